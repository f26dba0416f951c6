import Desktop
import FlowCatalogue
import FlowCore
import FlowDemos
import FlowSnapshot
import Foundation
import SluiceCommandLine
import SluiceViewer
import Testing

/// Tests of files that are truncated, malicious or written by a newer version: each is read up to
/// its last valid step, or refused with one line that names it.
extension EarlierFilesTests {
  /// A line of `damaged.txt`: a file, and the expected outcome of reading it.
  nonisolated struct DamagedFile: CustomTestStringConvertible {
    let path: String
    let outcome: String

    var testDescription: String { path }
    var kind: Substring { path.prefix { $0 != "/" } }
    var url: URL { EarlierFilesTests.folder.appendingPathComponent("damaged/\(path)") }
  }

  nonisolated static let damagedFiles: [DamagedFile] = {
    let url = folder.appendingPathComponent("damaged.txt")
    let text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").map { line in
      let words = line.split(separator: " ", maxSplits: 1).map(String.init)
      return DamagedFile(path: words[0], outcome: words.count > 1 ? words[1] : "")
    }
  }()

  @Test("`damaged.txt` lists each damaged file, and there are at least seven of each kind")
  func damagedCount() throws {
    let folder = Self.folder.appendingPathComponent("damaged").path
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder)
    #expect(files.filter { $0.contains("/") }.sorted() == Self.damagedFiles.map(\.path).sorted())
    for kind in ["scripts", "recordings", "journals", "links", "places", "settings"] {
      #expect(Self.damagedFiles.count { $0.kind == kind } >= 7, "\(kind)")
    }
  }

  @Test(
    "Truncated, malicious and newer files are read up to the last valid step, or refused",
    arguments: damagedFiles)
  func damaged(file: DamagedFile) throws {
    // The program may rename a file that it cannot read, so the test reads a copy.
    let scratch = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: scratch) }
    let copy = scratch.appendingPathComponent("FILE").path
    try FileManager.default.copyItem(atPath: file.url.path, toPath: copy)
    var outcome = ""

    let time = try ContinuousClock().measure {
      do {
        outcome = try self.outcome(of: file, at: copy)
      } catch let failure as Failure {
        outcome = "refused: \(failure.message)"
      }
    }

    outcome = outcome.replacing(copy, with: "FILE").replacing("\0", with: "0")
      .replacing(ProgramName.current, with: "sluice")
    #expect(outcome == file.outcome)
    #expect(!outcome.contains("\n") && outcome.count < 400)
    #expect(time < .seconds(5))
  }

  private func outcome(of file: DamagedFile, at path: String) throws -> String {
    switch file.kind {
    case "scripts", "recordings":
      let script = try ScriptFile(path).read(preferences: Preferences())
      return "read: \(script.inputCount) inputs until \(script.end.duration(since: .zero).time)"
    case "links":
      let line = try LinkFile.line(of: Data(contentsOf: file.url), in: path)
      return try opened(StageLink(line))
    case "places":
      return "read: \(try PlaceFile(path).read(for: "checkout").map { "\($0)" } ?? "nothing")"
    case "journals":
      let lines = OrphanJournal.lines(of: [UInt8](try Data(contentsOf: file.url)))
      guard let record = JournalRecord(lines) else { return "no journal" }
      let signal = record.signal.map { ", signal \($0)" } ?? ""
      return try opened(record.link) + signal
    default:
      var warnings: [String] = []
      let settings = ViewerSettings(path: path) { warnings.append($0) }
      return (["read: \(settings.colourScheme.rawValue)"] + warnings).joined(separator: "; ")
    }
  }

  /// The place and the instant to which the link leads.
  private func opened(_ link: StageLink) throws -> String {
    _ = try Catalogue.sluice.requireDemo(link.id)
    let place = try link.place().map { "/\($0)" } ?? ""
    let script = try link.script()
    let time = link.moment?.time.map { "@\($0.time)" } ?? ""
    return "read: \(link.id)\(place)\(time), \(script?.inputCount ?? 0) inputs"
  }
}
