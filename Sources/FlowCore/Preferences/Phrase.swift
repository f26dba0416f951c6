/// A text of the user interface, in each language.
///
/// A module lists its phrases as static members together:
///
/// ```swift
/// extension Phrase {
///   static let paid = Phrase("paid", english: "{1} of {2} paid", german: "{1} von {2} bezahlt")
/// }
/// ```
///
/// ``FlowStrings`` looks them up in the person's language: `strings[.paid.with("3", "5")]`.
public struct Phrase: Hashable, Sendable, Identifiable {
  /// The name of the phrase, unique in a program; tests find controls by it.
  public let id: String

  let english: String
  let german: String
  private(set) var arguments: [String] = []

  /// Creates a phrase.
  ///
  /// - Parameters:
  ///   - id: The name of the phrase, unique in a program.
  ///   - english: The text in English; `{1}`…`{9}` are placeholders for the arguments.
  ///   - german: The text in German, with the same arguments in any order.
  public init(_ id: String, english: String, german: String) {
    self.id = id
    self.english = english
    self.german = german
  }

  /// The phrase with the texts for `{1}`, `{2}` and so on; a placeholder without a text stays as it
  /// is.
  public func with(_ arguments: String...) -> Phrase {
    var phrase = self
    phrase.arguments = arguments
    return phrase
  }

  func text(in language: Language) -> String {
    switch language {
    case .english: english
    case .german: german
    case .pseudo: english.pseudoTranslated
    }
  }
}

/// The texts that windows show, in one language.
public struct FlowStrings: Sendable, Hashable {
  /// The language.
  public var language: Language
  private var replacements: [Phrase.ID: String] = [:]

  /// Creates the texts of a language.
  public init(_ language: Language = .english) {
    self.language = language
  }

  /// The text of a phrase, with its arguments; set it, with placeholders, to replace the text in
  /// every language.
  public subscript(phrase: Phrase) -> String {
    get { (replacements[phrase.id] ?? phrase.text(in: language)).replacing(phrase.arguments) }
    set { replacements[phrase.id] = newValue }
  }
}

extension String {
  fileprivate func replacing(_ arguments: [String]) -> String {
    guard !arguments.isEmpty else { return self }
    var parts = split(separator: "{", omittingEmptySubsequences: false)[...]
    var text = String(parts.removeFirst())
    for part in parts {
      let index = part.first?.wholeNumberValue ?? 0
      if part.dropFirst().first == "}", arguments.indices.contains(index - 1) {
        text += arguments[index - 1] + part.dropFirst(2)
      } else {
        text += "{" + part
      }
    }
    return text
  }

  /// The text with each vowel accented and doubled, in brackets.
  fileprivate var pseudoTranslated: String {
    "[\(map { Self.accents[$0].map { "\($0)\($0)" } ?? "\($0)" }.joined())]"
  }

  private static let accents: [Character: Character] = [
    "a": "á", "e": "é", "i": "î", "o": "ö", "u": "ü", "y": "ý",
    "A": "Á", "E": "É", "I": "Î", "O": "Ö", "U": "Ü", "Y": "Ý",
  ]
}
