import FlowCore
import FlowUI
import Testing

@Suite struct TextStyleTests {
  private let subtitle = TextStyle(size: 15, weight: .regular, lineHeight: 20)

  @Test(
    "A style scales with the text size, its lines by whole points upward",
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
    "A factor beyond its range counts as the nearest in it, and one that is no number as 1",
    arguments: [
      (0.0, 0.5), (-3, 0.5), (-.infinity, 0.5), (7, 4), (.infinity, 4), (.nan, 1),
    ])
  func range(factor: Double, counts: Double) {
    #expect(subtitle.scaled(by: factor) == subtitle.scaled(by: counts))
  }

  @Test("However small a line is, it stays one")
  func small() {
    let style = TextStyle(size: 0.1, weight: .bold, lineHeight: 1e-12)

    #expect(style.scaled(by: 0.5).lineHeight == 1)
  }

  @Test("Even digits stay so at every text size, and on a flight up to its middle")
  func evenDigits() {
    let even = subtitle.withEvenDigits

    #expect(even != subtitle)
    #expect(even.scaled(by: 2).monospacedDigits)
    #expect(even.interpolated(to: subtitle, fraction: 0.4).monospacedDigits)
    #expect(!even.interpolated(to: subtitle, fraction: 0.6).monospacedDigits)
  }

  @Test("Monospaced letters stay so at every text size, and on a flight up to its middle")
  func design() {
    let code = TextStyle(size: 12, weight: .regular, lineHeight: 16, design: .monospaced)

    #expect(code != TextStyle(size: 12, weight: .regular, lineHeight: 16))
    #expect(code.scaled(by: 2).design == .monospaced)
    #expect(code.withEvenDigits.design == .monospaced)
    #expect(code.interpolated(to: subtitle, fraction: 0.4).design == .monospaced)
    #expect(code.interpolated(to: subtitle, fraction: 0.6).design == .standard)
  }

  @Test("A title that flies has something of both sizes, and the weight of the nearer end")
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
    "Beyond its ends a flight stays at them",
    arguments: [(-0.5, 0.0), (-.infinity, 0), (1.5, 1), (.infinity, 1), (.nan, 0)])
  func clamped(fraction: Double, counts: Double) {
    let large = TextStyle(size: 34, weight: .bold, lineHeight: 41)

    #expect(
      large.interpolated(to: subtitle, fraction: fraction)
        == large.interpolated(to: subtitle, fraction: counts))
  }
}
