internal import FlowUI

extension Artwork {
  /// The app's logo.
  ///
  /// The three large discs have the colours of historical plant dyes: woad, madder and weld.
  static let sign = Artwork(
    width: 96, height: 96, on: 0x22366B,
    [
      .disc(x: 48, y: 36, radius: 20, colour: 0x6F93D8),
      .disc(x: 36, y: 57, radius: 20, colour: 0xD9694F),
      .disc(x: 60, y: 57, radius: 20, colour: 0xE8B04A),
      .disc(x: 48, y: 50, radius: 8, colour: 0xFFFFFF),
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
          .disc(x: 32, y: 34, radius: 17, colour: 0xF2994A),
          .block(x: 0, y: 40, width: 64, height: 24, radius: 0, colour: 0x4C86B8),
          .block(x: 20, y: 45, width: 24, height: 3, radius: 1.5, colour: 0xFBE3C4),
          .block(x: 26, y: 51, width: 12, height: 3, radius: 1.5, colour: 0xFBE3C4),
        ])
    case .fir:
      Artwork(
        width: 64, height: 64, on: 0xDCEBDD,
        [
          .block(x: 29, y: 44, width: 6, height: 12, radius: 0, colour: 0x6B4F3A),
          .block(x: 17, y: 33, width: 30, height: 14, radius: 7, colour: 0x2F6B4A),
          .block(x: 20, y: 23, width: 24, height: 14, radius: 7, colour: 0x3F8562),
          .block(x: 24, y: 13, width: 16, height: 14, radius: 7, colour: 0x5FA777),
        ])
    case .berries:
      Artwork(
        width: 64, height: 64, on: 0xF6DCE0,
        [
          .block(x: 30, y: 12, width: 4, height: 24, radius: 2, colour: 0x5B7F4A),
          .block(x: 33, y: 13, width: 18, height: 10, radius: 5, colour: 0x7DA562),
          .disc(x: 22, y: 36, radius: 11, colour: 0xB3364A),
          .disc(x: 42, y: 36, radius: 11, colour: 0xC94A5C),
          .disc(x: 32, y: 46, radius: 11, colour: 0xA02A40),
          .disc(x: 28, y: 42, radius: 3, colour: 0xE59AA6),
        ])
    case .moon:
      Artwork(
        width: 64, height: 64, on: 0x2B3A67,
        [
          .disc(x: 30, y: 32, radius: 18, colour: 0xF4E6B8),
          .disc(x: 39, y: 27, radius: 16, colour: 0x2B3A67),
          .disc(x: 48, y: 44, radius: 2, colour: 0xF4E6B8),
          .disc(x: 46, y: 18, radius: 1.5, colour: 0xF4E6B8),
          .disc(x: 14, y: 14, radius: 1.5, colour: 0xF4E6B8),
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
