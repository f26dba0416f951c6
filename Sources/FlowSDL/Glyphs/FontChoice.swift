package import FontFiles

/// The fonts that text is drawn with.
public struct FontChoice: Sendable {
  let family: FontFamily

  /// Finds Inter, or what stands in for it.
  ///
  /// - Throws: `FontMissing` when there is no font on the machine.
  public init() throws(FontMissing) {
    guard let family = FontFamily.find() else { throw FontMissing() }
    self.family = family
  }

  /// Chooses a family.
  package init(_ family: FontFamily) { self.family = family }

  /// The family's name.
  public var familyName: String { family.name }

  /// The files in use, each once, in alphabetical order.
  public var files: [String] { Set(family.files.values).sorted() }

  /// The file that monospaced text of the regular weight is drawn with; `nil` when there is none on
  /// the machine.
  public static var monospacedFile: String? { FontFamily.findMonospaced()?.files[.regular] }

  /// What is wrong with the choice and what to do about it, in one line; `nil` when nothing is.
  public var warning: String? {
    guard !family.isWanted else { return nil }
    return "the font Inter is missing, text is in \(family.name) instead: install fonts-inter"
  }
}

/// There is no font on the machine.
public struct FontMissing: Error, CustomStringConvertible {
  public let description = "there is no font on this machine: install fonts-inter"
}
