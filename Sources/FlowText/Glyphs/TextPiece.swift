internal import FontFiles
internal import SDLDrawing

/// A part of a line in one font, direction and script.
struct TextPiece: Hashable {
  /// The placeholder for a character that no font has: a Unicode noncharacter.
  static let box: Character = "\u{FFFF}"

  /// The characters in reading order, without those that need no glyph, such as control characters.
  var text: String
  let face: FontFace
  var isRightToLeft = false
  /// The script's ISO 15924 code; `nil` if it does not matter.
  var script: String?
  /// The number of characters.
  var count = 1

  var reading: Font.Reading { Font.Reading(isRightToLeft: isRightToLeft, script: script) }

  /// Whether the piece consists of characters that no font has.
  var isMissing: Bool { text.last == Self.box }

  /// Whether this piece and the next one in reading order can be drawn together.
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

  /// Lengths of a piece in characters: enough for a line of ordinary length to be one piece, but
  /// few enough that no piece exceeds the largest surface at any scale.
  private static let long = 256
  private static let longest = 1024

  /// Whether the piece is a single ASCII digit.
  var isDigit: Bool { text.utf8.count == 1 && text.utf8.allSatisfy(Self.isDigit) }

  /// The piece split so that each ASCII digit is a separate piece.
  ///
  /// Digits run from left to right, even within right-to-left text.
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

  /// Whether a line is short and consists of printable ASCII only, so that it is one piece without
  /// further analysis.
  static func isPlain(_ line: String) -> Bool {
    line.utf8.count <= long && line.utf8.allSatisfy { 0x20 <= $0 && $0 < 0x7F }
  }
}
