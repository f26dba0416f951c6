import Foundation
import ImageFiles
import TestPrograms
import Testing

/// All tests that start programs.
///
/// They run in parallel: each window has a separate display and home folder.
/// The testing library's time limits cannot end a wait that blocks its thread, so every wait has
/// its own limit.
@Suite enum EndToEndTests {}

/// Runs the built program as a user does.
enum Program {
  struct Result {
    let status: Int32
    let output: [UInt8]
    let errors: String

    var text: String { String(decoding: output, as: UTF8.self) }
    var lines: [String] { text.split(separator: "\n").map(String.init) }
  }

  enum Build {
    case debug
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

  /// Runs a program in a minimal environment; throws `WaitTimeout` if it does not end in time.
  static func run(
    _ program: URL, _ arguments: [String], environment: [String: String] = [:], input: String = "",
    within limit: Duration = .seconds(60)
  ) throws -> Result {
    let deadline = ContinuousClock.now + limit
    let child = try Child(program.path, arguments, environment: environment)
    child.write(input, until: deadline)
    child.closeInput()
    // Errors are only a few lines, which fit into the pipe until they are read.
    let output = child.output.bytes(until: deadline)
    let errors = child.errors.bytes(until: deadline) ?? []
    let message = String(decoding: errors, as: UTF8.self)
    guard let output else {
      let command = ([program.path] + arguments).joined(separator: " ")
      throw WaitTimeout(
        for: "the end of \(command)", limit, seen: message.split(separator: "\n").map(String.init))
    }
    let ending = try child.end()
    return Result(status: ending.status, output: output, errors: message)
  }

  /// The picture at the end of a script, as `sluice render` draws it without a window.
  static func picture(_ arguments: [String], after script: String) throws -> RGBImage {
    let command = ["render"] + arguments + ["--script", "-", "-o", "-"]
    return try PNG.decode(run(command, input: script).output)
  }

  /// Writes an executable shell script, in a separate process.
  ///
  /// A program that another test starts meanwhile could inherit the open file from this process:
  /// the script would then be busy, and could not be run.
  static func writeScript(_ text: String, to file: URL) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    let written = try run(
      URL(fileURLWithPath: "/bin/sh"), ["-c", "cat >\"$1\" && chmod 755 \"$1\"", "sh", file.path],
      input: text)
    try #require(written.status == 0, "\(written.errors)")
  }
}

/// A temporary folder, deleted at the end of the test.
final class Scratch {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func path(_ name: String) -> String { url.appendingPathComponent(name).path }

  /// Writes a file, makes the folders that contain it if there are none, and returns its path.
  func write(_ text: String, _ name: String) throws -> String {
    let file = url.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    return path(name)
  }

  var files: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: url.path).sorted() }
  }
}
