package import FlowCore
package import FlowUI

/// A contact sheet: frames of a script side by side, each with its time and the positions of
/// pressed pointers.
@MainActor
package struct ContactSheet {
  private struct Cell {
    let instant: Instant
    let stage: Layer
    let fingers: [Point]

    /// Whether both cells look the same, regardless of their instants.
    func looksLike(_ other: Cell) -> Bool { stage == other.stage && fingers == other.fingers }
  }

  /// The largest number of frames on a sheet: 20 x 20, for legibility on paper.
  package nonisolated static let largest = 400
  /// The width of a sheet in pixels; frames that do not fit into it start a new row.
  private static let sheetWidth = 1600.0

  /// The sampling interval when instants are chosen automatically: less than a frame of a 60 Hz
  /// display.
  private static let step = Duration.milliseconds(10)
  /// The maximum number of samples up to the script's end; for a longer script, the sampling
  /// interval grows.
  private static let maxSamples = 6_000

  private var cells: [Cell] = []
  private let scale: Double

  /// Plays a script and records the frames that tell what happens: the first frame, the start and
  /// end of each motion and each press, some frames in between, and the last frame.
  ///
  /// - Parameters:
  ///   - script: The script to play.
  ///   - session: A new session.
  ///   - start: The instant of the first frame.
  ///   - end: The instant of the last frame; if `nil`, that is when the flow has settled.
  ///   - scale: Pixels per point of each frame.
  /// - Throws: `ContactSheetError` if the sheet would have too many frames, or the flow does not
  ///   settle in time.
  package init(
    telling script: Script, session: FlowSession, from start: Instant = .zero,
    to end: Instant? = nil, scale: Double
  ) throws(ContactSheetError) {
    self.scale = scale
    let step = max(Self.step, start.duration(to: end ?? script.end) / Self.maxSamples)
    var moments = KeyMoments<Cell>(
      at: \.instant, looksLike: { $0.looksLike($1) }, presses: \.fingers.count)
    try Self.play(script, session, from: start, to: end, every: step) {
      cell, _ throws(ContactSheetError) in
      moments.add(cell)
      guard moments.chosen.count <= Self.largest else { throw .tooLong }
    }
    cells = moments.finish()
    guard cells.count <= Self.largest else { throw .tooLong }
  }

  /// Plays a script and records a frame at each interval, and one at the end; the latter only if it
  /// looks different from the previous frame.
  ///
  /// - Parameters:
  ///   - script: The script to play.
  ///   - session: A new session.
  ///   - start: The instant of the first frame.
  ///   - end: The instant of the last frame; if `nil`, that is when the flow has settled.
  ///   - interval: The time between two frames, positive.
  ///   - scale: Pixels per point of each frame.
  /// - Throws: `ContactSheetError` if the sheet would have too many frames, or the flow does not
  ///   settle in time.
  package init(
    _ script: Script, session: FlowSession, from start: Instant = .zero, to end: Instant? = nil,
    every interval: Duration, scale: Double
  ) throws(ContactSheetError) {
    precondition(interval > .zero, "a film's interval must be positive, not \(interval)")
    self.scale = scale
    var cells: [Cell] = []
    try Self.play(script, session, from: start, to: end, every: interval) {
      cell, isLast throws(ContactSheetError) in
      if isLast, cells.last?.looksLike(cell) ?? false { return }
      guard cells.count < Self.largest else { throw .tooLong }
      cells.append(cell)
    }
    self.cells = cells
  }

  /// Plays a script, and passes the frame at each interval and the last frame to `show`.
  private static func play(
    _ script: Script, _ session: FlowSession, from start: Instant, to end: Instant?,
    every interval: Duration,
    _ show: (_ cell: Cell, _ isLast: Bool) throws(ContactSheetError) -> Void
  ) throws(ContactSheetError) {
    let player = ScriptPlayer(script, session: session)
    // The flow may settle before the first frame.
    if end == nil { player.play(to: start) }
    let limit = max(script.end, start).advanced(by: ScriptPlayer.settleLimit)
    var next = start
    var isLast = false
    while !isLast {
      if let end {
        player.play(to: min(next, end))
        isLast = next >= end
      } else {
        isLast = player.playUntilSettled(noLaterThan: min(next, limit))
        guard isLast || next <= limit else {
          throw .unsettled(SettleTimeout(limit: ScriptPlayer.settleLimit))
        }
      }
      let now = session.context.clock.now
      let cell = Cell(
        instant: now, stage: session.layerTree.root, fingers: script.fingers(at: now))
      try show(cell, isLast)
      next = next.advanced(by: interval)
    }
  }

  /// Lays out the sheet as one layer tree, to be drawn at the scale given at creation.
  package func sheet(theme: Theme, measuring: any TextMeasuring) -> LayerTree {
    // The caption has the same size in pixels on every sheet, whatever the scale of the frames.
    let caption = TextStyle(size: 13 / scale, weight: .semibold, lineHeight: 24 / scale)
    let gap = 16 / scale
    // A script may resize the stage: each cell has room for the largest stage.
    let size = Size(
      width: cells.map(\.stage.size.width).max() ?? 0,
      height: cells.map(\.stage.size.height).max() ?? 0)
    let pitch = Size(width: size.width + gap, height: size.height + caption.lineHeight + gap)
    let columns = max(1, min(cells.count, Int(Self.sheetWidth / scale / pitch.width)))
    let rows = (cells.count + columns - 1) / columns
    let sheet = Size(
      width: Double(columns) * pitch.width + gap, height: Double(rows) * pitch.height + gap)
    let layers = cells.enumerated().map { index, cell in
      var layer = layer(
        of: cell, caption: caption,
        in: LayoutContext(size: size, measuring: measuring, theme: theme))
      layer.offset = Point(
        x: gap + Double(index % columns) * pitch.width,
        y: gap + Double(index / columns) * pitch.height)
      return layer
    }
    return LayerTree(
      root: Layer(
        name: "film", size: sheet, drawings: [.fill(Rect(sheet), colour: theme.groupedBackground)],
        sublayers: layers))
  }

  private func layer(of cell: Cell, caption: TextStyle, in context: LayoutContext) -> Layer {
    let time = TextBlock(
      "\(cell.instant.caption) ms", style: caption, width: .infinity,
      measuring: context.measuring)
    var stage = cell.stage
    stage.offset.y = caption.lineHeight
    let size = cell.stage.size
    // A thin outline separates a white stage from the sheet.
    var marks = Layer(
      name: "marks", size: size,
      drawings: [
        .outline(Rect(size), radius: 0, width: 1 / scale, colour: context.theme.separator)
      ],
      sublayers: [.fingers(at: cell.fingers, size: size, colour: context.theme.accent)])
    marks.offset.y = caption.lineHeight
    return Layer(
      name: "instant",
      size: Size(width: context.size.width, height: context.size.height + caption.lineHeight),
      drawings: time.drawings(at: .zero, colour: context.theme.label),
      sublayers: [stage, marks])
  }

}

/// Why a contact sheet cannot be made.
package enum ContactSheetError: Error, CustomStringConvertible {
  /// The sheet would have more than `ContactSheet.largest` frames.
  case tooLong
  /// The flow does not settle in time.
  case unsettled(SettleTimeout)

  /// The problem and its remedy, in one line.
  package var description: String {
    switch self {
    case .tooLong:
      "more than \(ContactSheet.largest) pictures; take them at longer intervals"
    case .unsettled(let error): error.description
    }
  }
}

extension Instant {
  /// In milliseconds, with one decimal unless the number is whole.
  fileprivate var caption: String {
    let text = (Double(nanoseconds) / 1e6).fixed(1)
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
