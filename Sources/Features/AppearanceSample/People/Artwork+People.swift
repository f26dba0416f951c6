internal import FlowCore
internal import FlowUI

/// Landscapes in a person's colour, 320 by 180 points each.
extension Artwork {
  fileprivate static func portrait(in colour: RGBA) -> Artwork {
    landscape(
      colour, sky: 0.72, sun: Point(x: 226, y: 64),
      hills: [
        (x: 40, y: 250, radius: 150, share: 0.55), (x: 290, y: 270, radius: 150, share: 0.35),
        (x: 150, y: 310, radius: 170, share: 0.1),
      ])
  }

  static func view(_ index: Int, in colour: RGBA) -> Artwork {
    let shift = Double(index % 4) * 70
    return landscape(
      colour, sky: 0.85 - 0.2 * Double(index % 4), sun: Point(x: 60 + shift, y: 48 + shift / 8),
      hills: [
        (x: 300 - shift, y: 240, radius: 130, share: 0.45),
        (x: 40 + shift, y: 280, radius: 160, share: 0.25),
        (x: 220, y: 330, radius: 190, share: 0),
      ])
  }

  private typealias Hill = (x: Double, y: Double, radius: Double, share: Double)

  /// Draws a landscape; `sky` and each hill's share are the shares of white mixed into the colour.
  private static func landscape(_ colour: RGBA, sky: Double, sun: Point, hills: [Hill]) -> Artwork {
    let shade = { (share: Double) in colour.interpolated(to: .white, fraction: share) }
    let size = Size(width: 320, height: 180)
    return Artwork(
      size: size,
      drawings: [
        .fill(Rect(size), colour: shade(sky)),
        .disc(x: sun.x, y: sun.y, radius: 24, colour: 0xFFF4D6),
      ]
        + hills.map { Drawing.disc(x: $0.x, y: $0.y, radius: $0.radius, colour: shade($0.share)) })
  }
}

extension Person {
  /// The person's picture, which moves from their row to their profile.
  func portrait(
    width: Double? = nil, aspect: Double, cornerRadius: Double, accessibilityLabel: String = ""
  ) -> Matched {
    Matched("portrait-\(id)") {
      Image(
        .loaded(.artwork(.portrait(in: colour.rgba))), mode: .fill, width: width, aspect: aspect,
        cornerRadius: cornerRadius, accessibilityLabel: accessibilityLabel)
    }
  }
}
