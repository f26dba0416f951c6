internal import Desktop
internal import Glibc

/// A source of bytes: a file, or standard input for `-`.
package struct Input {
  package static let standard = Input(path: "-")

  let path: String

  /// Reads all bytes, or the first `limit` of them.
  package func read(upTo limit: Int = .max) throws -> [UInt8] {
    let file = path == "-" ? OpenFile.standardInput : try OpenFile(path, O_RDONLY)
    return try file.read(upTo: limit)
  }
}
