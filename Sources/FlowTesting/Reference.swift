internal import FlowSnapshot
internal import Foundation
internal import ImageFiles
internal import Testing

/// A file beside a test that contains the expected result.
struct Reference {
  /// The environment variable that requests writing references.
  static let variable = "SLUICE_RECORD"

  let url: URL
  let location: SourceLocation

  /// Creates a reference in the folder `References` beside the test's file.
  init(
    _ name: String, _ variant: FlowVariant, _ ending: String, beside file: String,
    _ location: SourceLocation
  ) {
    url = URL(fileURLWithPath: file).deletingLastPathComponent()
      .appendingPathComponent("References/\(name)\(variant.suffix).\(ending)")
    self.location = location
  }

  var name: String { url.lastPathComponent }

  var bytes: [UInt8]? { (try? Data(contentsOf: url)).map { Array($0) } }

  /// Records a failure with the files attached, and writes the actual content if requested.
  func fail(
    _ problem: String, actual: [UInt8], expected: [UInt8]? = nil, difference: [UInt8]? = nil
  ) {
    let (stem, ending) = (url.deletingPathExtension().lastPathComponent, url.pathExtension)
    let parts = [("expected", expected), ("actual", actual), ("difference", difference)]
    for (kind, bytes) in parts {
      guard let bytes else { continue }
      Attachment.record(bytes, named: "\(stem)-\(kind).\(ending)", sourceLocation: location)
    }
    Issue.record("\(problem)\(recorded(actual))", sourceLocation: location)
  }

  func failMissing(actual: [UInt8]) {
    fail(
      "there is no reference \(name); \(Self.variable)=1 writes it into \(folder.path)",
      actual: actual)
  }

  private var folder: URL { url.deletingLastPathComponent() }

  /// Writes the actual content if requested; returns the text to add to the issue.
  private func recorded(_ actual: [UInt8]) -> String {
    guard ProcessInfo.processInfo.environment[Self.variable] == "1" else { return "" }
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(actual).write(to: url, options: .atomic)
      return "\n\(name) is written now; look at it"
    } catch {
      return "\n\(name) cannot be written: \(error.localizedDescription)"
    }
  }
}
