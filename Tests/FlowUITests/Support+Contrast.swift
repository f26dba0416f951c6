import FlowCore
import FlowUI
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
      Ground(name: "\(name) over \(self.name)", colour: colour.composited(over: self.colour))
    }
  }

  private init(_ name: String, _ colour: RGBA, on ground: Ground, _ scheme: String) {
    contrast = colour.composited(over: ground.colour).contrast(with: ground.colour)
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
        Pairing("track", theme.track, on: ground, scheme),
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
