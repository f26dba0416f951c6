internal import Desktop
package import FlowCatalogue
package import FlowCore
internal import FoundationEssentials

/// A file that stores where the user was: a link in the form that the command line accepts, and the
/// file version.
package struct PlaceFile {
  /// The maximum size of the file, in bytes; chosen by eye: a place is one line.
  private static let sizeLimit = 1 << 20

  private let output: Output

  /// The file need not exist yet.
  ///
  /// - Throws: `Failure` if the path cannot be written.
  package init(_ path: String) throws(Failure) {
    guard !["", "-"].contains(path) else {
      throw Failure("expected a file's name for --restore, not '\(path)'")
    }
    output = Output(path: path)
    try output.check()
  }

  /// Returns the stored link; `nil` if the file does not exist.
  ///
  /// The link must lead to `demo`, unless `demo` is `nil`.
  ///
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

  package func write(_ place: FlowPlace) throws(Failure) {
    try output.write(Array(LinkFile.text(place).utf8))
  }
}
