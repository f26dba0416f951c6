internal import CFriBidi

extension StringProtocol {
  /// Whether the text's first character with a strong direction reads from right to left; `nil` if
  /// there is none.
  ///
  /// Uses `fribidi_get_par_direction`.
  public var isRightToLeft: Bool? {
    if utf8.allSatisfy({ $0 < 0x80 }) { return utf8.contains(where: Self.isLetter) ? false : nil }
    // The beginning of a long text nearly always decides.
    let beginning = unicodeScalars.prefix(256)
    if let answer = Self.isRightToLeft(beginning.map(\.value)) { return answer }
    guard beginning.endIndex < unicodeScalars.endIndex else { return nil }
    return Self.isRightToLeft(unicodeScalars.map(\.value))
  }

  private static func isRightToLeft(_ scalars: [UInt32]) -> Bool? {
    var types = [FriBidiCharType](repeating: FriBidiCharType(0), count: scalars.count)
    let count = FriBidiStrIndex(scalars.count)
    fribidi_get_bidi_types(scalars, count, &types)
    switch fribidi_get_par_direction(types, count) {
    case FRIBIDI_PAR_LTR: return false
    case FRIBIDI_PAR_RTL: return true
    default: return nil
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}
