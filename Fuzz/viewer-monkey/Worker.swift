internal import ArgumentParser
internal import FlowSDL
internal import Foundation
internal import ViewerMonkey

/// Opens viewers one after another, and acts in each up to its first fault; a trap ends the
/// process.
struct Worker: MonkeyCommand {
  static let configuration = CommandConfiguration(commandName: "worker", shouldDisplay: false)

  @OptionGroup var options: MonkeyOptions

  /// After this many viewers all caches are full, and memory and open descriptors must not grow.
  private static let warmUp = 20
  /// How much memory may grow after the warm-up because of fragmentation, in MiB.
  private static let growth = 64

  @MainActor
  func play() throws {
    let glyphs = try GlyphLibrary(FontChoice())
    let warmUp = min(Self.warmUp, (options.viewers - 1) / 2)
    var start: ProcessUse?
    for number in 0..<options.viewers {
      let seed = options.seed &+ UInt64(number)
      Output.say("seed \(seed)")
      options.limitTime()
      let result = try MonkeyRun(seed: seed, acts: options.acts).result(glyphs: glyphs)
      Output.say("events \(result.events)")
      if let fault = result.fault { Output.say("fault \(fault)") }
      if number == warmUp { start = ProcessUse() }
    }
    let end = ProcessUse()
    guard let start else { return }
    Output.say(
      "use \(start.memory) MiB, \(start.descriptors) descriptors after \(warmUp + 1) viewers; "
        + "\(end.memory) MiB, \(end.descriptors) descriptors at the end")
    if end.descriptors > start.descriptors {
      Output.say("fault \(end.descriptors - start.descriptors) descriptors are left open")
    }
    if end.memory > start.memory + Self.growth {
      Output.say("fault memory grows from \(start.memory) to \(end.memory) MiB")
    }
  }
}

/// Carries out some acts of a seed, and prints each act before it begins.
struct Attempt: MonkeyCommand {
  static let configuration = CommandConfiguration(commandName: "attempt", shouldDisplay: false)

  @OptionGroup var options: MonkeyOptions
  @Option(parsing: .upToNextOption, help: "The numbers of the acts, such as 3 5-9; all by default.")
  var lines: [String] = []

  @MainActor
  func play() throws {
    let glyphs = try GlyphLibrary(FontChoice())
    var run = MonkeyRun(seed: options.seed, acts: options.acts)
    options.limitTime()
    let numbers = try lines.flatMap { try Self.numbers($0, below: run.acts.count) }
    if !numbers.isEmpty { run.acts = numbers.map { run.acts[$0] } }
    let result = try run.result(glyphs: glyphs) { Output.say($0) }
    if let fault = result.fault { Output.say("fault \(fault)") }
  }
}

struct Endure: MonkeyCommand {
  static let configuration = CommandConfiguration(
    abstract: "Record a tour without an end, and check that memory and descriptors do not grow.",
    discussion: "In each minute of it, somebody moves the mouse and the focus, and opens panels.")

  @Option(help: "How many hours of virtual time, 3 to 1000.")
  var hours = 10

  func validate() throws {
    guard (3...1000).contains(hours) else {
      throw ValidationError("expected 3 to 1000 hours, not \(hours)")
    }
  }

  @MainActor
  func play() throws {
    let glyphs = try GlyphLibrary(FontChoice())
    let fault = try Endurance(hours: hours).fault(glyphs: glyphs) { Output.say($0) }
    guard let fault else { return Output.say("nothing went wrong") }
    Output.say(fault)
    throw ExitCode.failure
  }
}

extension Attempt {
  fileprivate static func numbers(_ text: String, below count: Int) throws -> ClosedRange<Int> {
    let ends = text.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
    guard ends.count <= 2, let first = ends[0], let last = ends[ends.count - 1], first <= last,
      last < count
    else {
      throw ValidationError(
        "expected numbers such as 3 5-9, up to \(count - 1), not '\(text)'")
    }
    return first...last
  }
}

/// Unbuffered standard output, so that each line appears immediately even in a pipe.
enum Output {
  static func say(_ line: String) { FileHandle.standardOutput.write(Data("\(line)\n".utf8)) }
}
