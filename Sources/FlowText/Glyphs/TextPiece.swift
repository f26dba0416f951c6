internal import FontFiles
internal import SDLDrawing

/// A part of a line in one font, direction and script.
struct TextPiece: Hashable {
  /// Stands for a character that no font has: a Unicode noncharacter.
  static let box: Character = "\u{FFFF}"

  /// In reading order, without characters that need no glyph, such as control characters.
  var text: String
  let face: FontFace
  var isRightToLeft = false
  /// An ISO 15924 code; `nil` if the script does not matter.
  var script: String?
  /// In characters.
  var count = 1

  var reading: Font.Reading { Font.Reading(isRightToLeft: isRightToLeft, script: script) }

  var isMissing: Bool { text.last == Self.box }

  /// True if both can be drawn together; `next` follows in reading order.
  ///
  /// Colour glyphs are not joined, because they are scaled one by one. A piece that has reached
  /// `long` characters ends after its next space, and at `longest` characters at the latest.
  func joins(_ next: TextPiece) -> Bool {
    face == next.face && isRightToLeft == next.isRightToLeft && !face.isColour
      && isMissing == next.isMissing
      && (script == nil || next.script == nil || script == next.script)
      && (count < Self.long || (count < Self.longest && !text.hasSuffix(" ")))
  }

  mutating func append(_ next: TextPiece) {
    text += next.text
    script = script ?? next.script
    count += next.count
  }

  /// In characters: enough for a line of ordinary length to be one piece, but few enough that no
  /// piece exceeds the largest surface at any scale.
  private static let long = 256
  private static let longest = 1024

  var isDigit: Bool { text.utf8.count == 1 && text.utf8.allSatisfy(Self.isDigit) }

  /// Makes each ASCII digit a separate piece, unless the text is right-to-left: digits run from
  /// left to right even there.
  var splitAtDigits: [TextPiece] {
    guard !isRightToLeft, text.utf8.contains(where: Self.isDigit) else { return [self] }
    return text.reduce(into: []) { parts, character in
      let next = TextPiece(text: String(character), face: face, script: script)
      if let last = parts.indices.last, !next.isDigit, !parts[last].isDigit {
        parts[last].append(next)
      } else {
        parts.append(next)
      }
    }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  /// True if the line is one piece without further analysis.
  static func isPlain(_ line: String) -> Bool {
    line.utf8.count <= long && line.utf8.allSatisfy { 0x20 <= $0 && $0 < 0x7F }
  }
}
