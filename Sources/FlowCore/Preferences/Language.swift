/// A language in which windows show their texts.
///
/// Raw values are the names in scripts and links: codes of ISO 639-1, and `pseudo`.
public enum Language: String, Hashable, Sendable, CaseIterable {
  case english = "en"
  case german = "de"
  /// English with accents, about 40 % longer and in brackets: makes it obvious which texts are cut
  /// off or do not come from a ``Phrase``.
  case pseudo

  /// Creates the language that an environment requests, as POSIX specifies: the first of `LC_ALL`,
  /// `LC_MESSAGES` and `LANG` that is not empty names it.
  ///
  /// A list in `LANGUAGE` takes precedence, as in gettext, unless the locale is `C` or `POSIX`. If
  /// none of these languages is English or German, the result is English.
  public init(environment: [String: String]) {
    let locale =
      ["LC_ALL", "LC_MESSAGES", "LANG"].lazy
      .compactMap { environment[$0] }.first { !$0.isEmpty } ?? "C"
    let isPlain = Self.code(of: locale[...]).map { ["C", "POSIX"].contains($0) } ?? true
    let list = isPlain ? [] : (environment["LANGUAGE"] ?? "").split(separator: ":")
    self = (list + [locale[...]]).lazy.compactMap(Self.init(locale:)).first ?? .english
  }

  private init?(locale: Substring) {
    guard let code = Self.code(of: locale), code != Self.pseudo.rawValue else { return nil }
    self.init(rawValue: code)
  }

  private static func code(of locale: Substring) -> String? {
    locale.split(whereSeparator: "_.@".contains).first.map(String.init)
  }
}
