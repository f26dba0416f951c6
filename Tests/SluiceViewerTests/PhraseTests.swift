import Foundation
import Testing

@Suite struct PhraseTests {
  private static let sources = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Sources")

  private static func files(in folders: [String]) -> [(path: String, text: String)] {
    folders.flatMap { folder in
      let root = sources.appendingPathComponent(folder)
      let paths = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String }
      return (paths ?? []).filter { $0.hasSuffix(".swift") }.compactMap { path in
        (try? String(contentsOf: root.appendingPathComponent(path), encoding: .utf8))
          .map { ("\(folder)/\(path)", $0) }
      }
    }
  }

  private struct Entry {
    let id: Substring
    let english: Substring
    let german: Substring
  }

  /// The texts of the files that define phrases, with concatenated literals joined.
  private static let tables: [String] = files(in: [
    "FlowUI", "FlowCatalogue", "SourceView", "SluiceViewer",
  ])
  .filter { $0.path.contains("Phrase+") }
  .map { $0.text.replacing(/"\s*\+\s*"/, with: "") }

  private static let entries: [Entry] = tables.flatMap { table in
    table.matches(
      of: /Phrase\(\s*"([^"]*)",\s*english:\s*"([^"]*)",\s*german:\s*"([^"]*)"/
    ).map { Entry(id: $0.1, english: $0.2, german: $0.3) }
  }

  @Test("No two phrases have the same ID, even in different modules")
  func names() {
    #expect(Self.entries.count > 150)
    let all = Self.tables.reduce(0) { $0 + $1.matches(of: /Phrase\(\s*"/).count }
    #expect(Self.entries.count == all, "some are not read, perhaps for a quote in their text")
    let counts = Dictionary(grouping: Self.entries, by: \.id).filter { $0.value.count > 1 }
    #expect(counts.isEmpty, "\(counts.keys)")
  }

  @Test("A phrase has the same arguments in both languages, and no empty text")
  func arguments() {
    for entry in Self.entries {
      let placeholders = [entry.english, entry.german].map { text in
        Set(text.matches(of: /\{\d\}/).map { String($0.output) })
      }
      #expect(placeholders[0] == placeholders[1], "\(entry.id)")
      #expect(!entry.english.isEmpty && !entry.german.isEmpty, "\(entry.id)")
    }
  }

  @Test("Outside of the phrases, no text that a window shows is written in the code")
  func literals() {
    let shown =
      /(?:\b(?:Text|Button|Switch|Checkbox|Hint|Sheet|Alert|SettingRow|Menu\.Item)\(|toast\.say\(|accessibilityLabel: |hint: )"[A-Za-z]/
    let files = Self.files(in: ["FlowUI", "SourceView", "SluiceViewer"])
    #expect(files.count > 100)
    for file in files {
      let code = file.text.split(separator: "\n").filter { !$0.contains("///") }
      for line in code where line.contains(shown) { Issue.record("\(file.path): \(line)") }
    }
  }
}
