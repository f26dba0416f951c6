internal import FlowCatalogue
internal import FlowSnapshot
internal import FoundationEssentials
internal import ImageFiles

/// A file with the picture or film that a flow is compared with.
struct ReferenceFile {
  let path: String

  init(_ path: String) { self.path = path }

  var exists: Bool { FileManager.default.fileExists(atPath: path) }

  /// The hint is the end of an error's message.
  func read(hint: String = "") throws(Failure) -> FlowReference {
    let bytes = try Input(path: path).readPicture()
    do {
      return try FlowReference(bytes)
    } catch {
      throw Failure("cannot read \(path): \(error)\(hint)")
    }
  }
}
