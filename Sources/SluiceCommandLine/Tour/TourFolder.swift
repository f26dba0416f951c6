internal import Desktop
internal import FlowCatalogue
internal import FoundationEssentials
internal import Glibc

/// The folder of a tour, which is written completely or not at all.
struct TourFolder {
  /// The name of the file that lists all other files, and marks the folder as a tour.
  private static let manifest = ".sluice-tour"
  /// The maximum size of the manifest, in bytes.
  private static let largest = 1 << 20

  private let path: String

  /// Throws `Failure` if the folder has files that are not of a tour, or cannot be written.
  init(_ path: String) throws(Failure) {
    self.path = path
    guard !path.isEmpty else { throw Failure("cannot write '': expected a folder's name") }
    let identity = FileIdentity(path)
    guard identity != nil else {
      let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
      throw Failure("cannot write \(path): there is no folder \(folder)")
    }
    guard identity != FileIdentity(".") else {
      throw Failure("cannot write \(path): it is the folder you are in; expected another one")
    }
    try checkContent()
  }

  private func checkContent() throws(Failure) {
    var isFolder = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return }
    guard isFolder else {
      throw Failure("cannot write \(path): it is a file; expected a folder's name")
    }
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: path).sorted()
    } catch {
      throw Failure("cannot read the folder \(path): \(SystemError.message(of: error))")
    }
    let own = Set(manifest)
    guard let other = names.first(where: { $0 != Self.manifest && !own.contains($0) }) else {
      return
    }
    throw Failure(
      "\(path) has files that are not of a tour, such as '\(other)'; expected a new or empty folder"
    )
  }

  /// The files of the earlier tour.
  private var manifest: [String] {
    let file = Input(path: "\(path)/\(Self.manifest)")
    guard let bytes = try? file.read(upTo: Self.largest) else { return [] }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  /// Replaces the folder with the files of `make`, which writes them into the folder that it is
  /// given, and returns their names.
  @MainActor
  func write(_ make: @MainActor (String) throws -> [String]) throws {
    let replacement: ReplacementFolder
    do {
      replacement = try ReplacementFolder(for: path)
    } catch {
      throw unwritable(error)
    }
    do {
      let list = try make(replacement.path).sorted().joined(separator: "\n") + "\n"
      try Output(path: "\(replacement.path)/\(Self.manifest)").write(Array(list.utf8))
    } catch let failure as Failure {
      // A person does not know the name of the temporary folder.
      let message = failure.message.replacing(replacement.path, with: path)
      throw Failure(message, status: failure.status)
    }
    // Another program may have written files into the folder meanwhile.
    try checkContent()
    do {
      try replacement.replace()
    } catch {
      throw unwritable(error)
    }
  }

  private func unwritable(_ error: SystemError) -> Failure {
    Failure("cannot write \(path): \(error)")
  }
}
