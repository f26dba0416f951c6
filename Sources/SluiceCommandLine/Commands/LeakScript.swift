internal import FlowCatalogue
internal import FlowProof
internal import FlowSnapshot

/// A script that reproduces a leak.
struct LeakScript {
  private let leak: Leak
  private let arguments: [String]

  init(_ leak: Leak, _ flow: FlowOptions) throws(Failure) {
    self.leak = leak
    arguments = try flow.arguments()
  }

  func reproduction(from file: String) -> String {
    let command = [ProgramName.current, "open"] + arguments + ["--script", file.shellArgument]
    return "reproduce it with: \(command.joined(separator: " "))"
  }

  /// Calls from code, which a script cannot make, become comments.
  var text: String {
    var writer = ScriptWriter()
    var text = ScriptWriter.comment("\(leak)")
    text += ScriptWriter.comment(reproduction(from: "FILE"))
    text += ScriptWriter.heading
    for step in leak.steps {
      switch step {
      case .input(let input, let instant):
        text += writer.lines(for: input, at: instant)
      case .code(let call, let instant):
        text += writer.end(at: instant)
        text += ScriptWriter.comment(
          "At \(instant) ms, make this call from code to reproduce the leak: \(call)")
      }
    }
    return text + writer.end(at: leak.instant)
  }
}
