public import FlowCore
public import FlowUI

/// A contact sheet: the instants of a script side by side, each with its time and where fingers
/// are.
public struct Film {
  /// One instant.
  private struct Cell {
    let instant: Instant
    let stage: Layer
    let fingers: [Point]
  }

  /// The most instants on a sheet: what is left of 20 x 20 pictures on paper.
  public static let largest = 400
  /// How wide a sheet gets before it starts a new row, in pixels.
  private static let sheetWidth = 1600.0

  private var cells: [Cell] = []
  private let scale: Double

  /// Plays a script and keeps what is seen every so often, and when it has come to rest.
  ///
  /// - Parameters:
  ///   - script: What is played.
  ///   - session: A fresh session.
  ///   - start: The instant of the first picture.
  ///   - interval: The time between two pictures, positive.
  ///   - scale: Pixels a point of each picture.
  /// - Throws: `FilmError` when the sheet would get too large, or when the flow never rests.
  public init(
    _ script: Script, session: FlowSession, from start: Instant = .zero, every interval: Duration,
    scale: Double
  ) throws(FilmError) {
    precondition(interval > .zero, "a film's interval must be positive, not \(interval)")
    self.scale = scale
    let player = ScriptPlayer(script, session: session)
    let limit = script.end.advanced(by: ScriptPlayer.patience)
    var next = start
    var isAtRest = false
    while !isAtRest {
      guard cells.count < Self.largest else { throw .tooLong }
      isAtRest = player.playToRest(noLaterThan: min(next, limit))
      guard isAtRest || next <= limit else {
        throw .notAtRest(SettleTimeout(limit: ScriptPlayer.patience))
      }
      keep(script, session)
      next = next.advanced(by: interval)
    }
  }

  private mutating func keep(_ script: Script, _ session: FlowSession) {
    let now = session.context.clock.now
    cells.append(
      Cell(
        instant: now, stage: session.layerTree.root, fingers: script.fingers(at: now)))
  }

  /// The sheet as one frame, to be drawn at the scale it was made for.
  public func sheet(theme: Theme, measuring: any TextMeasuring) -> LayerTree {
    // The caption is as large on every sheet, however small the pictures are.
    let caption = TextStyle(size: 13 / scale, weight: .semibold, lineHeight: 24 / scale)
    let gap = 16 / scale
    // A script may have changed the stage's size: all have room.
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
        name: "film", size: sheet, drawings: [.fill(Rect(sheet), theme.groupedBackground)],
        sublayers: layers))
  }

  private func layer(of cell: Cell, caption: TextStyle, in context: LayoutContext) -> Layer {
    let time = TextBlock(
      "\(cell.instant.caption) ms", style: caption, width: .infinity,
      measuring: context.measuring)
    var stage = cell.stage
    stage.offset.y = caption.lineHeight
    let size = cell.stage.size
    // A thin line tells a white stage from the sheet.
    var marks = Layer(
      name: "fingers", size: size,
      drawings: [.outline(Rect(size), radius: 0, width: 1 / scale, context.theme.separator)]
        + cell.fingers.flatMap { ring(at: $0, context.theme.accent) })
    marks.offset.y = caption.lineHeight
    return Layer(
      name: "instant",
      size: Size(width: context.size.width, height: context.size.height + caption.lineHeight),
      drawings: time.drawings(at: .zero, colour: context.theme.label),
      sublayers: [stage, marks])
  }

  /// A ring that is seen on any colour: the size of a fingertip, accent within white.
  private func ring(at point: Point, _ colour: RGBA) -> [Drawing] {
    [(radius: 24.0, width: 8.0, RGBA.white), (radius: 22.0, width: 4.0, colour)].map { ring in
      .outline(
        Rect(
          x: point.x - ring.radius, y: point.y - ring.radius, width: 2 * ring.radius,
          height: 2 * ring.radius), radius: ring.radius, width: ring.width, ring.2)
    }
  }
}

/// Why there is no film.
public enum FilmError: Error, CustomStringConvertible {
  /// More pictures than a sheet holds.
  case tooLong
  /// The flow never rests.
  case notAtRest(SettleTimeout)

  /// What was wrong and what would be right, in one line.
  public var description: String {
    switch self {
    case .tooLong: "more than \(Film.largest) pictures; take one less often, by a larger --every"
    case .notAtRest(let error): error.description
    }
  }
}

extension Instant {
  /// The instant in milliseconds, to a tenth where it is not whole.
  fileprivate var caption: String {
    let text = (Double(nanoseconds) / 1e6).fixed(1)
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
