import Desktop
import Foundation

/// A program that crashes in the way named by its first argument, and prints its arguments after
/// its restart.
///
/// The ways are `segv`, `bus`, `trap`, `abort` and `overflow`. With `again` it crashes once more
/// after the restart, and with `frames` it reports a shown frame before it crashes.
///
/// An argument that is an absolute path names a folder for its journals.
///
/// After its restart it also prints whether a file that it had opened is closed, and whether file
/// descriptor 7, which it was started with, is still open.
@main
enum CrashProbe {
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    if arguments.first == "back" {
      let own = fcntl(900, F_GETFD) == -1 ? "closed" : "open"
      let given = fcntl(7, F_GETFD) == -1 ? "lost" : "kept"
      print("\(arguments.joined(separator: " ")), \(own), \(given)")
      fflush(nil)
      guard arguments.contains("again") else { return }
    } else {
      dup2(1, 900)
    }
    let folder = arguments.first { $0.hasPrefix("/") }
    let journal = SessionJournal(in: folder, named: "journal") { print($0) }
    CrashRecovery.prepare(
      arguments: ["back"] + arguments.filter { $0 != "back" && Int($0) == nil }, mark: "trap ",
      in: journal)
    if arguments.contains("frames") { CrashRecovery.noteFrame() }
    withExtendedLifetime(journal) { trap(arguments) }
  }

  private static func trap(_ arguments: [String]) {
    if arguments.contains("segv") { raise(SIGSEGV) }
    if arguments.contains("bus") { raise(SIGBUS) }
    if arguments.contains("trap") { preconditionFailure("on purpose") }
    if arguments.contains("abort") { abort() }
    if arguments.contains("overflow") { print(depth(1)) }
  }

  private static func depth(_ count: Int) -> Int {
    count == .max ? 0 : 1 + depth(count + 1) % 7
  }
}
