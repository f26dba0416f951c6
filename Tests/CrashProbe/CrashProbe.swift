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
    let words = Array(CommandLine.arguments.dropFirst())
    if words.first == "back" {
      let own = fcntl(900, F_GETFD) == -1 ? "closed" : "open"
      let given = fcntl(7, F_GETFD) == -1 ? "lost" : "kept"
      print("\(words.joined(separator: " ")), \(own), \(given)")
      fflush(nil)
      guard words.contains("again") else { return }
    } else {
      dup2(1, 900)
    }
    let folder = words.first { $0.hasPrefix("/") }
    let journal = SessionJournal(in: folder, named: "journal") { print($0) }
    CrashRecovery.prepare(
      arguments: ["back"] + words.filter { $0 != "back" && Int($0) == nil }, mark: "trap ",
      in: journal)
    if words.contains("frames") { CrashRecovery.noteFrame() }
    withExtendedLifetime(journal) { trap(words) }
  }

  private static func trap(_ words: [String]) {
    if words.contains("segv") { raise(SIGSEGV) }
    if words.contains("bus") { raise(SIGBUS) }
    if words.contains("trap") { preconditionFailure("on purpose") }
    if words.contains("abort") { abort() }
    if words.contains("overflow") { print(depth(1)) }
  }

  private static func depth(_ count: Int) -> Int {
    count == .max ? 0 : 1 + depth(count + 1) % 7
  }
}
