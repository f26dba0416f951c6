import Foundation
import Testing

/// Tests the width of lines that are comments; the formatter does not limit it.
@Suite struct CommentWidthTests {
  @Test(
    "No line that is a comment is wider than 100 columns",
    arguments: ["Assets", "Benchmarks", "Examples", "Fuzz", "Sources", "Tests"])
  func width(folder: String) throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let files = FileManager.default.enumerator(
      at: root.appendingPathComponent(folder), includingPropertiesForKeys: nil)
    var count = 0
    for case let file as URL in try #require(files)
    where file.pathExtension == "swift" && !file.path.contains("/.build/") {
      count += 1
      for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      where line.count > 100 && line.firstMatch(of: /^\s*\/\//) != nil {
        Issue.record("\(file.lastPathComponent): \(line)")
      }
    }
    #expect(count > 0)
  }
}
