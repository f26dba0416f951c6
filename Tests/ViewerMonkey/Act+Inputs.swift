internal import FlowCore

extension Act {
  static let plainKeys = keys(
    """
    Tab Tab Tab Shift+Tab Left Right Up Down Up Down Home End PageUp PageDown Return Return Space
    Space Escape Escape Backspace Delete A G Z 1 Shift+Left Shift+Right Shift+Home Shift+End X1 X2
    Alt+Left Alt+Right AC_BACK Ctrl+A Ctrl+C Ctrl+X Ctrl+Left Ctrl+Right Ctrl+Backspace F6 Shift+F6
    """)

  /// Most shortcuts of the viewer, without the one that closes it; those that take long, such as
  /// the one that saves a picture, are rare.
  static let shortcuts = keys(
    """
    F8 F8 F8 Ctrl+Space Ctrl+, Ctrl+, Ctrl+. Ctrl+. Ctrl+, Ctrl+. Alt+End Alt+End Ctrl+B Ctrl+B F5
    Ctrl+Z Ctrl+Z Ctrl+Z Ctrl+Shift+Z Ctrl+Y Ctrl+Shift+B Alt+1 Alt+2 Alt+3 Alt+4 Alt+1 Alt+1
    Ctrl++ Ctrl+- Ctrl+0 Ctrl+T Ctrl+Shift+0 Ctrl+Alt+Left Ctrl+Alt+Right Ctrl+Alt+Up Ctrl+Alt+Down
    Ctrl+L Ctrl+Shift+O Ctrl+Shift+P F9 F10 F9 F10 F11 Ctrl+F / F3 Shift+F3 Ctrl+G F1 ? Ctrl+/
    Ctrl+R Ctrl+R Ctrl+R Ctrl+S Alt+R Alt+R Alt+L Alt+L Alt+Z Alt+Z Alt+0
    """)

  static let texts = [
    "a", "7", "ga", "checkout", "x y", "ä", "ß", "e\u{301}", "שלום", "مرحبا", "日本語", "👩🏽‍🚀",
    "\u{200D}",
    "\n", "\t", "two\nlines", "", "\u{0}", "\u{202E}abc", "1e309", "-1", "anna@example.com",
    "12:34",
    String(repeating: "long ", count: 400), String(repeating: "\u{301}", count: 50),
  ]

  /// Texts that cannot be pasted: one that is too long, and an empty one.
  static let refused = [String(repeating: "x", count: 1 << 20 + 1), ""]

  static let links = [
    "gates@100ms", "checkout/payment@0ms", "colours@0ms,dark=true", "signup@1s,rtl=true",
    "onboarding/tour=2@3s", "library@0ms,size=844x390", "nothing@0ms", "gates/none@0ms",
    "checkout@0ms,script=broken", "verbs@0ms,text-size=2",
  ]

  static let queries = [
    "pause", "rotate", "tablet", "small phone", "free", "state", "events", "elements", "pick",
    "settings", "source", "compare", "dark", "reduced", "one stage", "right to left", "zoom",
    "demos", "inspector", "time line", "seed", "back", "nothing like it",
  ]

  private static func keys(_ text: String) -> [KeyPress] {
    text.split(whereSeparator: \.isWhitespace).map { word in
      guard let key = KeyPress(parsing: String(word)) else {
        preconditionFailure("no key is '\(word)'")
      }
      return key
    }
  }
}
