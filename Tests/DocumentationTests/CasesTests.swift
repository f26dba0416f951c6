import Foundation
import Testing

/// Tests that `Documentation/Cases.md` explains all IDs in titles of tests.
@Suite struct CasesTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private struct Row {
    let id: String
    let statement: String
    let test: String
  }

  private func rows() throws -> [Row] {
    let page = Self.root.appendingPathComponent("Documentation/Cases.md")
    return try String(contentsOf: page, encoding: .utf8).split(separator: "\n").compactMap { line in
      let cells = line.replacingOccurrences(of: "\\|", with: "/")
        .split(separator: "|", omittingEmptySubsequences: false)
        .map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 5, cells[1].contains("-"), cells[1] != "---" else { return nil }
      return Row(id: cells[1], statement: cells[2], test: cells[3])
    }
  }

  private func titles() throws -> [(title: String, file: String)] {
    let folder = Self.root.appendingPathComponent("Tests")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    var titles: [(title: String, file: String)] = []
    for case let file as URL in try #require(files) where file.pathExtension == "swift" {
      let text = try String(contentsOf: file, encoding: .utf8)
      for match in text.matches(of: /@(?:Test|Suite)\(\s*"((?:[^"\\]|\\.)*)"/) {
        titles.append((String(match.1), file.lastPathComponent))
      }
    }
    return titles
  }

  @Test("Every ID in a title has exactly one row on the page, with a sentence")
  func titlesResolve() throws {
    let rows = try rows()
    let known = Dictionary(grouping: rows, by: \.id)
    for (title, file) in try titles() {
      for match in title.matches(of: /\b(FC|SX|S[0-9]|NF)-[A-Z]*[0-9]+[a-z]?\b/) {
        #expect(known[String(match.0)]?.count == 1, "\(match.0) of “\(title)” in \(file)")
      }
    }
    #expect(rows.count > 300)
    #expect(rows.allSatisfy { $0.statement.count > 10 })
  }

  @Test("Every test named on the page exists and has the ID in its title")
  func testsExist() throws {
    let titles = try titles()
    for row in try rows() {
      let match = try #require(
        row.test.firstMatch(of: /^(.*) \(`(.*\.swift)`\)/), "the test of \(row.id): \(row.test)")
      let isThere = titles.contains { title, file in
        title.hasSuffix(match.1) && file == match.2 && title.contains(row.id)
      }
      #expect(isThere, "\(row.id): “\(match.1)” in \(match.2)")
    }
  }
}
