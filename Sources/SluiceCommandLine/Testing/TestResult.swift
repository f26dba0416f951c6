internal import FlowCore

/// What became of a script that was tested.
struct TestResult {
  /// The script's path.
  let path: String
  /// The exit status: 0, or as for other commands.
  let status: Int32
  /// The path and what failed, in one line; of no meaning if nothing did.
  let message: String
  /// The virtual time that was played, in milliseconds; `nil` if it is unknown.
  let milliseconds: Double?
  /// The link to the instant of the failure; `nil` if there is none.
  let link: String?

  /// The lines for a person.
  var text: String {
    guard status != 0 else {
      return "ok      \(path) (\(seconds) s)"
    }
    let line = "FAILED  \(message)"
    return link.map { "\(line)\n        sluice open '\($0)'" } ?? line
  }

  /// The virtual time in seconds, to a millisecond.
  var seconds: String { ((milliseconds ?? 0) / 1000).fixed(3) }
}
