import FlowCore
import FlowUI

extension Event {
  /// The poster, which moves from the event's row to its page.
  @MainActor func poster(width: Double? = nil, aspect: Double, radius: Double) -> Matched {
    Matched("poster-\(id)") {
      Image(
        .loaded(.artwork(artwork)), mode: .fill, width: width, aspect: aspect,
        cornerRadius: radius, accessibilityLabel: "")
    }
  }

  /// The picture on the poster, of 320 by 200 points.
  var artwork: Artwork {
    switch id {
    case "weir":
      .poster(
        0x14213D, 0x3D5A80,
        [
          (.circle(centre: Point(x: 160, y: 74), radius: 44), 0xFCE38A),
          ("M0 128q40-18 80 0t80 0t80 0t80 0v72H0z", 0x2A9D8F),
          ("M0 158q40-18 80 0t80 0t80 0t80 0v42H0z", 0x1B6F66),
        ])
    case "oud":
      .poster(
        0x7A3E12, 0xE09F3E,
        [
          ("M160 40C96 60 86 168 160 180C234 168 224 60 160 40z", 0xF6D7A7),
          ("M152 6h16v96h-16z", 0x4A2206),
          (.circle(centre: Point(x: 160, y: 118), radius: 18), 0x4A2206),
        ])
    case "doors":
      .poster(
        0x2B2D42, 0x5C677D,
        (0..<7).map { door in
          let x = 20 + 42 * Double(door)
          return (
            Path.roundedRectangle(Rect(x: x, y: 56, width: 30, height: 160), radius: 15),
            door == 4 ? 0xFFB703 : 0x8D99AE
          )
        })
    case "birds":
      .poster(
        0xFFE5D9, 0xFFB4A2,
        [
          ("M60 130L150 60L190 112z", 0xE5383B), ("M150 60L240 48L190 112z", 0xBA181B),
          ("M190 112L262 150L128 122z", 0x660708),
        ])
    default:
      .poster(
        0x3C1642, 0x086375,
        (0..<4).map { string in
          (.rectangle(Rect(x: 118 + 26 * Double(string), y: 0, width: 6, height: 200)), 0xF1E9DA)
        } + [("M0 150L320 92v14L0 164z", 0xAF7A3A)])
    }
  }
}

extension Artwork {
  fileprivate static func poster(
    _ top: UInt32, _ bottom: UInt32, _ shapes: [(path: Path, colour: UInt32)]
  ) -> Artwork {
    let size = Size(width: 320, height: 200)
    let ground = Paint.linear(
      Gradient(RGBA(hex: top), RGBA(hex: bottom)), from: .zero, to: Point(x: 0, y: size.height))
    return Artwork(
      size: size,
      drawings: [.path(.rectangle(Rect(size)), paint: ground)]
        + shapes.map { .path($0.path, paint: .colour(RGBA(hex: $0.colour))) })
  }
}
