internal import Desktop
internal import FoundationEssentials

/// A source of bytes: a file, or standard input for `-`.
package struct Input {
  package static let standard = Input(path: "-")

  let path: String

  /// Reads all bytes.
  package func read() throws -> [UInt8] {
    path == "-"
      ? try OpenFile.standardInput.read()
      : [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
  }
}
