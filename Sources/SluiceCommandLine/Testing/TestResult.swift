internal import FlowCore

/// The result of a script that was tested, or of a reference that was compared.
struct TestResult {
  let path: String
  /// 0 for success, otherwise the exit status of a command that fails.
  let status: Int32
  /// After a failure, the path and what failed, in one line; after a comparison that succeeded, a
  /// note or nothing.
  let message: String
  /// The virtual time that was played; `nil` if it is unknown.
  let milliseconds: Double?
  /// A link to the instant of the failure.
  let link: String?

  /// One line, and after a failure the link below it.
  var text: String {
    guard status != 0 else {
      return "ok      \(path) (\(seconds) s)"
    }
    let line = "FAILED  \(message)"
    return link.map { "\(line)\n        \(ProgramName.current) open \("\($0)".shellArgument)" }
      ?? line
  }

  /// The virtual time in seconds, to a millisecond.
  var seconds: String { ((milliseconds ?? 0) / 1000).fixed(3) }
}
