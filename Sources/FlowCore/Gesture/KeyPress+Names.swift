extension KeyPress {
  /// Scripts use these names: add new ones, but never change one.
  private static let plainNames = """
    Return Escape Backspace Tab Space CapsLock PrintScreen ScrollLock Pause Insert Home PageUp \
    Delete End PageDown Right Left Down Up Numlock Application Power Execute Help Menu Select Stop \
    Again Undo Cut Copy Paste Find Mute VolumeUp VolumeDown AltErase SysReq Cancel Clear Prior \
    Separator Out Oper Clear_/_Again CrSel ExSel ThousandsSeparator DecimalSeparator CurrencyUnit \
    CurrencySubUnit Left_Ctrl Left_Shift Left_Alt Left_GUI Right_Ctrl Right_Shift Right_Alt \
    Right_GUI ModeSwitch AudioNext AudioPrev AudioStop AudioPlay AudioMute MediaSelect WWW Mail \
    Calculator Computer AC_Search AC_Home AC_BACK AC_Forward AC_Stop AC_Refresh AC_Bookmarks \
    BrightnessDown BrightnessUp DisplaySwitch KBDIllumToggle KBDIllumDown KBDIllumUp Eject Sleep \
    App1 App2 AudioRewind AudioFastForward SoftLeft SoftRight Call EndCall X1 X2
    """
  private static let keypadNames = """
    / * - + Enter 1 2 3 4 5 6 7 8 9 0 . = , =_(AS400) 00 000 ( ) { } Tab Backspace A B C D E F XOR \
    ^ % < > & && | || : # Space @ ! MemStore MemRecall MemClear MemAdd MemSubtract MemMultiply \
    MemDivide +/- Clear ClearEntry Binary Octal Decimal Hexadecimal
    """

  private static let names: [String: String] = {
    let names =
      plainNames.split(separator: " ").map(String.init) + (1...24).map { "F\($0)" }
      + keypadNames.split(separator: " ").map { "Keypad_\($0)" }
    return Dictionary(uniqueKeysWithValues: names.map { ($0.lowercased(), $0) })
  }()

  /// Returns the canonical spelling of a key's name.
  ///
  /// A key that types a visible character is named by that character, such as `A`, `+` or `ß`; only
  /// ASCII letters are converted to upper case.
  package static func name(spelled text: some StringProtocol) -> String? {
    guard let scalar = text.unicodeScalars.first else { return nil }
    guard text.unicodeScalars.count == 1 else { return names[text.lowercased()] }
    let isVisible = !scalar.properties.isWhitespace && scalar.value >= 0x20 && scalar.value != 0x7F
    return isVisible ? (scalar.isASCII ? text.uppercased() : String(text)) : nil
  }
}
