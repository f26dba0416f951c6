/// How a person wants all programs of the desktop to look.
public struct DesktopPreferences: Hashable, Sendable {
  /// Light on dark or dark on light.
  public enum ColourScheme: Hashable, Sendable {
    case light
    case dark
  }

  /// What a person has chosen; `nil` where they leave it to the program.
  public var colourScheme: ColourScheme?
  /// Whether lines and text shall stand out more.
  public var hasHighContrast: Bool
  /// Whether nothing shall move by itself.
  public var reducesMotion: Bool

  /// Creates preferences; by default there are none.
  public init(
    colourScheme: ColourScheme? = nil, hasHighContrast: Bool = false, reducesMotion: Bool = false
  ) {
    self.colourScheme = colourScheme
    self.hasHighContrast = hasHighContrast
    self.reducesMotion = reducesMotion
  }

  /// The namespaces of the settings portal that say it: the desktops' common one, and GNOME's own,
  /// which has had the wish for less motion for longer.
  static let namespaces = ["org.freedesktop.appearance", "org.gnome.desktop.interface"]

  /// Reads the portal's settings, by namespace; what is of another type counts as not there.
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
