internal import Desktop
internal import FlowCatalogue
internal import Glibc

/// A source of bytes: a file, or standard input for `-`.
package struct Input {
  package static let standard = Input(path: "-")

  let path: String

  package func read(upTo limit: Int = .max) throws -> [UInt8] {
    let file = path == "-" ? OpenFile.standardInput : try OpenFile(path, flags: O_RDONLY)
    return try file.read(upTo: limit)
  }

  /// The maximum size of a picture's file, in bytes; chosen by eye.
  private static let largestPicture = 1 << 30

  func readPicture() throws(Failure) -> [UInt8] {
    let bytes: [UInt8]
    do {
      bytes = try read(upTo: Self.largestPicture + 1)
    } catch {
      throw Failure("cannot read \(path): \(SystemError.message(of: error))")
    }
    guard bytes.count <= Self.largestPicture else {
      throw Failure("cannot read \(path): it has more than \(Self.largestPicture >> 30) GiB")
    }
    return bytes
  }
}
