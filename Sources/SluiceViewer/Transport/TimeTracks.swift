internal import FlowCore
internal import FlowUI

/// The frames of a time line's ruler and tracks.
///
/// In a low window, the tracks are thin, and their names are shown only under the mouse.
@MainActor
struct TimeTracks {
  /// The frame of the ruler and the tracks, beside their names.
  let frame: Rect
  let ruler: Rect
  let input: Rect
  let transitions: Rect
  let callbacks: Rect
  let gates: Rect
  let isRoomy: Bool
  private let left: Double

  /// In points: a line of a caption.
  private static let row = 15.0
  /// The tops and heights of thin tracks in points, by eye; a gate's tick reaches below the tick of
  /// a callback at the same instant.
  private static let thin = [(15.0, 5.0), (20, 8), (28, 5), (31, 5)]
  private static let low = 36.0
  private static let gap = 8.0
  /// In points; narrower tracks have no names; by eye.
  private static let minWidth = 420.0

  /// In points; depends on the height of the transport bar.
  static func height(in context: LayoutContext) -> Double {
    context.size.height >= ShellFrames.roomyTransport ? 5 * row : low
  }

  init(in frame: Rect, _ context: LayoutContext) {
    isRoomy = frame.size.height > Self.low
    left = frame.minX
    let names =
      isRoomy && frame.size.width >= Self.minWidth ? Self.nameWidth(context) : 0
    let tracks = Rect(
      x: frame.minX + names, y: frame.minY, width: frame.size.width - names,
      height: frame.size.height)
    let lane = { (top: Double, height: Double) in
      Rect(x: tracks.minX, y: tracks.minY + top, width: tracks.size.width, height: height)
    }
    self.frame = tracks
    ruler = lane(0, Self.row)
    let rows =
      isRoomy
      ? (1...4).map { lane(Double($0) * Self.row, Self.row) } : Self.thin.map { lane($0.0, $0.1) }
    (input, transitions, callbacks, gates) = (rows[0], rows[1], rows[2], rows[3])
  }

  private static func title(of track: TimeMarks.Track) -> Phrase {
    switch track {
    case .input: .inputTrack
    case .transitions: .transitionsTrack
    case .callbacks: .callbacksTrack
    case .gates: .gates
    }
  }

  private static func nameWidth(_ context: LayoutContext) -> Double {
    let widths = TimeMarks.Track.allCases.map {
      context.measuring.width(of: context.strings[title(of: $0)], in: context.style(.caption))
    }
    return (widths.max() ?? 0).rounded(.up) + gap
  }

  private func frame(of track: TimeMarks.Track) -> Rect {
    switch track {
    case .input: input
    case .transitions: transitions
    case .callbacks: callbacks
    case .gates: gates
    }
  }

  /// The track at a height and its name, if there is no room for names beside the tracks.
  func unnamedTrack(
    at y: Double, _ strings: FlowStrings
  ) -> (track: TimeMarks.Track, name: String)? {
    guard frame.minX == left else { return nil }
    let track = TimeMarks.Track.allCases.first {
      frame(of: $0).minY <= y && y < frame(of: $0).maxY
    }
    return track.map { ($0, strings[Self.title(of: $0)]) }
  }

  /// Empty without room for names.
  func names(_ context: LayoutContext) -> [Drawing] {
    guard frame.minX > left else { return [] }
    return TimeMarks.Track.allCases.flatMap { track in
      context.line(
        context.strings[Self.title(of: track)], style: context.style(.caption),
        width: frame.minX - left
      ).drawings(at: Point(x: left, y: frame(of: track).minY), colour: context.theme.secondaryLabel)
    }
  }
}
