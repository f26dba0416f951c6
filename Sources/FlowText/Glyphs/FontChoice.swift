package import FontFiles

/// The font family that text is drawn with.
public struct FontChoice: Sendable {
  let family: FontFamily

  /// Finds Inter, or a substitute for it.
  ///
  /// - Throws: `FontMissing` if there is no font on the machine.
  public init() throws(FontMissing) {
    guard let family = FontFamily.find() else { throw FontMissing() }
    self.family = family
  }

  package init(_ family: FontFamily) { self.family = family }

  /// The family's name.
  package var familyName: String { family.name }

  /// The files in use, without duplicates, in alphabetical order.
  public var files: [String] { Set(family.files.values).sorted() }

  /// The file of the regular monospaced font; `nil` if there is none on the machine.
  package static var monospacedFile: String? { FontFamily.findMonospaced()?.files[.regular] }

  /// A warning that names a problem with the choice and its remedy, in one line; `nil` if there is
  /// none.
  public var warning: String? {
    guard !family.isWanted else { return nil }
    return "the font Inter is missing, text is in \(family.name) instead: install fonts-inter"
  }
}

/// The error thrown when there is no font on the machine.
public struct FontMissing: Error, CustomStringConvertible {
  public let description = "there is no font on this machine: install fonts-inter"
}
