extension String {
  /// The text as one word of a shell's command, in single quotes if it contains anything but ASCII
  /// letters, digits and `-_./:=,@%+`.
  package var shellWord: String {
    let isPlain = allSatisfy { character in
      character.isASCII && (character.isLetter || "0123456789-_./:=,@%+".contains(character))
    }
    return isPlain && !isEmpty ? self : "'" + replacing("'", with: #"'\''"#) + "'"
  }
}
