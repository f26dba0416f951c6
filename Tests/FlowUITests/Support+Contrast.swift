import FlowCore
import FlowUI
import Testing

/// A named theme, and the minimum contrast ratios required of text and of graphics in it.
nonisolated struct Scheme: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let theme: Theme
  let text: Double
  let graphics: Double

  static let all = [
    Scheme(testDescription: "light", theme: .light, text: 4.5, graphics: 3),
    Scheme(testDescription: "dark", theme: .dark, text: 4.5, graphics: 3),
    Scheme(
      testDescription: "light high contrast", theme: .lightHighContrast, text: 7, graphics: 4.5),
    Scheme(testDescription: "dark high contrast", theme: .darkHighContrast, text: 7, graphics: 4.5),
  ]

  static let highContrast = Array(all.suffix(2))
}

/// A foreground colour on a background on which components draw it, and their contrast.
nonisolated struct Pairing: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let contrast: Double
  let minimum: Double

  private nonisolated struct Ground {
    let name: String
    let colour: RGBA

    func covered(by colour: RGBA, _ name: String) -> Ground {
      Ground(name: "\(name) over \(self.name)", colour: colour.composited(over: self.colour))
    }
  }

  private init(
    _ name: String, _ colour: RGBA, on ground: Ground, _ scheme: Scheme, _ minimum: Double
  ) {
    contrast = colour.composited(over: ground.colour).contrast(with: ground.colour)
    self.minimum = minimum
    testDescription = "\(scheme.testDescription) \(name) on \(ground.name): \(contrast)"
  }

  /// Text colours on every background of text.
  static let texts = Scheme.all.flatMap { texts($0) }
  /// Focus rings, scroll bars and tracks on every background of components.
  static let graphics = Scheme.all.flatMap { graphics($0) }
  /// Separators, edges and tertiary labels on every background, and knobs on their tracks, in high
  /// contrast.
  static let lines = Scheme.highContrast.flatMap { scheme in
    backgrounds(scheme.theme).flatMap { ground in
      [
        Pairing("separator", scheme.theme.separator, on: ground, scheme, scheme.graphics),
        Pairing("edge", scheme.theme.edge, on: ground, scheme, scheme.graphics),
        Pairing("tertiary label", scheme.theme.tertiaryLabel, on: ground, scheme, scheme.graphics),
      ]
    }
      + [("accent", scheme.theme.accent), ("track", scheme.theme.track)].map { name, colour in
        Pairing(
          "knob", scheme.theme.knob, on: Ground(name: name, colour: colour), scheme,
          scheme.graphics)
      }
  }

  private static func texts(_ scheme: Scheme) -> [Pairing] {
    let theme = scheme.theme
    let pairing = { Pairing($0, $1, on: $2, scheme, scheme.text) }
    let backgrounds = backgrounds(theme)
    let quiet = backgrounds.map { $0.covered(by: theme.fill, "fill") }
    let plain =
      backgrounds + quiet + backgrounds.map { $0.covered(by: theme.hover, "hover") }
      + [Ground(name: "pressed", colour: theme.pressed)]
    let tints = tints(theme)
    let onPlain = plain.flatMap { ground in
      (tints + [Ground(name: "label", colour: theme.label)])
        .map { pairing($0.name, $0.colour, ground) }
        + [pairing("secondary label", theme.secondaryLabel, ground)]
    }
    let onHovered = quiet.map {
      pairing("label", theme.label, $0.covered(by: theme.hover, "hover"))
    }
    let onTints = (tints + tints.map { $0.covered(by: theme.hover, "hover") })
      .map { pairing("on accent", theme.onAccent, $0) }
    return onPlain + onHovered + onTints
  }

  private static func graphics(_ scheme: Scheme) -> [Pairing] {
    let theme = scheme.theme
    return backgrounds(theme).flatMap { ground in
      [ground, ground.covered(by: theme.hover, "hover"), ground.covered(by: theme.fill, "fill")]
    }.flatMap { ground in
      [
        Pairing("focus ring", theme.focusRing, on: ground, scheme, scheme.graphics),
        Pairing("scroll bar", theme.scrollBar, on: ground, scheme, scheme.graphics),
        Pairing("track", theme.track, on: ground, scheme, scheme.graphics),
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
