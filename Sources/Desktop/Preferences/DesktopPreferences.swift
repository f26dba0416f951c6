internal import MessageBus

/// A person's appearance preferences for all programs of the desktop.
public struct DesktopPreferences: Hashable, Sendable {
  /// A light or dark colour scheme.
  public enum ColourScheme: Hashable, Sendable {
    case light
    case dark
  }

  /// The preferred colour scheme; `nil` if there is no preference.
  public var colourScheme: ColourScheme?
  /// Whether a person prefers higher contrast.
  public var hasHighContrast: Bool
  /// Whether a person prefers reduced motion.
  public var reducesMotion: Bool

  /// Creates preferences; the defaults express none.
  public init(
    colourScheme: ColourScheme? = nil, hasHighContrast: Bool = false, reducesMotion: Bool = false
  ) {
    self.colourScheme = colourScheme
    self.hasHighContrast = hasHighContrast
    self.reducesMotion = reducesMotion
  }

  /// GNOME's own namespace is read because older desktops set reduced motion only there.
  static let namespaces = ["org.freedesktop.appearance", "org.gnome.desktop.interface"]

  init(_ settings: [String: [String: BusValue]]) {
    let common = settings["org.freedesktop.appearance"] ?? [:]
    let gnome = settings["org.gnome.desktop.interface"] ?? [:]
    switch common["color-scheme"]?.number {
    case 1: colourScheme = .dark
    case 2: colourScheme = .light
    default: colourScheme = nil
    }
    hasHighContrast = common["contrast"]?.number == 1
    reducesMotion =
      common["reduced-motion"]?.number == 1 || gnome["enable-animations"]?.flag == false
  }
}
