import Foundation
import TestPrograms
import Testing

/// Runs programs in which a call of the C library fails.
struct Faults {
  /// A call of the C library that fails; `half` is a write that stops half-way, as on a disk that
  /// becomes full, after which all writes fail.
  enum Call: String, CaseIterable {
    case open, write, half, rename, fsync, read, mmap, send
  }

  /// Whether calls fail for all files, which takes minutes, and not only for a test's own files.
  static let tryAll = ProcessInfo.processInfo.environment["SLUICE_LONG"] != nil

  private let library: String
  private let mark: String

  /// Compiles the library that makes calls fail into a folder.
  init(in folder: Scratch) throws {
    library = folder.path("faults.so")
    mark = folder.path("mark")
    let source = Program.root.appendingPathComponent("Tests/FaultsInTurn/faults.c").path
    let compiled = try Program.run(
      URL(fileURLWithPath: "/usr/bin/env"),
      ["clang", "-shared", "-fPIC", "-O1", "-o", library, source, "-ldl"])
    try #require(compiled.status == 0, "\(compiled.errors)")
  }

  /// Runs a program again and again, each time with the next call of a kind failing, until none
  /// does.
  ///
  /// - Parameters:
  ///   - folder: The folder of the files whose calls fail; `nil` for all files.
  ///   - prepare: Called before each run.
  ///   - check: Called with the result of each run in which a call has failed.
  /// - Returns: How many calls have failed, one in each run.
  func inTurn(
    _ call: Call, of program: URL, _ arguments: [String], under folder: String?,
    environment: [String: String] = [:], input: String = "", prepare: () throws -> Void,
    check: (Program.Result, Int) throws -> Void
  ) throws -> Int {
    for count in 1...10_000 {
      try? FileManager.default.removeItem(atPath: mark)
      try prepare()
      var variables = environment
      variables["LD_PRELOAD"] = library
      variables["FAULT_CALL"] = call.rawValue
      variables["FAULT_AT"] = "\(count)"
      variables["FAULT_MARK"] = mark
      variables["FAULT_UNDER"] = folder
      let result = try Program.run(program, arguments, environment: variables, input: input)
      guard FileManager.default.fileExists(atPath: mark) else { return count - 1 }
      try check(result, count)
    }
    Issue.record("there is no end to the calls of \(call.rawValue)")
    return 10_000
  }
}
