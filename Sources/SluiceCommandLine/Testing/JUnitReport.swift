internal import FlowCatalogue
internal import FlowCore

/// The results of tests in the XML format of JUnit, which CI systems read.
struct JUnitReport {
  private let results: [TestResult]

  init(_ results: [TestResult]) {
    self.results = results
  }

  /// The file for a report; throws if it cannot be written, is standard output, where it would mix
  /// with the lines of the results, or is named like a script, which it could replace.
  static func output(_ path: String?) throws(Failure) -> Output? {
    guard path != "-" else {
      throw Failure("expected a file for --junit: standard output has the results")
    }
    if let path, ScriptFile(path).hasEnding {
      throw Failure("cannot write \(path): expected the name of a report, such as results.xml")
    }
    let output = path.map { Output(path: $0) }
    try output?.check()
    return output
  }

  /// Throws if the file for a report is one of the scripts or of their references.
  static func check(_ output: Output?, of scripts: [String]) throws(Failure) {
    guard let output else { return }
    for script in scripts {
      let references = FlowCheck.endings.map { ScriptFile(script).stem + $0 }
      for file in [script] + references where !output.differs(from: file) {
        throw Failure("expected another file for --junit than \(file)")
      }
    }
  }

  /// Times are virtual, so equal results give equal text.
  var text: String {
    let errors = results.count { $0.status == Failure.badInput }
    let failures = results.count { $0.status != 0 } - errors
    let time = (results.compactMap(\.milliseconds).reduce(0, +) / 1000).fixed(3)
    let counts =
      "tests=\"\(results.count)\" failures=\"\(failures)\" errors=\"\(errors)\" time=\"\(time)\""
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites \(counts)>
        <testsuite name="\(ProgramName.current.xml)" \(counts)>
      \(results.map(element).joined(separator: "\n"))
        </testsuite>
      </testsuites>

      """
  }

  private func element(_ result: TestResult) -> String {
    let start =
      "    <testcase name=\"\(result.path.xml)\" classname=\"\(ProgramName.current.xml)\" time=\"\(result.seconds)\""
    guard result.status != 0 else { return start + "/>" }
    let kind = result.status == Failure.badInput ? "error" : "failure"
    let link = result.link.map { "\(ProgramName.current) open \("\($0)".shellArgument)" } ?? ""
    return """
      \(start)>
            <\(kind) message="\(result.message.xml)">\(link.xml)</\(kind)>
          </testcase>
      """
  }
}

extension String {
  /// Escapes special characters; those that XML cannot contain become spaces.
  fileprivate var xml: String {
    unicodeScalars.map { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": "&quot;"
      case _ where scalar.value < 0x20 || (0xfffe...0xffff).contains(scalar.value): " "
      default: String(scalar)
      }
    }
    .joined()
  }
}
