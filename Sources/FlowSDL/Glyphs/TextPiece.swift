internal import FontFiles
internal import SDL

/// A part of a line that one font draws, in one direction and script.
struct TextPiece: Hashable {
  /// What stands for a character that no font has: no font has this one either, and shows a box.
  static let box: Character = "\u{FFFF}"

  /// Its characters in the order in which they are read, without any that draw nothing.
  var text: String
  let face: FontFace
  let isRightToLeft: Bool
  /// ISO 15924; `nil` where it does not matter.
  var script: String?
  /// The count of its characters.
  var count = 1

  var reading: Font.Reading { Font.Reading(isRightToLeft: isRightToLeft, script: script) }

  /// Whether another piece, which follows when read, can be drawn together with it.
  ///
  /// Pictures are scaled each for itself. Long pieces end after a space, or where they must.
  func joins(_ next: TextPiece) -> Bool {
    face == next.face && isRightToLeft == next.isRightToLeft && !face.isColour
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

  /// Whether a line is short and all of ASCII's letters and marks: one piece, without looking further.
  static func isPlain(_ line: String) -> Bool {
    line.utf8.count <= long && line.utf8.allSatisfy { 0x20 <= $0 && $0 < 0x7F }
  }
}
