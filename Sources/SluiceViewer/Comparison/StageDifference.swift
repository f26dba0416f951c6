internal import FlowCore
internal import FlowSnapshot
internal import FlowText
internal import FlowUI
internal import ImageFiles

/// Compares two frames and renders the difference.
///
/// The picture shows the first frame in muted greys. Pixels that differ are tinted with the
/// destructive colour; a larger difference gives a stronger tint.
final class StageDifference {
  struct Finding {
    /// At one pixel per point.
    let bitmap: Bitmap
    /// The share of pixels that differ, 0…1.
    let share: Double
  }

  private let renderer: SnapshotRenderer
  private var known: (first: LayerTree, second: LayerTree, ink: DifferenceInk, finding: Finding)?

  init(glyphs: GlyphLibrary) {
    renderer = SnapshotRenderer(glyphs: glyphs)
  }

  func find(_ first: LayerTree, _ second: LayerTree, in theme: Theme) -> Finding {
    let ink = DifferenceInk(theme)
    if let known, known.first == first, known.second == second, known.ink == ink {
      return known.finding
    }
    let finding = Self.compare(
      renderer.picture(of: first, scale: 1), renderer.picture(of: second, scale: 1), ink)
    known = (first, second, ink, finding)
    return finding
  }

  private static func compare(
    _ left: RGBImage, _ right: RGBImage, _ ink: DifferenceInk
  ) -> Finding {
    let (width, height) = (min(left.width, right.width), min(left.height, right.height))
    var count = 0
    let bitmap = Bitmap(width: width, height: height) { x, y in
      let (a, b) = ((y * left.width + x) * 3, (y * right.width + x) * 3)
      let (red, green, blue) = (left.bytes[a], left.bytes[a + 1], left.bytes[a + 2])
      let distance = max(
        red.distance(from: right.bytes[b]), green.distance(from: right.bytes[b + 1]),
        blue.distance(from: right.bytes[b + 2]))
      if distance > 0 { count += 1 }
      return ink.colour(
        over: RGBA(red: red, green: green, blue: blue), differingBy: distance)
    }
    return Finding(bitmap: bitmap, share: Double(count) / Double(width * height))
  }
}

extension StageDifference.Finding {
  var title: Phrase {
    if share == 0 { return .noDifference }
    // Do not round an actual difference to zero.
    return share < 0.001 ? .hardlyDiffers : .differs.with((share * 100).fixed(1))
  }
}

extension UInt8 {
  fileprivate func distance(from other: UInt8) -> Int { abs(Int(self) - Int(other)) }
}
