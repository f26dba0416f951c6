internal import FontFiles
internal import SDL

/// A part of a line that one font draws, in one direction and script.
struct TextPiece: Hashable {
  /// What stands for a character that no font has: what is no character at all.
  static let box: Character = "\u{FFFF}"

  /// Its characters in the order in which they are read, without any that draw nothing.
  var text: String
  let face: FontFace
  var isRightToLeft = false
  /// ISO 15924; `nil` where it does not matter.
  var script: String?
  /// The count of its characters.
  var count = 1

  var reading: Font.Reading { Font.Reading(isRightToLeft: isRightToLeft, script: script) }

  /// Whether it is of characters that no font has.
  var isMissing: Bool { text.last == Self.box }

  /// Whether another piece, which follows when read, can be drawn together with it.
  ///
  /// Pictures are scaled each for itself. Long pieces end after a space, or where they must.
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

  /// A line of usual length is one piece, and yet no piece at any scale is too wide for a picture.
  private static let long = 256
  private static let longest = 1024

  /// Whether it is a digit of ASCII and nothing else.
  var isDigit: Bool { text.utf8.count == 1 && text.utf8.allSatisfy(Self.isDigit) }

  /// It in parts, of which each digit of ASCII is one.
  ///
  /// Digits follow one another from left to right, also among words that do not.
  var digitsApart: [TextPiece] {
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

  /// Whether a line is short and all of ASCII's letters and marks: one piece, without looking
  /// further.
  static func isPlain(_ line: String) -> Bool {
    line.utf8.count <= long && line.utf8.allSatisfy { 0x20 <= $0 && $0 < 0x7F }
  }
}
