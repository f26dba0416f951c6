import FlowCore
import Testing

@Suite struct ColourTests {
  private static func pairs(seed: UInt64, count: Int) -> [(RGBA, RGBA)] {
    var generator = SeededGenerator(seed: seed)
    return (0..<count).map { _ in
      (
        .random(using: &generator, alpha: 0...1), .random(using: &generator, alpha: 0...1)
      )
    }
  }

  @Test("Colour interpolation is exact at both ends and beyond, and NaN counts as 0")
  func ends() {
    for (start, end) in Self.pairs(seed: 1, count: 1000) {
      for fraction: Double in [0, -0.5, -Double.infinity, .nan] {
        #expect(start.interpolated(to: end, fraction: fraction) == start)
      }
      for fraction: Double in [1, 1.5, .infinity] {
        #expect(start.interpolated(to: end, fraction: fraction) == end)
      }
    }
  }

  @Test("Opaque colours mix by their gamma-encoded channel values, rounded to the nearest integer")
  func opaque() {
    let start = RGBA(red: 0, green: 100, blue: 255)
    let end = RGBA(red: 255, green: 200, blue: 0)

    let middle = start.interpolated(to: end, fraction: 0.25)

    #expect(middle == RGBA(red: 64, green: 125, blue: 191))
  }

  @Test("Colours are interpolated with premultiplied alpha")
  func premultiplied() {
    let red = RGBA(red: 255, green: 0, blue: 0)
    let clearBlue = RGBA(red: 0, green: 0, blue: 255, alpha: 0)
    let faintBlue = RGBA(red: 0, green: 0, blue: 255, alpha: 51)

    #expect(red.interpolated(to: clearBlue, fraction: 0.5) == red.opacity(0.5))
    // Alpha is 153; premultiplied red is 127.5, which is 5/6 of it, and premultiplied blue is 25.5.
    #expect(
      red.interpolated(to: faintBlue, fraction: 0.5)
        == RGBA(red: 213, green: 0, blue: 43, alpha: 153))
  }

  @Test("Each interpolated channel is monotone and stays between its ends")
  func monotone() {
    for (start, end) in Self.pairs(seed: 2, count: 200) {
      let steps = (0...100).map { start.interpolated(to: end, fraction: Double($0) / 100) }
      for channel in [\RGBA.red, \.green, \.blue, \.alpha] {
        // The channels of a fully transparent colour are arbitrary.
        let values = steps.filter { $0.alpha > 0 }.map { $0[keyPath: channel] }
        #expect(values == values.sorted() || values == values.sorted(by: >))
      }
    }
  }

  @Test("An interpolation between two transparent colours is transparent")
  func invisible() {
    let start = RGBA(hex: 0x123456).opacity(0)
    let end = RGBA(hex: 0xFEDCBA).opacity(0)

    #expect(start.interpolated(to: end, fraction: 0.5).alpha == 0)
  }

  @Test(
    "S3-24 Brightness weights the channels and is a grey's own value; above one half is bright"
  )
  func brightness() {
    #expect(RGBA(red: 255, green: 0, blue: 0).brightness == 0.299)
    #expect(RGBA(red: 0, green: 255, blue: 0).brightness == 0.587)
    #expect(RGBA(red: 0, green: 0, blue: 255).brightness == 0.114)
    for grey in 0...255 {
      let colour = RGBA(red: UInt8(grey), green: UInt8(grey), blue: UInt8(grey))
      #expect(colour.brightness == Double(grey) / 255)
      #expect(colour.isBright == (grey > 127))
    }
    // A colour is bright if 299 red + 587 green + 114 blue, here 127,405 and 127,526, is above
    // 127,500.
    #expect(!RGBA(red: 75, green: 140, blue: 200).isBright)
    #expect(RGBA(red: 100, green: 150, blue: 84).isBright)
    #expect(RGBA.white.opacity(0).isBright)
  }

  @Test("S3-25 The inverse keeps alpha, and inverting twice is the identity")
  func inverse() {
    #expect(
      RGBA(red: 234, green: 46, blue: 73, alpha: 9).inverse
        == RGBA(red: 21, green: 209, blue: 182, alpha: 9))
    for (colour, _) in Self.pairs(seed: 3, count: 1000) {
      #expect(colour.inverse.inverse == colour)
      #expect(colour.inverse.alpha == colour.alpha)
    }
  }

  @Test(
    "S3-27 A random colour may have any channel values and an alpha up to 0.99; the seed determines it"
  )
  func chance() {
    var generator = SeededGenerator(seed: 4)
    let colours = (0..<20_000).map { _ in RGBA.random(using: &generator) }

    for channel in [\RGBA.red, \.green, \.blue] {
      #expect(Set(colours.map { $0[keyPath: channel] }).count == 256)
    }
    #expect(Set(colours.map(\.alpha)) == Set(0...252))
    var same = SeededGenerator(seed: 4)
    #expect((0..<20_000).allSatisfy { colours[$0] == .random(using: &same) })
  }

  @Test("S3-34 A translucent colour is composited over its background, and an opaque one covers it")
  func composited() {
    let half = RGBA(red: 255, green: 0, blue: 0, alpha: 51)

    #expect(half.composited(over: .white) == RGBA(red: 255, green: 204, blue: 204))
    #expect(half.composited(over: .black) == RGBA(red: 51, green: 0, blue: 0))
    #expect(half.composited(over: .white.opacity(0)) == half)
    #expect(RGBA.black.composited(over: half) == .black)
    #expect(RGBA.white.opacity(0).composited(over: half) == half)
  }

  @Test("Contrast is that of WCAG 2: from 1 to 21, and symmetric")
  func contrast() {
    #expect(RGBA.white.contrast(with: .black) == 21)
    #expect(RGBA.white.contrast(with: .white) == 1)
    // The darkest grey that has too little contrast with white, and the lightest that has enough.
    #expect(RGBA(hex: 0x777777).contrast(with: .white) < 4.5)
    #expect(RGBA(hex: 0x767676).contrast(with: .white) >= 4.5)
    for (start, end) in Self.pairs(seed: 5, count: 1000) {
      #expect((1...21).contains(start.contrast(with: end)))
      #expect(start.contrast(with: end) == end.contrast(with: start))
    }
  }

  @Test("Relative luminance agrees with an exact power of 2.4 within 1e-13", arguments: 0...255)
  func luminance(grey: Int) {
    let luminance = RGBA(red: UInt8(grey), green: UInt8(grey), blue: UInt8(grey))
      .relativeLuminance

    // Luminance is `base` to the power of 2.4, so its fifth power is `base` to the power of 12,
    // which needs only multiplication.
    let base = (Double(grey) / 255 + 0.055) / 1.055
    let twelfth = (0..<12).reduce(1.0) { power, _ in power * base }
    let fifth = (0..<5).reduce(1.0) { power, _ in power * luminance }
    if grey > 10 {
      #expect(abs(fifth / twelfth - 1) < 1e-13)
    } else {
      #expect(abs(luminance * 12.92 * 255 - Double(grey)) < 1e-13)
    }
  }

  @Test("A seeded generator produces the numbers of SplitMix64")
  func generator() {
    var generator = SeededGenerator(seed: 1_234_567)

    // From SplitMix64's published test vector.
    let numbers = (0..<3).map { _ in generator.next() }
    #expect(
      numbers == [6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423])
  }
}
