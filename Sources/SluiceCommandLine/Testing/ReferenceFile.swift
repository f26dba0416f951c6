internal import Desktop
internal import FlowCatalogue
internal import FlowSnapshot
internal import FoundationEssentials
internal import ImageFiles

/// A picture or a film in a file, with which flows are compared.
struct ReferenceFile {
  /// The largest file that is read, in bytes: more than any film of `FilmFrames.largest` pictures.
  private static let longest = 512 << 20

  let path: String

  init(_ path: String) { self.path = path }

  /// Whether there is such a file.
  var exists: Bool { FileManager.default.fileExists(atPath: path) }

  /// Reads the file.
  func read() throws(Failure) -> FlowReference {
    let bytes: [UInt8]
    do {
      bytes = try Input(path: path).read(upTo: Self.longest + 1)
    } catch {
      throw Failure("cannot read \(path): \(SystemError.message(of: error))")
    }
    guard bytes.count <= Self.longest else {
      throw Failure("cannot read \(path): it has more than \(Self.longest >> 20) MiB")
    }
    do {
      return try FlowReference(bytes)
    } catch {
      throw Failure("cannot read \(path): \(error)")
    }
  }
}
