internal import FlowUI

extension Artwork {
  /// The app's logo.
  ///
  /// The three large discs have the colours of historical plant dyes: woad, madder and weld.
  static let sign = Artwork(
    width: 96, height: 96, on: 0x22366B,
    [
      .disc(48, 36, 20, 0x6F93D8), .disc(36, 57, 20, 0xD9694F), .disc(60, 57, 20, 0xE8B04A),
      .disc(48, 50, 8, 0xFFFFFF),
    ])
}

extension Avatar {
  @MainActor
  var artwork: Artwork {
    switch self {
    case .sun:
      Artwork(
        width: 64, height: 64, on: 0xFBE3C4,
        [
          .disc(32, 34, 17, 0xF2994A), .block(0, 40, 64, 24, 0, 0x4C86B8),
          .block(20, 45, 24, 3, 1.5, 0xFBE3C4), .block(26, 51, 12, 3, 1.5, 0xFBE3C4),
        ])
    case .fir:
      Artwork(
        width: 64, height: 64, on: 0xDCEBDD,
        [
          .block(29, 44, 6, 12, 0, 0x6B4F3A), .block(17, 33, 30, 14, 7, 0x2F6B4A),
          .block(20, 23, 24, 14, 7, 0x3F8562), .block(24, 13, 16, 14, 7, 0x5FA777),
        ])
    case .berries:
      Artwork(
        width: 64, height: 64, on: 0xF6DCE0,
        [
          .block(30, 12, 4, 24, 2, 0x5B7F4A), .block(33, 13, 18, 10, 5, 0x7DA562),
          .disc(22, 36, 11, 0xB3364A), .disc(42, 36, 11, 0xC94A5C), .disc(32, 46, 11, 0xA02A40),
          .disc(28, 42, 3, 0xE59AA6),
        ])
    case .moon:
      Artwork(
        width: 64, height: 64, on: 0x2B3A67,
        [
          .disc(30, 32, 18, 0xF4E6B8), .disc(39, 27, 16, 0x2B3A67), .disc(48, 44, 2, 0xF4E6B8),
          .disc(46, 18, 1.5, 0xF4E6B8), .disc(14, 14, 1.5, 0xF4E6B8),
        ])
    }
  }

  /// `width` is in points.
  @MainActor
  func image(width: Double, name: String) -> Image {
    Image(
      .loaded(.artwork(artwork)), width: width, cornerRadius: width / 2, accessibilityLabel: name)
  }
}
