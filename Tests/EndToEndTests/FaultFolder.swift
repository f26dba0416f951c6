import Foundation
import ImageFiles
import TestPrograms
import Testing

/// A temporary folder for running programs in which calls fail; the programs write into `work`.
struct FaultFolder {
  let scratch: Scratch
  let faults: Faults
  let work: String

  init() throws {
    scratch = try Scratch()
    faults = try Faults(in: scratch)
    work = scratch.path("w")
    mkdir(work, 0o700)
    _ = try scratch.write("- key: Tab\n- key: Return\n- wait: 400ms\n", "script.yaml")
    _ = try scratch.write("- shot: a\n- shot: b\n- shot: c\n", "shots.yaml")
    _ = try scratch.write("- tap: Nothing\n", "fails.yaml")
    for (name, red) in [("light", 255), ("dark", 0)] as [(String, UInt8)] {
      let file = try PNG.encode(RGBImage(width: 1, height: 1, bytes: [red, 0, 0]))
      try Data(file).write(to: scratch.url.appendingPathComponent("\(name).png"))
    }
    _ = try scratch.write(
      "- flow: colours\n- key: Tab\n- expect: {screen: home}\n", "flow.yaml")
  }

  var files: [String] {
    ((try? FileManager.default.subpathsOfDirectory(atPath: work)) ?? []).sorted()
  }

  /// The files, without the replacement files and replaced folders that a failed `unlink` has left
  /// behind.
  func files(after fault: Faults.Fault) -> [String] {
    guard fault.call == .unlink else { return files }
    return files.filter { !$0.hasSuffix(".part") && !$0.hasPrefix(".sluice-") }
  }

  func content(_ name: String) -> Data? {
    FileManager.default.contents(atPath: "\(work)/\(name)")
  }

  func text(_ name: String) -> String {
    content(name).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  func clean(leaving name: String? = nil, with text: String = "") throws {
    try? FileManager.default.removeItem(atPath: work)
    mkdir(work, 0o700)
    if let name { try put(text, name) }
  }

  func put(_ text: String, _ name: String) throws {
    let file = URL(fileURLWithPath: "\(work)/\(name)")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// Replaces placeholders in a command's arguments by paths.
  func arguments(_ arguments: [String]) -> [String] {
    arguments.map {
      $0.replacing("DIR", with: work).replacing("SCRIPT", with: scratch.path("script.yaml"))
        .replacing("SHOTS", with: scratch.path("shots.yaml"))
        .replacing("FAILS", with: scratch.path("fails.yaml"))
        .replacing("LIGHT", with: scratch.path("light.png"))
        .replacing("DARK", with: scratch.path("dark.png"))
        .replacing("FLOW", with: scratch.path("flow.yaml"))
    }
  }

  func command(_ arguments: [String]) -> Faults.Run {
    Faults.Run(program: Program.path(), arguments: self.arguments(arguments), folder: work)
  }
}

extension Program.Result {
  /// The number of lines of errors, without the viewer's reports of saved files.
  var errorCount: Int {
    errors.split(separator: "\n").count { !$0.contains(": Saved ") }
  }
}
