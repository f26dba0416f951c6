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

  /// How to reproduce the leak: the command line that plays the script.
  func advice(_ file: String) -> String {
    "see it by: sluice open \(arguments.joined(separator: " ")) --script \(file)"
  }

  /// The script's text; calls from code, which a script cannot make, become comments.
  var text: String {
    var writer = ScriptWriter()
    var text = ScriptWriter.comment("\(leak)") + ScriptWriter.comment("Now \(advice("FILE"))")
    text += ScriptWriter.heading
    for step in leak.steps {
      switch step {
      case .input(let input, let instant):
        text += writer.lines(for: input, at: instant)
      case .code(let call, let instant):
        text += writer.end(at: instant)
        text += ScriptWriter.comment(
          "Here, at \(instant) ms, the leak needs a call from code: \(call)")
      }
    }
    return text + writer.end(at: leak.instant)
  }
}
