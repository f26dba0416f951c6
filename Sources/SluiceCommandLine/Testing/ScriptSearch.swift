internal import Desktop
internal import FlowCatalogue
internal import FlowSnapshot
internal import FoundationEssentials

/// Finds the scripts that name a flow on which they are played.
struct ScriptSearch {
  private let catalogue: Catalogue

  init(in catalogue: Catalogue) {
    self.catalogue = catalogue
  }

  /// Returns the scripts of the named demos, folders and files, each script once.
  ///
  /// If `names` is empty, these are all scripts below the current folder.
  ///
  /// - Throws: `Failure` if a name does not exist, or has no scripts.
  func scripts(for names: [String]) throws(Failure) -> [String] {
    var scripts: [String] = []
    var files: Set<FileIdentity> = []
    for name in names.isEmpty ? ["."] : names {
      for script in try self.scripts(for: name) {
        // The same file can have two paths.
        if let file = FileIdentity(script), !files.insert(file).inserted { continue }
        scripts.append(script)
      }
    }
    return scripts
  }

  private func scripts(for name: String) throws(Failure) -> [String] {
    if catalogue.demo(name) != nil {
      let scripts = try Self.scripts(below: ".").filter { Self.link(of: $0)?.id == name }
      return try required(scripts, "with '- flow: \(name)' below this folder")
    }
    var isFolder = false
    guard FileManager.default.fileExists(atPath: name, isDirectory: &isFolder) else {
      let hint = Suggestion.text(
        for: name, among: catalogue.demos.map(\.id),
        otherwise: "'\(ProgramName.current) list' names the demos")
      throw Failure("there is no demo, folder or script '\(name)'\(hint)")
    }
    guard isFolder else { return [name] }
    return try required(try Self.scripts(below: name), "with a step '- flow: DEMO' in '\(name)'")
  }

  private func required(_ scripts: [String], _ condition: String) throws(Failure) -> [String] {
    guard scripts.isEmpty else { return scripts }
    throw Failure(
      "there is no script \(condition); expected a file that ends with "
        + ScriptFile.endings.joined(separator: " or "))
  }

  // MARK: Folders

  /// Sorted by name, without hidden files and symbolic links.
  private static func scripts(below folder: String) throws(Failure) -> [String] {
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    } catch {
      throw Failure("cannot read the folder '\(folder)': \(SystemError.message(of: error))")
    }
    // Shells complete a folder's name with a slash.
    let prefix = folder == "." ? "" : folder.hasSuffix("/") ? folder : "\(folder)/"
    var scripts: [String] = []
    for name in names where !name.hasPrefix(".") {
      let path = prefix + name
      switch try? FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType {
      case .typeDirectory: scripts += try self.scripts(below: path)
      case .typeRegular where ScriptFile(name).hasEnding && flowStep(in: path) != nil:
        scripts.append(path)
      default: break
      }
    }
    return scripts
  }

  /// Returns the first line that names a flow, if any; the file need not be a script.
  private static func flowStep(in path: String) -> String? {
    guard let bytes = try? Input(path: path).read(upTo: ScriptLimits.bytes) else { return nil }
    let step = Array("- flow:".utf8)
    return bytes.split(separator: UInt8(ascii: "\n")).first { $0.starts(with: step) }
      .map { String(decoding: $0, as: UTF8.self) }
  }

  /// Returns the flow that the script names, even if another step is wrong.
  ///
  /// Such a script must be played, too, so that the mistake is reported.
  private static func link(of path: String) -> StageLink? {
    if let step = flowStep(in: path), let flow = try? Script(yaml: step, file: path).flow {
      return StageLink(flow)
    }
    // The last resort, because reading a script that was cut off prints a message.
    return try? ScriptFlow(of: path).link
  }
}
