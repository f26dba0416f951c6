import FlowCore
import Foundation
import TestPrograms
import Testing

/// Runs programs in which one call of the C library fails.
struct Faults {
  /// The kinds of calls, in the order of `faults.c`.
  enum Call: String, CaseIterable {
    case open, write, half, torn, rename, fsync, read, mmap, send, mkdir, lock, unlink
  }

  /// One call that fails: the n-th of its kind in a run, counted from 1.
  struct Fault: CustomStringConvertible {
    let call: Call
    let number: Int
    var description: String { "\(call) \(number)" }
  }

  struct Run {
    let program: URL
    let arguments: [String]
    var environment: [String: String] = [:]
    /// The prefix of the paths for which calls fail, or of the names of streams in `/proc`, such as
    /// `pipe:` and `socket:`; `nil` for all files.
    var folder: String?
    /// Whether calls for all other files fail, too, if `tryAll` is set.
    var isWidened = true
    /// The kinds of calls that never fail in this run.
    var sparing: Set<Call> = []
  }

  /// Whether every call fails in turn, for all files, which takes minutes; otherwise only some of
  /// the calls for a test's own files fail.
  static let tryAll = ProcessInfo.processInfo.environment["SLUICE_LONG"] != nil

  /// How many calls of each kind fail without `tryAll`: the last one, and random earlier ones.
  private static let sampleSize = 2

  private let library: String
  private let tally: String

  init(in folder: Scratch) throws {
    library = folder.path("faults.so")
    tally = folder.path("tally")
    let source = Program.root.appendingPathComponent("Tests/FaultsInTurn/faults.c").path
    let compiled = try Program.run(
      URL(fileURLWithPath: "/usr/bin/env"),
      ["clang", "-shared", "-fPIC", "-O1", "-o", library, source, "-ldl"])
    try #require(compiled.status == 0, "\(compiled.errors)")
  }

  /// Runs a program once without a fault, calling `whole`, and then once for each fault, calling
  /// `check`.
  func inTurn(
    _ scenario: String, _ run: Run, prepare: () throws -> Void,
    whole: (Program.Result) throws -> Void, check: (Program.Result, Fault) throws -> Void
  ) throws {
    try prepare()
    try whole(try result(of: run, with: nil))
    var random = SeededGenerator.varying(for: "faults: \(scenario)")
    var texts: [String] = []
    var (failed, all) = (0, 0)
    for (call, count) in zip(Call.allCases, counts) where count > 0 && !run.sparing.contains(call) {
      let numbers = Self.tryAll ? Array(1...count) : Self.sample(of: count, using: &random)
      var failedHere = 0
      for number in numbers {
        try prepare()
        let fault = Fault(call: call, number: number)
        let result = try result(of: run, with: fault)
        // The calls of a program with a window depend on timing; the one to fail may not have
        // happened.
        guard hasFailed else { continue }
        failedHere += 1
        try check(result, fault)
      }
      (failed, all) = (failed + failedHere, all + count)
      texts.append("\(call) \(failedHere)/\(count)")
    }
    print("faults: \(scenario): \(failed) of \(all) (\(texts.joined(separator: ", ")))")
    #expect(failed > 0, "no call has failed")
  }

  private static func sample(of count: Int, using random: inout SeededGenerator) -> [Int] {
    let earlier = (1..<count).shuffled(using: &random).prefix(sampleSize - 1)
    return earlier.sorted() + [count]
  }

  private func result(of run: Run, with fault: Fault?) throws -> Program.Result {
    try? FileManager.default.removeItem(atPath: tally)
    var variables = run.environment
    variables["LD_PRELOAD"] = library
    variables["FAULT_TALLY"] = tally
    variables["FAULT_CALL"] = fault?.call.rawValue
    variables["FAULT_AT"] = fault.map { "\($0.number)" }
    if let folder = run.folder, !Self.tryAll || !run.isWidened {
      variables["FAULT_UNDER"] = folder
    }
    return try Program.run(run.program, run.arguments, environment: variables)
  }

  private var counts: [Int] {
    let bytes = FileManager.default.contents(atPath: tally) ?? Data()
    return bytes.withUnsafeBytes { Array($0.bindMemory(to: Int.self).prefix(Call.allCases.count)) }
  }

  private var hasFailed: Bool {
    let bytes = FileManager.default.contents(atPath: tally) ?? Data()
    return bytes.withUnsafeBytes {
      $0.bindMemory(to: Int.self).dropFirst(Call.allCases.count).first == 1
    }
  }
}
