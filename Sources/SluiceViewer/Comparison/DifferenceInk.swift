internal import FlowCore
internal import FlowUI

/// The colours of a picture of the difference between two frames: greys close to the viewer's
/// background and, for pixels that differ, a colour that stands out.
struct DifferenceInk: Hashable {
  /// The greys to which the range from black to white is reduced: narrow enough not to distract,
  /// wide enough to recognize the content; by eye.
  private let greys: ClosedRange<Int>
  private let mark: RGBA

  /// The opacity of `mark` over a pixel that differs, 0…255: a constant part, the increase per unit
  /// of difference, and the maximum; by eye.
  private static let (minOpacity, gain, maxOpacity) = (72, 2, 224)
  /// The brightness of `mark` over a black pixel, 0…255; over a white pixel it is 255, so that the
  /// content stays recognizable even if all pixels differ; by eye.
  private static let shade = 112

  init(_ theme: Theme) {
    greys = theme.isDark ? 24...72 : 212...255
    mark = theme.destructive
  }

  /// `distance` is the largest difference in any channel, 0…255.
  func colour(over own: RGBA, differingBy distance: Int) -> RGBA {
    // The luma weights of Rec. 601, in 256ths.
    let light = (Int(own.red) * 77 + Int(own.green) * 151 + Int(own.blue) * 28) / 256
    let grey = greys.lowerBound + (greys.upperBound - greys.lowerBound) * light / 255
    let density = distance == 0 ? 0 : min(Self.maxOpacity, Self.minOpacity + distance * Self.gain)
    let shade = Self.shade + (255 - Self.shade) * light / 255
    func channel(_ mark: UInt8) -> UInt8 {
      UInt8((grey * (255 - density) + Int(mark) * shade / 255 * density) / 255)
    }
    return RGBA(red: channel(mark.red), green: channel(mark.green), blue: channel(mark.blue))
  }
}
