import Foundation
import TestPrograms
import Testing

/// Everything that starts programs, side by side: each window has a display and a home of its own.
///
/// No time limit of the library's could end a wait that blocks its thread; so every wait has one of
/// its own.
@Suite enum EndToEndTests {}

/// The built program, run as a user runs it.
enum Program {
  /// What a run printed, and how it ended.
  struct Result {
    let status: Int32
    let output: [UInt8]
    let errors: String

    var text: String { String(decoding: output, as: UTF8.self) }
    var lines: [String] { text.split(separator: "\n").map(String.init) }
  }

  /// How the program was built.
  enum Build {
    /// With the tests.
    case debug
    /// As it is shipped.
    case release
  }

  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  static func path(_ build: Build = .debug) -> URL {
    switch build {
    case .debug: BuildFolder.url.appendingPathComponent("sluice")
    case .release: root.appendingPathComponent(".build/release/sluice")
    }
  }

  /// Runs the program to its end, without any display unless `environment` names one.
  static func run(
    _ arguments: [String], build: Build = .debug, environment: [String: String] = [:],
    input: String = ""
  ) throws -> Result {
    try run(path(build), arguments, environment: environment, input: input)
  }

  /// Runs any program to its end, with little more than a search path in its environment.
  ///
  /// - Throws: `Waited` where it does not end in time.
  static func run(
    _ program: URL, _ arguments: [String], environment: [String: String] = [:], input: String = "",
    within limit: Duration = .seconds(60)
  ) throws -> Result {
    let deadline = ContinuousClock.now + limit
    let child = try Child(program.path, arguments, environment: environment)
    child.write(input)
    child.closeInput()
    // Errors are few lines, which a pipe holds until they are read.
    let output = child.output.bytes(until: deadline)
    let errors = child.errors.bytes(until: deadline) ?? []
    let message = String(decoding: errors, as: UTF8.self)
    guard let output else {
      let words = ([program.path] + arguments).joined(separator: " ")
      throw Waited(
        for: "the end of \(words)", limit, seen: message.split(separator: "\n").map(String.init))
    }
    let ending = try child.end()
    return Result(status: ending.status, output: output, errors: message)
  }
}

/// A folder that is gone with the test.
final class Scratch {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func path(_ name: String) -> String { url.appendingPathComponent(name).path }

  func write(_ text: String, _ name: String) throws -> String {
    try Data(text.utf8).write(to: url.appendingPathComponent(name))
    return path(name)
  }

  var files: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: url.path).sorted() }
  }
}
