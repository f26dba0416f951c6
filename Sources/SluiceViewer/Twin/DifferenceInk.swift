internal import FlowCore
internal import FlowUI

/// The colours of a difference: greys near the ground of a viewer, and on them one that stands out.
struct DifferenceInk: Hashable {
  /// The greys from black's to white's: near enough to each other to be calm, and far enough to
  /// tell what is there; by eye.
  private let greys: ClosedRange<Int>
  /// What differs.
  private let mark: RGBA

  /// How dense the mark is for what just differs, how much denser for each step of a channel, and
  /// at most, of 255; by eye.
  private static let (least, gain, most) = (72, 2, 224)
  /// How much of the mark's brightness is left on black, of 255: what differs all over still shows
  /// what it is; by eye.
  private static let shade = 112

  init(_ theme: Theme) {
    greys = theme.isDark ? 24...72 : 212...255
    mark = theme.destructive
  }

  /// The colour of a pixel.
  ///
  /// - Parameter distance: How much it differs from the other stage's in the channel in which it
  ///   does most, 0…255.
  func colour(over own: RGBA, differingBy distance: Int) -> RGBA {
    // The weights of Rec. 601, of 256.
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
