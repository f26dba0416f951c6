package import FlowCatalogue
package import FlowCore
package import FlowSnapshot

package struct ScriptFile {
  /// The endings of file names by which scripts are found in folders.
  static let endings = [".yaml", ".yml"]

  /// `-` is standard input.
  let path: String

  package init(_ path: String) {
    self.path = path
  }

  var hasEnding: Bool { Self.endings.contains { path.hasSuffix($0) } }

  var stem: String {
    let ending = Self.endings.first { path.hasSuffix($0) } ?? ""
    return String(path.dropLast(ending.count))
  }

  var name: String { path == "-" ? "standard input" : path }

  /// The file's name without its folders and its ending; `input` for standard input.
  var baseName: String {
    guard path != "-" else { return "input" }
    return stem.split(separator: "/").last.map(String.init) ?? ""
  }

  /// Reads the script, without incomplete lines at the end of a recording that was cut off.
  ///
  /// Prints a message if lines are left out. `preferences` are those at the start, which the
  /// script's `prefer` steps change.
  ///
  /// - Throws: `Failure` if the file cannot be read, is too large, or is not a valid script.
  package func read(preferences: Preferences) throws(Failure) -> Script {
    let yaml = try text()
    let whole = TornScript(recording: yaml, preferences: preferences)
    if whole.missing > 0 {
      let lines = whole.missing == 1 ? "a torn line" : "\(whole.missing) torn lines"
      Console.say("\(name) was cut off, and is played without \(lines) at its end")
    }
    do {
      return try Script(yaml: whole.yaml, file: name, preferences: preferences)
    } catch {
      throw Failure(error)
    }
  }

  func text() throws(Failure) -> String {
    let bytes: [UInt8]
    do {
      bytes = try Input(path: path).read(upTo: ScriptLimits.bytes + 1)
    } catch {
      throw Failure("cannot read the script \(name): expected a readable file")
    }
    guard bytes.count <= ScriptLimits.bytes else {
      throw Failure("\(name): \(ScriptLimits.bytesRule)")
    }
    guard let yaml = String(validating: bytes, as: UTF8.self) else {
      throw Failure("\(name): expected YAML in UTF-8")
    }
    return yaml
  }
}
