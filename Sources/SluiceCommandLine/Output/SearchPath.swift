internal import FoundationEssentials
internal import Glibc

/// The folders in which the system looks for programs.
package enum SearchPath {
  /// Whether there is a program of this name in the search path, or at this path.
  package static func has(
    _ program: String, in path: String? = ProcessInfo.processInfo.environment["PATH"]
  ) -> Bool {
    let folders = (path ?? "").split(separator: ":")
    let paths = program.contains("/") ? [program] : folders.map { "\($0)/\(program)" }
    return paths.contains { access($0, X_OK) == 0 }
  }
}
