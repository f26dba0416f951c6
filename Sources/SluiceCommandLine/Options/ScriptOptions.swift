internal import ArgumentParser
package import FlowCatalogue
package import FlowSnapshot

/// The option that selects the script to play.
package struct ScriptOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("A YAML script of input; '-' is standard input.", valueName: "file"))
  var script: String?

  package init() {}

  /// The script's path; `-` is standard input, and `nil` no script.
  package var path: String? { script }
}

extension ScriptOptions {
  /// The script given on the command line, or else the link's; an empty script without either.
  package func read(for flow: FlowOptions) throws(Failure) -> Script {
    let setting = try flow.setting()
    guard let script else { return setting.script ?? Script() }
    let name = script == "-" ? "standard input" : script
    let bytes: [UInt8]
    do {
      bytes = try Input(path: script).read(upTo: ScriptLimits.bytes + 1)
    } catch {
      throw Failure("cannot read the script \(name): expected a readable file")
    }
    guard bytes.count <= ScriptLimits.bytes else {
      throw Failure("\(name): \(ScriptLimits.bytesRule)")
    }
    guard let yaml = String(validating: bytes, as: UTF8.self) else {
      throw Failure("\(name): expected YAML in UTF-8")
    }
    let whole = TornScript(recording: yaml, preferences: setting.preferences)
    if whole.missing > 0 {
      Console.say("\(name) was cut off: \(whole.missing) torn lines at its end are left out")
    }
    do {
      return try Script(yaml: whole.yaml, file: name, preferences: setting.preferences)
    } catch {
      throw Failure(error)
    }
  }
}
