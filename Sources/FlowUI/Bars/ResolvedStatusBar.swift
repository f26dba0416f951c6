public import FlowCore

/// The appearance of a status bar at an instant.
public struct ResolvedStatusBar: Hashable, Sendable {
  /// The presence of the status bar, 0…1.
  public var presence: Double
  /// The colour of its text and icons, which can be interpolated so that styles cross-fade.
  public var status: StatusBarColour
  /// The presence of the navigation bar below it, 0…1: text in the theme's colour matches the bar's
  /// titles at 1, and the page's labels at 0.
  public var barPresence: Double
  /// The theme's colours for text on the page, and on the navigation bar; `nil` for those of the
  /// session.
  var inks: Inks?

  struct Inks: Hashable, Interpolatable {
    let label: RGBA
    let barTitle: RGBA

    func interpolated(to other: Inks, fraction: Double) -> Inks {
      Inks(
        label: label.interpolated(to: other.label, fraction: fraction),
        barTitle: barTitle.interpolated(to: other.barTitle, fraction: fraction))
    }
  }

  /// Creates an appearance; by default fully present, in the theme's colour, on a page.
  public init(presence: Double = 1, status: StatusBarColour = .theme, barPresence: Double = 0) {
    self.presence = presence
    self.status = status
    self.barPresence = barPresence
  }

  /// A hidden status bar.
  public static let hidden = ResolvedStatusBar(presence: 0)
}

extension ResolvedStatusBar: Interpolatable {
  public func interpolated(to other: ResolvedStatusBar, fraction: Double) -> ResolvedStatusBar {
    var bar = ResolvedStatusBar(
      presence: interpolate(presence, other.presence, fraction),
      status: status.interpolated(to: other.status, fraction: fraction),
      barPresence: interpolate(barPresence, other.barPresence, fraction))
    bar.inks = inks.flatMap { own in
      other.inks.map { own.interpolated(to: $0, fraction: fraction) }
    }
    return bar
  }
}
