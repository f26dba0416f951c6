import Desktop
import Foundation
import TestPrograms
import Testing

@Suite struct CrashRecoveryTests {
  private struct Run {
    let lines: [String]
    let ending: Child.Ending
  }

  private func run(_ arguments: String...) throws -> Run {
    let probe = BuildFolder.url.appendingPathComponent("CrashProbe")
    // The program inherits an open file.
    let child = try Child(
      "/bin/sh", ["-c", "exec \"$0\" \"$@\" 7</dev/null", probe.path] + arguments,
      environment: ["SWIFT_BACKTRACE": "enable=no"])
    return Run(lines: child.output.rest(), ending: try child.end())
  }

  @Test(
    "A crashed program restarts with its arguments and the signal, and its own files are closed",
    arguments: [("segv", SIGSEGV), ("bus", SIGBUS), ("abort", SIGABRT), ("overflow", SIGSEGV)])
  func comesBack(cause: String, signal: Int32) throws {
    let run = try run(cause)

    #expect(run.lines == ["back \(cause) \(signal), closed, kept"])
    #expect(run.ending == Child.Ending(status: 0, isSignal: false))
  }

  @Test("A program restarts after a Swift runtime failure, whatever its signal")
  func swift() throws {
    let run = try run("trap")

    #expect(run.lines.count == 1 && run.ending.status == 0)
  }

  @Test("A program that crashes again before it has shown a frame ends with the signal")
  func onlyOnce() throws {
    let run = try run("bus", "again")

    #expect(run.lines == ["back bus again \(SIGBUS), closed, kept"])
    #expect(run.ending == Child.Ending(status: SIGBUS, isSignal: true))
  }

  @Test("Only the journal of the run that is not restarted contains the signal")
  func note() throws {
    let folder = try Scratch()

    _ = try run("bus", "again", folder.path)

    #expect(try folder.read("journal.1").isEmpty)
    #expect(try folder.read("journal.2") == "trap \(SIGBUS)\n")
    #expect(SessionJournal.orphans(in: folder.path, named: "journal").count == 2)
  }

  @Test("A program that crashes again right after showing a frame ends with the signal")
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
