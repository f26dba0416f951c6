internal import ArgumentParser
internal import FlowModel
internal import Foundation
internal import Subprocess
internal import SystemPackage
internal import ViewerMonkey

struct Run: AsyncParsableCommand {
  static let configuration = CommandConfiguration(abstract: "Open viewers, and report faults.")

  @OptionGroup var options: MonkeyOptions

  @Option(help: "How many processes run at a time; one per processor by default.")
  var jobs: Int = ProcessInfo.processInfo.activeProcessorCount

  func validate() throws {
    guard (1...1000).contains(jobs) else {
      throw ValidationError("expected 1 to 1000 jobs, not \(jobs)")
    }
  }

  func run() async throws {
    let start = ContinuousClock.now
    let reports = await withTaskGroup { group in
      for (first, count) in shares {
        group.addTask { await Self.report(seed: first, viewers: count, acts: options.acts) }
      }
      return await group.reduce(into: [Report]()) { $0.append($1) }
    }
    let seconds = (ContinuousClock.now - start).components.seconds
    let events = reports.reduce(0) { $0 + $1.events }
    let findings = reports.flatMap(\.findings)
    for same in Dictionary(grouping: findings, by: \.kind).values {
      Output.say(await same[0].described(acts: options.acts))
      if same.count > 1 { Output.say("  and \(same.count - 1) more of this kind") }
    }
    Output.say("== \(events) events in \(options.viewers) viewers, in \(seconds) s")
    for use in reports.flatMap(\.uses) { Output.say("   \(use)") }
    guard findings.isEmpty else { throw ExitCode.failure }
    Output.say("   nothing went wrong")
  }

  private var shares: [(UInt64, Int)] {
    let jobs = min(jobs, options.viewers)
    let each = options.viewers / jobs
    return (0..<jobs).map { job in
      let isLast = job == jobs - 1
      return (
        options.seed &+ UInt64(job * each), isLast ? options.viewers - job * each : each
      )
    }
  }

  private static func report(seed: UInt64, viewers: Int, acts: Int) async -> Report {
    var report = Report()
    while report.opened < viewers {
      let first = seed &+ UInt64(report.opened)
      let arguments = ["--seed", "\(first)", "--viewers", "\(viewers - report.opened)"]
      let output = await output(of: ["worker"] + arguments + ["--acts", "\(acts)"])
      let opened = report.opened
      report.add(output)
      // A program that does not start at all would not start the next time either.
      if report.opened == opened { break }
    }
    return report
  }

  /// Needs no time limit: the process that it starts ends itself when it hangs.
  static func output(of arguments: [String]) async -> ProcessOutput {
    let ended = try? await Subprocess.run(
      .path("/proc/self/exe"), arguments: Arguments(arguments),
      output: .string(limit: 100_000_000),
      error: .fileDescriptor(.standardError, closeAfterSpawningProcess: false))
    return ProcessOutput(
      text: ended?.standardOutput ?? "", isWhole: ended?.terminationStatus.isSuccess == true)
  }
}

struct ProcessOutput: Sendable {
  let text: String
  /// Whether the process ended normally, and in time.
  let isWhole: Bool

  static let end = "the process ends, or does not answer"

  var lines: [Substring] { text.split(separator: "\n") }

  var fault: String? {
    lines.last { $0.hasPrefix("fault ") }.map { String($0.dropFirst(6)) }
      ?? (isWhole ? nil : Self.end)
  }
}

struct Report: Sendable {
  private(set) var opened = 0
  private(set) var events = 0
  private(set) var findings: [Finding] = []
  private(set) var uses: [String] = []

  /// If the worker did not end normally, its last viewer is blamed.
  mutating func add(_ output: ProcessOutput) {
    var seed: UInt64 = 0
    for line in output.lines {
      let words = line.split(separator: " ", maxSplits: 1)
      let rest = words.count > 1 ? String(words[1]) : ""
      switch words.first {
      case "seed": (seed, opened) = (UInt64(rest) ?? 0, opened + 1)
      case "events": events += Int(rest) ?? 0
      case "fault": findings.append(Finding(seed: seed, fault: rest))
      case "use": uses.append(rest)
      default: break
      }
    }
    if !output.isWhole { findings.append(Finding(seed: seed, fault: ProcessOutput.end)) }
  }
}

struct Finding: Sendable {
  let seed: UInt64
  let fault: String

  /// The time limit for finding the shortest list of acts.
  private static let limit = Duration.seconds(60)

  /// The fault with the shortest list of acts that leads to the same kind of fault.
  func described(acts: Int) async -> String {
    let end = ContinuousClock.now + Self.limit
    // Each run ends with three checks, which count as acts.
    let whole = Array(0..<(acts + 3))
    let expected = await output(of: whole, acts).fault
    guard let expected else {
      return "seed \(seed): \(fault), but not by itself"
    }
    let shrinker = Shrinker<Int>(fails: { lines in
      guard ContinuousClock.now < end, !lines.isEmpty else { return false }
      return await output(of: lines, acts).fault.map(Self.kind) == Self.kind(expected)
    })
    let shortest = await shrinker.shrunk(whole)
    let last = await output(of: shortest, acts)
    return
      (["seed \(seed): \(last.fault ?? expected)"] + last.lines.suffix(40).map { "      \($0)" }
      + [
        "  again: Scripts/monkey attempt --seed \(seed) --acts \(acts) --lines \(shortest.ranges)"
      ]).joined(separator: "\n")
  }

  /// The first five words distinguish the kinds of faults.
  var kind: String { Self.kind(fault) }

  private static func kind(_ fault: String) -> String {
    fault.split(separator: " ").prefix(5).joined(separator: " ")
  }

  private func output(of lines: [Int], _ acts: Int) async -> ProcessOutput {
    let arguments = ["attempt", "--seed", "\(seed)", "--acts", "\(acts)", "--lines"]
    return await Run.output(
      of: arguments + lines.ranges.split(separator: " ").map(String.init))
  }
}

extension [Int] {
  /// Ascending numbers as text, such as `3 5-9`.
  fileprivate var ranges: String {
    var ranges: [ClosedRange<Int>] = []
    for number in self {
      if let last = ranges.last, last.upperBound == number - 1 {
        ranges[ranges.count - 1] = last.lowerBound...number
      } else {
        ranges.append(number...number)
      }
    }
    return ranges.map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)-\($0.upperBound)" }
      .joined(separator: " ")
  }
}
