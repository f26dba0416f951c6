import Desktop
import Foundation
import TestPrograms
import Testing

/// A small program of its own that traps.
@Suite struct CrashRecoveryTests {
  private struct Run {
    let lines: [String]
    let ending: Child.Ending
  }

  private func run(_ words: String...) throws -> Run {
    let probe = BuildFolder.url.appendingPathComponent("CrashProbe")
    // It finds a file open when it starts.
    let child = try Child(
      "/bin/sh", ["-c", "exec \"$0\" \"$@\" 7</dev/null", probe.path] + words,
      environment: ["SWIFT_BACKTRACE": "enable=no"])
    return Run(lines: child.output.rest(), ending: try child.end())
  }

  @Test(
    "A program that traps comes back with its arguments and the signal, and without files of its own",
    arguments: [("segv", SIGSEGV), ("bus", SIGBUS), ("abort", SIGABRT), ("overflow", SIGSEGV)])
  func comesBack(way: String, signal: Int32) throws {
    let run = try run(way)

    #expect(run.lines == ["back \(way) \(signal), closed, kept"])
    #expect(run.ending == Child.Ending(status: 0, isSignal: false))
  }

  @Test("So it does from Swift's own traps, whatever signal they are")
  func swift() throws {
    let run = try run("trap")

    #expect(run.lines.count == 1 && run.ending.status == 0)
  }

  @Test("A program that traps again before it has shown anything ends by the signal")
  func onlyOnce() throws {
    let run = try run("bus", "again")

    #expect(run.lines == ["back bus again \(SIGBUS), closed, kept"])
    #expect(run.ending == Child.Ending(status: SIGBUS, isSignal: true))
  }

  @Test("Its last journal says by which signal, and the one from which it came back nothing")
  func note() throws {
    let folder = try Scratch()

    _ = try run("bus", "again", folder.path)

    #expect(try folder.read("journal.1").isEmpty)
    #expect(try folder.read("journal.2") == "trap \(SIGBUS)\n")
    #expect(SessionJournal.claimOrphans(in: folder.path, named: "journal").count == 2)
  }

  @Test("So does one that shows a frame and traps again at once")
  func circle() throws {
    let run = try run("bus", "again", "frames")

    #expect(run.lines.count == 1)
    #expect(run.ending == Child.Ending(status: SIGBUS, isSignal: true))
  }

  @Test("Signals have names")
  func names() {
    #expect(CrashRecovery.name(ofSignal: SIGILL) == "illegal instruction")
    #expect(CrashRecovery.name(ofSignal: SIGSEGV) == "segmentation fault")
  }
}
