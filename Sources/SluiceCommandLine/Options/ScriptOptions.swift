internal import ArgumentParser
package import FlowCatalogue
package import FlowSnapshot

/// The option that selects the script to play.
package struct ScriptOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("A YAML script of input; '-' is standard input.", valueName: "file"))
  var script: String?

  package init() {}
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
    do {
      return try Script(yaml: yaml, file: name, preferences: setting.preferences)
    } catch {
      throw Failure(error)
    }
  }
}
