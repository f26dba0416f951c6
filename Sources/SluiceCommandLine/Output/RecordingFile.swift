internal import Desktop
package import FlowCatalogue
package import FlowCore
internal import FlowSnapshot

/// A complete recording, whose points are to be replaced by names of elements.
package struct RecordingFile {
  private let path: String

  /// `nil` for standard output and devices.
  package init?(_ path: String) {
    guard path != "-", Output(path: path).isFile else { return nil }
    self.path = path
  }

  /// Replaces the recording with one that names elements and plays identically.
  ///
  /// It stays as it is if it cannot be replaced, as on a full disk, or if the new one would play
  /// differently. `start` is the place from which it was resumed; `nil` for the place in `options`.
  @MainActor
  package func writeNames(
    _ options: FlowOptions, in catalogue: Catalogue, from start: FlowPlace?
  ) {
    guard let text = try? named(options, in: catalogue, from: start),
      let replacement = try? ReplacementFile(Array(text.utf8), for: path)
    else { return }
    try? replacement.replace()
  }

  @MainActor
  private func named(
    _ options: FlowOptions, in catalogue: Catalogue, from start: FlowPlace?
  ) throws -> String {
    let preferences = try options.settings().preferences
    let yaml = try ScriptFile(path).text()
    let script = try Script(yaml: yaml, file: path, preferences: preferences)
    let prepared = try PreparedFlow(options, in: catalogue, from: start)
    let lead = yaml.split(separator: "\n").prefix { $0.hasPrefix("#") }.map { "\($0)\n" }
    var writer = RecordingWriter(preferences: preferences)
    let text = writer.lead(
      lead.joined() + script.yamlByName(on: prepared.session, preferences: preferences))
    let named = try Script(yaml: text, file: path, preferences: preferences)
    defer { withExtendedLifetime(prepared) {} }
    let replay = try PreparedFlow(options, in: catalogue, from: start, glyphs: prepared.glyphs)
    defer { withExtendedLifetime(replay) {} }
    guard try named.resolved(on: replay.session, glyphs: nil).inputs == script.inputs else {
      return yaml
    }
    return text + writer.sealLine(at: script.end)
  }
}
