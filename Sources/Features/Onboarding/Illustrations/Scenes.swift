internal import FlowUI

/// The illustrations of the tour, 320 by 280 points each.
extension Artwork {
  /// A path over green hills.
  static let hills = Artwork(
    width: 320, height: 280, on: 0xCDE9F7,
    [
      .disc(242, 74, 34, 0xFFD166),
      .block(38, 52, 84, 20, 10, 0xFFFFFF), .block(62, 38, 46, 26, 13, 0xFFFFFF),
      .block(150, 96, 62, 14, 7, 0xE6F5FC),
      .disc(64, 330, 170, 0xA5D3A6), .disc(284, 350, 200, 0x86C08F), .disc(140, 420, 220, 0x5FA777),
    ] + fir(40, 214, 58, 0x3F8562) + fir(70, 222, 44, 0x4C966F) + fir(276, 218, 64, 0x3F8562)
      + [
        .block(146, 262, 20, 9, 4.5, 0xFBF3DC), .block(172, 250, 17, 8, 4, 0xFBF3DC),
        .block(186, 237, 15, 7, 3.5, 0xFBF3DC), .block(184, 225, 13, 6, 3, 0xFBF3DC),
        .block(174, 215, 11, 5, 2.5, 0xFBF3DC),
      ] + pin(174, 206))

  /// The path of the sun across an evening sky, and a bar chart of the coming hours.
  static let daylight = Artwork(
    width: 320, height: 280, on: 0xFBE3C4,
    [
      .block(0, 150, 320, 130, 0, 0xF6C69A), .disc(160, 176, 112, 0xFAD7AE),
      .disc(160, 176, 86, 0xF6C69A),
      .disc(54, 160, 4, 0xE08E45), .disc(63, 126, 4, 0xE08E45), .disc(84, 98, 4, 0xE08E45),
      .disc(114, 78, 4, 0xE08E45), .disc(150, 68, 4, 0xE08E45), .disc(196, 76, 26, 0xFF9F45),
      .disc(196, 76, 18, 0xFFB866),
      .disc(238, 100, 4, 0xEBC59C), .disc(258, 128, 4, 0xEBC59C), .disc(266, 160, 4, 0xEBC59C),
      .block(40, 176, 240, 82, 16, 0xFFFFFF),
      .block(62, 222, 14, 18, 7, 0xF3B562), .block(92, 210, 14, 30, 7, 0xF3B562),
      .block(122, 200, 14, 40, 7, 0xF08A4B), .block(152, 196, 14, 44, 7, 0xF08A4B),
      .block(182, 206, 14, 34, 7, 0xF3B562), .block(212, 216, 14, 24, 7, 0x7FB3D5),
      .block(242, 224, 14, 16, 7, 0x7FB3D5),
    ])

  /// Three overlapping photos.
  static let photos = Artwork(
    width: 320, height: 280, on: 0xE6E1F4,
    [
      .block(44, 64, 132, 152, 10, 0xC9C0E2), .block(40, 58, 132, 152, 10, 0xFFFFFF),
      .block(50, 68, 112, 106, 4, 0xF2B8A0), .disc(84, 104, 16, 0xFBE3C4),
      .block(50, 140, 112, 34, 4, 0xB5655A),
      .block(154, 44, 132, 152, 10, 0xC9C0E2), .block(150, 38, 132, 152, 10, 0xFFFFFF),
      .block(160, 48, 112, 106, 4, 0x9AD0EC), .block(160, 112, 112, 42, 4, 0x2F7FA8),
      .block(160, 120, 112, 4, 2, 0x9AD0EC), .block(178, 134, 60, 4, 2, 0x9AD0EC),
      .block(102, 102, 132, 152, 10, 0xB9AEDA), .block(98, 96, 132, 152, 10, 0xFFFFFF),
      .block(108, 106, 112, 106, 4, 0xBFE3C8), .block(108, 178, 112, 34, 4, 0x5FA777),
      .disc(192, 132, 13, 0xFFD166),
    ] + fir(138, 192, 54, 0x3F8562) + fir(162, 196, 40, 0x4C966F)
      + [.block(112, 224, 64, 6, 3, 0xB9AEDA), .block(112, 235, 38, 5, 2.5, 0xDAD3EC)])

  /// A map with a marked place by a river.
  static let map = Artwork(
    width: 320, height: 280, on: 0xDCEBDD,
    [
      .block(-40, 168, 250, 46, 23, 0xA9D6EE), .block(164, 120, 46, 94, 23, 0xA9D6EE),
      .block(164, 120, 200, 40, 20, 0xA9D6EE),
      .block(20, 24, 82, 52, 10, 0xB9DCBD), .block(226, 192, 78, 66, 12, 0xB9DCBD),
      .block(236, 26, 62, 60, 10, 0xEADFC8), .block(40, 100, 60, 42, 8, 0xEADFC8),
      .block(120, -10, 12, 300, 6, 0xFFFFFF), .block(-10, 82, 340, 10, 5, 0xFFFFFF),
      .block(-10, 236, 340, 10, 5, 0xFFFFFF), .block(218, -10, 8, 110, 4, 0xFFFFFF),
      .block(116, 164, 20, 54, 4, 0xC7B08A), .block(120, 164, 12, 54, 0, 0xE7D7B5),
    ] + pin(190, 116) + fir(50, 66, 30, 0x5FA777) + fir(70, 70, 36, 0x3F8562)
      + fir(256, 246, 40, 0x3F8562) + fir(280, 250, 30, 0x5FA777))
}
