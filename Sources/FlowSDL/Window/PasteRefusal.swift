/// Why the text of the clipboard or the primary selection is not pasted.
package enum PasteRefusal: Hashable, Sendable {
  /// The clipboard has no text, or a text so long that SDL reports none.
  case isMissing
  case isTooLong

  /// The largest size of a pasted text, in bytes: the limit for a text in a script, so that every
  /// recording can be played.
  static let longest = 1 << 20

  var message: String {
    switch self {
    case .isMissing: "nothing is pasted: the clipboard has no text, or too much of it"
    case .isTooLong: "nothing is pasted: the text has more than \(Self.longest >> 20) MiB"
    }
  }
}
