internal import Desktop
internal import FoundationEssentials

/// Where bytes come from: a file, or standard input for `-`.
package struct Input {
  package static let standard = Input(path: "-")

  let path: String

  /// All bytes.
  package func read() throws -> [UInt8] {
    path == "-"
      ? try OpenFile.standardInput.read()
      : [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
  }
}
