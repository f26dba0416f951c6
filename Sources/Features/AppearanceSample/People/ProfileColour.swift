public import FlowCore

/// A colour that a person picks for their profile: a hue and a lightness.
public struct ProfileColour: Hashable, Sendable {
  /// The hue in degrees, 0…360: red at 0, green at 120, blue at 240.
  public var hue: Double
  /// The lightness, from 0 (black) to 1 (white).
  public var lightness: Double

  /// The saturation in the HSL model, 0…1; chosen by eye.
  private static let saturation = 0.7

  /// Creates a colour.
  public init(hue: Double, lightness: Double) {
    self.hue = hue
    self.lightness = lightness
  }

  /// The colour, converted from the HSL model.
  public var rgba: RGBA {
    let chroma = (1 - abs(2 * lightness - 1)) * Self.saturation
    func channel(_ shift: Double) -> UInt8 {
      let position = (shift + hue / 30).truncatingRemainder(dividingBy: 12)
      let value = lightness - chroma / 2 * max(-1, min(position - 3, 9 - position, 1))
      return UInt8((min(max(value, 0), 1) * 255).rounded())
    }
    return RGBA(red: channel(0), green: channel(8), blue: channel(4))
  }

  /// The appearance of the profile's bars.
  ///
  /// The bars have the lowest opacity, from 80 % in steps of 5 %, at which their text is readable
  /// over both black and white content; if there is none, they are opaque. Text and status bar are
  /// black or white, whichever has more contrast.
  public var appearance: Appearance {
    let opaque = rgba
    let choices = [0.8, 0.85, 0.9, 0.95, 1].map { opaque.opacity($0) }
    let background =
      choices.first { Self.contrast($0).best >= RGBA.readableContrast } ?? opaque
    let isLight = Self.contrast(background).isLight
    let bar = Appearance.Bar(background: background, tint: isLight ? .white : .black)
    return Appearance(statusStyle: isLight ? .light : .dark, navigationBar: bar, toolbar: bar)
  }

  /// The contrast of white or black text, whichever is higher, over the least favourable content.
  private static func contrast(_ background: RGBA) -> (best: Double, isLight: Bool) {
    let grounds = [RGBA.black, .white].map { background.composited(over: $0) }
    let (light, dark) = (
      RGBA.white.leastContrast(with: grounds), RGBA.black.leastContrast(with: grounds)
    )
    return (max(light, dark), light > dark)
  }
}
