internal import FlowCore
internal import FlowUI

/// One leaf of the gate: an iron frame with bars, as it looks when it is shut by a fraction.
@MainActor
struct GateLeaf {
  enum Side: CaseIterable {
    case left
    case right
  }

  struct Colours {
    let iron: RGBA
    let brass: RGBA
    let shadow: RGBA

    static let day = Colours(
      iron: RGBA(hex: 0x2C3A4B), brass: RGBA(hex: 0xE0A93F),
      shadow: RGBA(red: 60, green: 48, blue: 30, alpha: 56))
    static let night = Colours(
      iron: RGBA(hex: 0x0B1120), brass: RGBA(hex: 0xD9A441),
      shadow: RGBA(red: 0, green: 0, blue: 0, alpha: 90))
  }

  private let side: Side
  private let colours: Colours
  private let opacity: Double
  /// The distance from the pillar to the free edge, in points of the scenery.
  private let reach: Double
  /// The width of an inner bar, in points of the scenery; bars of an open leaf are narrower,
  /// because they are seen edge-on.
  private let bar: Double

  /// Half the width of the opening between the pillars, in points of the scenery, and the fraction
  /// of this half that an open leaf still covers, seen nearly edge-on; chosen by eye.
  private static let (half, openShare) = (62.0, 0.15)
  /// The y of the lower ends of the bars, of their upper ends at the pillar and in the middle, and
  /// of two of the rails, in points of the scenery; by eye.
  private static let (foot, hingeTop, middleTop) = (174.0, 122.0, 102.0)
  private static let (upperRail, lowerRail) = (130.0, 160.0)
  private static let gaps = 7

  init(_ side: Side, shut: Double, _ colours: Colours, _ opacity: Double) {
    self.side = side
    self.colours = colours
    self.opacity = opacity
    // The remaining opening is proportional to 1 - shut: at 42 % it is 58 % of the opening between
    // open leaves.
    reach = Self.half * (Self.openShare + (1 - Self.openShare) * shut)
    bar = 1.6 + 1.6 * shut
  }

  func drawings(in frame: Rect) -> [Drawing] {
    let scale = frame.size.width / GateScenery.size.width
    return (ground + rails + rings + bars + lock).map { piece in
      let (rect, radius) = (piece.frame, piece.radius)
      let positioned = Rect(
        x: frame.minX + x(rect) * scale, y: frame.minY + rect.minY * scale,
        width: rect.size.width * scale, height: rect.size.height * scale)
      let colour = piece.colour.opacity(Double(piece.colour.alpha) / 255 * opacity)
      return piece.isRing
        ? .outline(positioned, radius: radius * scale, width: 1.8 * scale, colour: colour)
        : .roundedRectangle(positioned, radius: radius * scale, colour: colour)
    }
  }

  /// A shape whose x counts from the pillar towards the middle.
  private struct Piece {
    let frame: Rect
    let radius: Double
    let colour: RGBA
    var isRing = false

    init(
      _ x: Double, _ y: Double, _ width: Double, _ height: Double, radius: Double, _ colour: RGBA
    ) {
      frame = Rect(x: x, y: y, width: width, height: height)
      self.radius = radius
      self.colour = colour
    }
  }

  private func x(_ rect: Rect) -> Double {
    switch side {
    case .left: GateScenery.opening.lowerBound + rect.minX
    case .right: GateScenery.opening.upperBound - rect.maxX
    }
  }

  private var bars: [Piece] {
    (0...Self.gaps).flatMap { index -> [Piece] in
      let part = Double(index) / Double(Self.gaps)
      let isEdge = index == 0 || index == Self.gaps
      let width = isEdge ? bar * 1.4 : bar
      let x = (reach - width) * part
      let top = top(at: part)
      let (knob, overlap) = (width * 1.7, width * 0.35)
      return [
        Piece(x, top, width, Self.foot - top, radius: width / 2, colours.iron),
        Piece(
          min(max(x + (width - knob) / 2, 0), reach - knob), top - knob + overlap, knob, knob,
          radius: knob / 2,
          isEdge ? colours.brass : colours.iron),
      ]
    }
  }

  /// The y of a bar's upper end; `part` is 0 at the pillar and 1 in the middle.
  private func top(at part: Double) -> Double {
    Self.hingeTop + (Self.middleTop - Self.hingeTop) * part * (2 - part)
  }

  private var rails: [Piece] {
    [Self.upperRail, Self.upperRail + 16, Self.lowerRail, Self.foot - 5].map {
      Piece(0, $0, reach, 2.6, radius: 1.3, colours.iron)
    }
  }

  private var rings: [Piece] {
    let step = reach / Double(Self.gaps)
    return (0..<Self.gaps).map { index in
      var ring = Piece(
        step * Double(index) + step * 0.08, Self.upperRail + 3.4, step * 0.84, 11.8,
        radius: min(step * 0.42, 5.9), colours.iron)
      ring.isRing = true
      return ring
    }
  }

  private var lock: [Piece] {
    [Piece(reach - bar * 2, 147, bar * 2, 12, radius: 1.5, colours.brass)]
  }

  private var ground: [Piece] {
    [Piece(0, Self.foot - 1, reach, 4, radius: 2, colours.shadow)]
  }
}
