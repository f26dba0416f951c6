/// What a text field accepts, and how it shows it.
///
/// ```swift
/// let number = FormFieldState(format: .card, check: { $0.count == 16 ? nil : "…" })
/// ```
///
/// A field leaves out characters that its format does not accept, whether they are typed, pasted or
/// set. Its text never contains the separators between groups of digits: they are only shown.
public struct InputFormat: Hashable, Sendable {
  private enum Characters: Hashable, Sendable {
    case all, allButSpaces, digits
    case number(fractionDigits: Int, allowsNegative: Bool)
  }

  /// Any text; the default.
  public static let any = InputFormat(characters: .all)
  /// An email address, or other text without spaces.
  public static let email = InputFormat(characters: .allButSpaces)
  /// The digits 0 to 9, as in a code or a year; decimal digits of other scripts become these.
  public static let digits = InputFormat(characters: .digits)
  /// The number of a payment card: 16 digits, as most cards have, shown in groups of four.
  public static let card = digits(inGroupsOf: 4, 4, 4, 4)
  /// The month and the year in which a payment card expires: four digits, shown as `08/29`.
  public static let cardExpiry = digits(inGroupsOf: 2, 2, separator: "/")

  private let characters: Characters
  /// The lengths of the groups, in digits; empty for text without groups.
  private var groups: [Int] = []
  private var separator: Character = " "

  private init(characters: Characters) { self.characters = characters }

  /// Digits in groups, such as those of a telephone number.
  ///
  /// The text has at most as many digits as all groups together; without groups there is no limit.
  ///
  /// - Parameters:
  ///   - lengths: The lengths of the groups, in digits; those below 1 are left out, and a
  ///     million is the maximum.
  ///   - separator: What is shown between two groups.
  public static func digits(
    inGroupsOf lengths: Int..., separator: Character = " "
  ) -> InputFormat {
    var format = digits
    // With a maximum, the sum of the lengths cannot overflow.
    format.groups = lengths.filter { $0 > 0 }.map { min($0, 1_000_000) }
    format.separator = separator
    return format
  }

  /// A number, such as a price: digits and a decimal point, which may be the first character.
  ///
  /// A typed comma becomes a point, so that `Double(text)` can parse the text; it returns `nil` if
  /// the text is empty, or only a sign or a point. If a pasted text has several points or commas,
  /// the last one is the decimal point, unless the same character also occurs before it: `1.234,50`
  /// becomes `1234.50`, or `1234` if `fractionDigits` is 0. A format without fraction digits
  /// also takes a single point or comma before exactly three digits for a separator of groups:
  /// `1,234` becomes `1234`.
  ///
  /// - Parameters:
  ///   - fractionDigits: The maximum number of digits after the point; with 0, the default, there
  ///     is no point. Clamped to at least 0.
  ///   - allowsNegative: Whether the number may begin with a minus sign.
  public static func number(
    fractionDigits: Int = 0, allowsNegative: Bool = false
  ) -> InputFormat {
    InputFormat(
      characters: .number(fractionDigits: max(0, fractionDigits), allowsNegative: allowsNegative))
  }

  /// The maximum number of characters; `nil` for no limit.
  var limit: Int? { groups.isEmpty ? nil : groups.reduce(0, +) }

  /// Whether the text reads from left to right in every layout, as numbers do.
  var readsFromLeft: Bool { characters != .all && characters != .allButSpaces }

  /// Whether an input method can compose text for it.
  var allowsComposition: Bool { characters == .all }

  /// The characters of an addition that the format accepts between two parts of a text.
  func accepted(
    _ addition: String, after start: Substring = "", before end: Substring = ""
  ) -> String {
    switch characters {
    case .all: addition
    case .allButSpaces: addition.filter { !$0.isWhitespace }
    case .digits: String(addition.unicodeScalars.compactMap(Self.digit))
    case .number(let fractionDigits, let allowsNegative):
      NumberInput(fractionDigits: fractionDigits, allowsNegative: allowsNegative)
        .accepted(addition, after: start, before: end)
    }
  }

  /// The ASCII digit for a digit of any script; `nil` for other characters.
  static func digit(_ scalar: Unicode.Scalar) -> Character? {
    guard scalar.properties.numericType == .decimal else { return nil }
    return scalar.properties.numericValue.flatMap { "\(Int($0))".first }
  }

  // MARK: Groups

  /// The positions in the text before which a separator is shown, in order.
  private var breaks: [Int] {
    var (sum, breaks) = (0, [Int]())
    for length in groups.dropLast() {
      sum += length
      breaks.append(sum)
    }
    return breaks
  }

  /// The text with the separators between its groups.
  func shown(_ text: String) -> String {
    var (shown, breaks) = ("", breaks[...])
    for (index, digit) in text.enumerated() {
      if index == breaks.first {
        shown.append(separator)
        breaks = breaks.dropFirst()
      }
      shown.append(digit)
    }
    return shown
  }

  /// Converts an offset in the text to one in the shown text, in UTF-8 code units.
  ///
  /// The result for an offset between two groups lies before the separator.
  func shownOffset(_ offset: Int) -> Int {
    offset + breaks.count { $0 < offset } * separator.utf8.count
  }

  /// Converts an offset in the shown text to one in the text, in UTF-8 code units.
  func offsetInText(_ shownOffset: Int) -> Int {
    breaks.reduce(shownOffset) { offset, start in
      offset > start ? max(start, offset - separator.utf8.count) : offset
    }
  }

  /// Whether shown offsets differ from those in the text.
  var hasGroups: Bool { groups.count > 1 }
}
