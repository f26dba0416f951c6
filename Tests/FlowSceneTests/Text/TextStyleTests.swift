import FlowCore
import FlowScene
import Testing

@Suite struct TextStyleTests {
  private let subtitle = TextStyle(size: 15, weight: .regular, lineHeight: 20)

  @Test(
    "A style scales with the text size, and its line height is rounded up to whole points",
    arguments: [
      (1.0, 15.0, 20.0), (1.1, 16.5, 22), (1.12, 16.8, 23), (2, 30, 40), (0.5, 7.5, 10),
      (0.51, 7.65, 11),
    ])
  func scaled(factor: Double, size: Double, lineHeight: Double) {
    let style = subtitle.scaled(by: factor)

    #expect(abs(style.size - size) < 1e-9)
    #expect(style.lineHeight == lineHeight)
    #expect(style.weight == .regular)
  }

  @Test(
    "A scale factor is clamped to 0.5…4, and NaN counts as 1",
    arguments: [
      (0.0, 0.5), (-3, 0.5), (-.infinity, 0.5), (7, 4), (.infinity, 4), (.nan, 1),
    ])
  func range(factor: Double, counts: Double) {
    #expect(subtitle.scaled(by: factor) == subtitle.scaled(by: counts))
  }

  @Test("A scaled line height is at least 1 point")
  func small() {
    let style = TextStyle(size: 0.1, weight: .bold, lineHeight: 1e-12)

    #expect(style.scaled(by: 0.5).lineHeight == 1)
  }

  @Test("Scaling keeps monospaced digits, and interpolation keeps them up to its middle")
  func monospacedDigits() {
    let monospaced = subtitle.withMonospacedDigits

    #expect(monospaced != subtitle)
    #expect(monospaced.scaled(by: 2).monospacedDigits)
    #expect(monospaced.interpolated(to: subtitle, fraction: 0.4).monospacedDigits)
    #expect(!monospaced.interpolated(to: subtitle, fraction: 0.6).monospacedDigits)
  }

  @Test("Scaling keeps a monospaced design, and interpolation keeps it up to its middle")
  func design() {
    let code = TextStyle(size: 12, weight: .regular, lineHeight: 16, design: .monospaced)

    #expect(code != TextStyle(size: 12, weight: .regular, lineHeight: 16))
    #expect(code.scaled(by: 2).design == .monospaced)
    #expect(code.withMonospacedDigits.design == .monospaced)
    #expect(code.interpolated(to: subtitle, fraction: 0.4).design == .monospaced)
    #expect(code.interpolated(to: subtitle, fraction: 0.6).design == .standard)
  }

  @Test("An interpolated style has sizes in between and the weight of the nearer end")
  func interpolated() {
    let large = TextStyle(size: 34, weight: .bold, lineHeight: 41)
    let small = TextStyle(size: 17, weight: .semibold, lineHeight: 22)

    #expect(large.interpolated(to: small, fraction: 0) == large)
    #expect(large.interpolated(to: small, fraction: 1) == small)
    #expect(
      large.interpolated(to: small, fraction: 0.25)
        == TextStyle(size: 29.75, weight: .bold, lineHeight: 36.25))
    #expect(large.interpolated(to: small, fraction: 0.5).weight == .semibold)
    #expect(small.interpolated(to: large, fraction: 0.49).weight == .semibold)
  }

  @Test(
    "An interpolation fraction is clamped to 0…1, and NaN counts as 0",
    arguments: [(-0.5, 0.0), (-.infinity, 0), (1.5, 1), (.infinity, 1), (.nan, 0)])
  func clamped(fraction: Double, counts: Double) {
    let large = TextStyle(size: 34, weight: .bold, lineHeight: 41)

    #expect(
      large.interpolated(to: subtitle, fraction: fraction)
        == large.interpolated(to: subtitle, fraction: counts))
  }
}
