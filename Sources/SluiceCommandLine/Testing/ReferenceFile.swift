internal import FlowCatalogue
internal import FlowSnapshot
internal import FoundationEssentials
internal import ImageFiles

/// A file with a picture or a film with which flows are compared.
struct ReferenceFile {
  let path: String

  init(_ path: String) { self.path = path }

  /// Whether the file exists.
  var exists: Bool { FileManager.default.fileExists(atPath: path) }

  /// Reads the file.
  func read() throws(Failure) -> FlowReference {
    let bytes = try Input(path: path).readPicture()
    do {
      return try FlowReference(bytes)
    } catch {
      throw Failure("cannot read \(path): \(error)")
    }
  }
}
