import Desktop
import FlowCore
import Foundation
import SluiceViewer
import Testing

/// Tests that files written by earlier versions of the program open and lead to the same screens.
@Suite struct EarlierFilesTests {
  /// A line of `expected.txt`: a file, the link from which its input starts if the file contains
  /// none, and the expected result.
  nonisolated struct File: CustomTestStringConvertible {
    let path: String
    let start: String
    let expected: String

    var testDescription: String { path }
    var url: URL { EarlierFilesTests.folder.appendingPathComponent(path) }

    func lines() throws -> [String] {
      try String(contentsOf: url, encoding: .utf8).split(separator: "\n").map(String.init)
    }
  }

  nonisolated static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("EarlierFiles")

  /// The files of a kind that `expected.txt` lists.
  nonisolated static func files(_ kind: String) -> [File] {
    let url = folder.appendingPathComponent("expected.txt")
    let text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").filter { $0.hasPrefix("\(kind)/") }.map {
      let words = $0.split(separator: " ").map(String.init)
      return File(path: words[0], start: words[1], expected: words[2])
    }
  }

  /// The screen to which a link leads, from the first screen of Gates, to which no file leads.
  private func screen(of link: String) throws -> String? {
    let harness = try ViewerHarness("gates")
    harness.send(.text(link))
    return harness.app.events.last { $0.verb == "didShow" }?.subject
  }

  @Test("`expected.txt` lists twelve files of every kind")
  func count() {
    for kind in ["scripts", "recordings", "journals", "links", "places", "settings"] {
      #expect(Self.files(kind).count == 12, "\(kind)")
    }
  }

  @Test(
    "Scripts and recordings of earlier versions lead to the expected screens",
    arguments: files("scripts") + files("recordings"))
  func scripts(file: File) throws {
    let record = try #require(JournalRecord(["link \(file.start)"] + file.lines()))

    #expect(try screen(of: record.link.description) == file.expected)
  }

  @Test(
    "Journals of earlier versions lead to the screen on which the program ended",
    arguments: files("journals"))
  func journals(file: File) throws {
    let record = try #require(JournalRecord(file.lines()))

    #expect(record.link.hasScript)
    #expect(try screen(of: record.link.description) == file.expected)
  }

  @Test("Links of earlier versions lead to the expected screens", arguments: files("links"))
  func links(file: File) throws {
    let line = try LinkFile.line(of: Data(contentsOf: file.url), in: file.path)

    #expect(try screen(of: line) == file.expected)
  }

  @Test("The lines of a file with a link may end with LF or CRLF", arguments: ["\n", "\r\n"])
  func lineEnds(lineEnd: String) throws {
    let text = ["checkout@0ms", "version 1", ""].joined(separator: lineEnd)

    #expect(try LinkFile.line(of: Data(text.utf8), in: "FILE") == "checkout@0ms")
  }

  @Test(
    "Stored places of earlier versions lead to the expected screens",
    arguments: files("places"))
  func places(file: File) throws {
    let line = try LinkFile.line(of: Data(contentsOf: file.url), in: file.path)

    #expect(try screen(of: "\(line)@0ms") == file.expected)
  }

  @Test("Settings of earlier versions are applied without a warning", arguments: files("settings"))
  func settings(file: File) throws {
    var warnings: [String] = []
    let settings = ViewerSettings(path: file.url.path) { warnings.append($0) }

    #expect(settings.colourScheme.rawValue == file.expected)
    #expect(warnings.isEmpty)
  }
}
