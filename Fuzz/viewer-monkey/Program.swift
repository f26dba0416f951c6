internal import ArgumentParser
internal import Dispatch
internal import Foundation
internal import Glibc

/// Does random things to the whole viewer, in a window in memory.
@main
struct Program: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "viewer-monkey",
    abstract: "Do random things to the viewer, in a window in memory.",
    discussion: """
      Each seed has a viewer of its own. A failure is printed as the shortest list of acts that causes it, with the \
      command that repeats it; the status is then 1.
      """,
    subcommands: [Run.self, Endure.self, Worker.self, Attempt.self], defaultSubcommand: Run.self)

  @MainActor
  static func main() {
    do {
      switch try parseAsRoot() {
      case let command as any MonkeyCommand: try command.play()
      case is any AsyncParsableCommand: begin()
      case var command: try command.run()
      }
    } catch {
      end(error)
    }
  }

  /// Runs a command that waits for other processes, then exits.
  @MainActor
  private static func begin() -> Never {
    Task.detached {
      do {
        guard var command = try parseAsRoot() as? any AsyncParsableCommand else { return }
        try await command.run()
      } catch {
        end(error)
      }
      Foundation.exit(0)
    }
    dispatchMain()
  }

  private static func end(_ error: any Error) -> Never {
    // Invalid arguments exit with status 2, as with all programs of the project.
    guard exitCode(for: error) == .validationFailure else { exit(withError: error) }
    FileHandle.standardError.write(Data("viewer-monkey: \(message(for: error))\n".utf8))
    Foundation.exit(2)
  }
}

/// A command that opens viewers, which must run on the main thread.
protocol MonkeyCommand: ParsableCommand {
  @MainActor
  func play() throws
}

struct MonkeyOptions: ParsableArguments {
  @Option(help: "The first seed.")
  var seed: UInt64 = 1

  @Option(help: "How many viewers are opened, each with a seed of its own.")
  var viewers = 1

  @Option(help: "How many acts there are in each viewer.")
  var acts = 1000

  /// Ends this process if its next viewer hangs: after two minutes plus a second for each act,
  /// which is enough even with a sanitizer on a busy machine.
  func limitTime() { alarm(UInt32(120 + acts)) }

  func validate() throws {
    guard (1...1_000_000).contains(viewers), (1...1_000_000).contains(acts) else {
      throw ValidationError("expected 1 to 1000000 viewers and acts")
    }
  }
}
