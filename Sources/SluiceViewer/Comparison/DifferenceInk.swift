internal import FlowCore
internal import FlowUI

/// The colours of a difference picture: greys near the viewer's background, and one that stands out
/// for what differs.
struct DifferenceInk: Hashable {
  /// The range of greys that black to white are mapped to: close enough to be calm, far enough
  /// apart to recognize the content; by eye.
  private let greys: ClosedRange<Int>
  /// The colour of what differs.
  private let mark: RGBA

  /// The mark's density for the smallest difference, its increase per step of a channel, and its
  /// maximum, all of 255; by eye.
  private static let (least, gain, most) = (72, 2, 224)
  /// The mark's brightness on black, of 255: the content stays recognizable even if everything
  /// differs; by eye.
  private static let shade = 112

  init(_ theme: Theme) {
    greys = theme.isDark ? 24...72 : 212...255
    mark = theme.destructive
  }

  /// The colour of a pixel.
  ///
  /// - Parameter distance: The largest difference from the other stage's pixel in any channel,
  ///   0…255.
  func colour(over own: RGBA, differingBy distance: Int) -> RGBA {
    // Weights of Rec. 601, of 256.
    let light = (Int(own.red) * 77 + Int(own.green) * 151 + Int(own.blue) * 28) / 256
    let grey = greys.lowerBound + (greys.upperBound - greys.lowerBound) * light / 255
    let density = distance == 0 ? 0 : min(Self.most, Self.least + distance * Self.gain)
    let shade = Self.shade + (255 - Self.shade) * light / 255
    func channel(_ mark: UInt8) -> UInt8 {
      UInt8((grey * (255 - density) + Int(mark) * shade / 255 * density) / 255)
    }
    return RGBA(red: channel(mark.red), green: channel(mark.green), blue: channel(mark.blue))
  }
}
