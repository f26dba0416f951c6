internal import FlowRaster

/// The box drawn in place of a character that no font has.
///
/// The program draws the box itself, because the boxes in fonts differ widely, and some fonts have
/// none.
struct MissingGlyph {
  /// The advance width in ems: about that of a capital letter.
  static let advance = 0.7

  /// In pixels.
  private let em: Double

  init(em: Double) { self.em = em }

  /// The height in pixels: about that of a capital letter.
  var height: Int { max(1, Int((0.73 * em).rounded())) }

  func coverage(count: Int) -> Coverage {
    let width = Int((Self.advance * em * Double(count)).rounded())
    // The stroke is as thick as a letter's, with a margin on both sides.
    let (stroke, room) = (max(1, Int(em / 14)), Int((0.07 * em).rounded()))
    let edges = (0..<count).map { index in
      (
        left: Int((Self.advance * em * Double(index)).rounded()) + room,
        right: Int((Self.advance * em * Double(index + 1)).rounded()) - room
      )
    }
    var row = [UInt8](repeating: 0, count: width)
    var sides = row
    for edge in edges {
      for x in edge.left..<max(edge.left, edge.right) {
        row[x] = 255
        if x < edge.left + stroke || x >= edge.right - stroke { sides[x] = 255 }
      }
    }
    let values = (0..<height).flatMap { $0 < stroke || $0 >= height - stroke ? row : sides }
    return Coverage(width: width, height: height, values: values)
  }
}
