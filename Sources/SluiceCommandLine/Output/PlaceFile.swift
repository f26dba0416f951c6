internal import Desktop
package import FlowCatalogue
package import FlowCore
internal import FoundationEssentials

/// A file that stores where the user was: a link in the form that the command line accepts, and the
/// file version.
package struct PlaceFile {
  /// The size in bytes at which a file is too large to be read; by eye: a place is one line.
  private static let sizeLimit = 1 << 20

  private let output: Output

  /// Prepares a file, which need not exist yet.
  ///
  /// - Throws: `Failure` if the path cannot be written.
  package init(_ path: String) throws(Failure) {
    guard path != "-" else { throw Failure("expected a file's name for --restore, not -") }
    output = Output(path: path)
    try output.check()
  }

  /// The stored link; `nil` if the file does not exist.
  ///
  /// - Parameter demo: The id of the demo that the link must lead to; `nil` allows any link.
  /// - Throws: `Failure` if the file cannot be read, or if its content is not such a link.
  package func read(for demo: String?) throws(Failure) -> FlowPlace? {
    let bytes: [UInt8]?
    do {
      bytes = try WholeFile.read(output.path, limit: Self.sizeLimit)
    } catch {
      throw Failure("cannot read \(output.path): expected a readable file, but \(error)")
    }
    guard let bytes else { return nil }
    let line = try LinkFile.line(of: Data(bytes), in: output.path)
    guard let place = FlowPlace(line) else {
      throw Failure("\(output.path): expected a place as --restore keeps it")
    }
    guard demo == nil || demo == place.step.description else {
      throw Failure("\(output.path): expected a place in '\(demo ?? "")', not '\(place)'")
    }
    return place
  }

  /// Stores a link, replacing the file atomically.
  package func write(_ place: FlowPlace) throws(Failure) {
    try output.write(Array(LinkFile.text(place).utf8))
  }
}
