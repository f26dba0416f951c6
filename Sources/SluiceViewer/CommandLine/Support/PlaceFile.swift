internal import FlowCore
internal import FoundationEssentials

/// A file that keeps where somebody was: a link as the command line takes it, above the version.
struct PlaceFile {
  private let output: Output

  /// Plans a file, which need not be there yet.
  ///
  /// - Throws: a failure where nothing can be written.
  init(_ path: String) throws(Failure) {
    guard path != "-" else { throw Failure("expected a file's name for --restore, not -") }
    output = Output(path: path)
    try output.check()
  }

  /// The link that it keeps; `nil` where there is no such file.
  ///
  /// - Parameter demo: The id of the demo that it must lead to, if not to the catalogue.
  /// - Throws: a failure for anything else.
  func read(for demo: String?) throws(Failure) -> FlowPlace? {
    guard FileManager.default.fileExists(atPath: output.path) else { return nil }
    guard let data = FileManager.default.contents(atPath: output.path) else {
      throw Failure("cannot read \(output.path): expected a readable file")
    }
    let line = try LinkFile.line(of: data, in: output.path)
    guard let place = FlowPlace(line) else {
      throw Failure("\(output.path): expected a place as --restore keeps it")
    }
    guard demo == nil || demo == place.step.description else {
      throw Failure("\(output.path): expected a place in '\(demo ?? "")', not '\(place)'")
    }
    return place
  }

  /// Keeps a link: whole, or not at all.
  func write(_ place: FlowPlace) throws(Failure) {
    try output.write(Array(LinkFile.text(place).utf8))
  }
}
