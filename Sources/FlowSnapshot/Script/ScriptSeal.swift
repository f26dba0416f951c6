/// Comment lines in a growing script that show up to which line it is undamaged.
///
/// The lines look like `# sum 0123456789abcdef`. Each has a checksum of all text before it. Text
/// after the last correct line may have been damaged by a full disk, a killed process or a power
/// failure.
package struct ScriptSeal {
  private static let mark = "# sum "
  /// FNV-1a in 64 bits (Fowler, Noll and Vo): detects damage, and need not resist an attack.
  private static let (basis, prime): (UInt64, UInt64) = (0xcbf2_9ce4_8422_2325, 0x100_0000_01b3)

  private var sum = basis

  package init() {}

  package mutating func add(_ text: some Sequence<UInt8>) {
    for byte in text { sum = (sum ^ UInt64(byte)) &* Self.prime }
  }

  /// The next seal with its newline; it is added to the checksum, too.
  package mutating func line() -> String {
    let digits = String(sum, radix: 16)
    let line = Self.mark + String(repeating: "0", count: 16 - digits.count) + digits + "\n"
    add(line.utf8)
    return line
  }

  /// Whether a line is a seal, correct or not.
  package static func isSeal(_ line: some StringProtocol) -> Bool { line.hasPrefix(mark) }

  /// The number of lines up to and including the last correct seal; 0 if there is none.
  ///
  /// After an incorrect seal, the checksum starts anew.
  package static func sealedCount(of lines: [String]) -> Int {
    var (seal, count) = (ScriptSeal(), 0)
    for (index, line) in lines.enumerated() {
      let expected = isSeal(line) ? seal.line() : nil
      if let expected {
        if expected.dropLast() == line { count = index + 1 } else { seal = ScriptSeal() }
      } else {
        seal.add(line.utf8)
        seal.add([UInt8(ascii: "\n")])
      }
    }
    return count
  }
}
