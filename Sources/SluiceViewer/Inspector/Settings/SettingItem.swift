internal import FlowCore
internal import FlowUI

/// A setting in the palette.
@MainActor
struct SettingItem {
  enum Choice {
    case toggle(SwitchState)
    /// Shows the settings, and gives the focus to the control of this one.
    case edit((any FocusableInputTarget)?)
  }

  let title: String
  /// Other words by which people look for it, in English and German.
  let keywords: String
  let choice: Choice

  init(_ title: String, _ keywords: String = "", _ choice: Choice) {
    (self.title, self.keywords, self.choice) = (title, keywords, choice)
  }
}
