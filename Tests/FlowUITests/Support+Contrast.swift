import FlowUI
import Foundation
import Testing

/// A colour on what it stands on, as components use it.
struct Pairing: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let contrast: Double

  /// An opaque colour with a name.
  private struct Ground {
    let name: String
    let colour: RGBA

    func covered(by colour: RGBA, _ name: String) -> Ground {
      Ground(name: "\(name) over \(self.name)", colour: colour.over(self.colour))
    }
  }

  private init(_ name: String, _ colour: RGBA, on ground: Ground, _ scheme: String) {
    contrast = colour.over(ground.colour).contrast(with: ground.colour)
    testDescription = "\(scheme) \(name) on \(ground.name): \(contrast)"
  }

  /// All text.
  static let texts = texts(.light, "light") + texts(.dark, "dark")
  /// Icons, and what shows a state.
  static let signs = signs(.light, "light") + signs(.dark, "dark")

  private static func texts(_ theme: Theme, _ scheme: String) -> [Pairing] {
    let backgrounds = backgrounds(theme)
    let quiet = backgrounds.map { $0.covered(by: theme.fill, "fill") }
    let plain =
      backgrounds + quiet + backgrounds.map { $0.covered(by: theme.hover, "hover") }
      + [Ground(name: "pressed", colour: theme.pressed)]
    let tints = tints(theme)
    let onPlain = plain.flatMap { ground in
      (tints + [Ground(name: "label", colour: theme.label)])
        .map { Pairing($0.name, $0.colour, on: ground, scheme) }
        + [Pairing("secondary label", theme.secondaryLabel, on: ground, scheme)]
    }
    let onHovered = quiet.map {
      Pairing("label", theme.label, on: $0.covered(by: theme.hover, "hover"), scheme)
    }
    let onTints = (tints + tints.map { $0.covered(by: theme.hover, "hover") })
      .map { Pairing("on accent", theme.onAccent, on: $0, scheme) }
    return onPlain + onHovered + onTints
  }

  private static func signs(_ theme: Theme, _ scheme: String) -> [Pairing] {
    backgrounds(theme).flatMap { ground in
      [ground, ground.covered(by: theme.hover, "hover"), ground.covered(by: theme.fill, "fill")]
    }.flatMap { ground in
      [
        Pairing("focus ring", theme.focusRing, on: ground, scheme),
        Pairing("scroll bar", theme.scrollBar, on: ground, scheme),
      ]
    }
  }

  private static func backgrounds(_ theme: Theme) -> [Ground] {
    [
      Ground(name: "background", colour: theme.background),
      Ground(name: "grouped", colour: theme.groupedBackground),
      Ground(name: "raised", colour: theme.raised), Ground(name: "bar", colour: theme.bar),
    ]
  }

  private static func tints(_ theme: Theme) -> [Ground] {
    [
      Ground(name: "accent", colour: theme.accent),
      Ground(name: "destructive", colour: theme.destructive),
      Ground(name: "success", colour: theme.success),
    ]
  }
}

extension RGBA {
  /// The colour that is seen where this one lies over an opaque one.
  func over(_ ground: RGBA) -> RGBA {
    func mix(_ upper: UInt8, _ lower: UInt8) -> UInt8 {
      let part = Double(alpha) / 255
      return UInt8((Double(upper) * part + Double(lower) * (1 - part)).rounded())
    }
    return RGBA(
      red: mix(red, ground.red), green: mix(green, ground.green), blue: mix(blue, ground.blue))
  }

  /// The contrast ratio of two opaque colours, 1…21, as WCAG 2.1 defines it.
  func contrast(with other: RGBA) -> Double {
    let (darker, lighter) = (min(luminance, other.luminance), max(luminance, other.luminance))
    return (lighter + 0.05) / (darker + 0.05)
  }

  /// WCAG's relative luminance, 0…1.
  private var luminance: Double {
    let linear = [red, green, blue].map { channel in
      let value = Double(channel) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
  }
}
