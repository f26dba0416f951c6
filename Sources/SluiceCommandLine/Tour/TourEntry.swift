internal import ArgumentParser
internal import FlowCatalogue
internal import FlowCore
internal import FlowSnapshot
internal import FlowUI

/// A flow in a tour, with the script that shows it.
struct TourEntry {
  /// The name of the entry's files, without their endings.
  let name: String
  let demo: Demo
  let script: String
  /// Whether the script was found by a `FlowWalk`, rather than written by a person.
  let isWalk: Bool
  let flow: FlowOptions
  let summary: String

  /// For a script written by a person, which names its flow.
  @MainActor
  init(script: String, named name: String, in catalogue: Catalogue) throws(Failure) {
    let scriptFlow = try ScriptFlow(of: script)
    flow = try scriptFlow.options(in: catalogue)
    demo = try catalogue.requireDemo(scriptFlow.link.id)
    summary = script.split(separator: "/").last.map { "Script \($0)" } ?? ""
    (self.name, self.script, isWalk) = (name, script, false)
  }

  /// For a script found by a `FlowWalk`.
  init(_ demo: Demo, script: String, named name: String) throws(Failure) {
    (self.name, self.demo, self.script, summary) = (name, demo, script, demo.summary)
    isWalk = true
    flow = try Self.options(for: demo.id)
  }

  static func options(for link: String) throws(Failure) -> FlowOptions {
    do {
      return try FlowOptions.parse(["--", link])
    } catch {
      throw Failure(FlowOptions.message(for: error))
    }
  }

  /// The script that a `FlowWalk` through the demo finds.
  @MainActor
  static func walk(through demo: Demo, _ flows: TourFlows) throws(Failure) -> String {
    let flow = try options(for: demo.id)
    let walk = FlowWalk { () throws(Failure) in try flows.prepare(flow).session }
    defer { flows.removeAll() }
    return (["- flow: \(demo.id)"] + (try walk.lines())).joined(separator: "\n") + "\n"
  }
}

/// The flows that a tour has started, which run as long as they are kept.
@MainActor
final class TourFlows {
  private let catalogue: Catalogue
  private var flows: [PreparedFlow] = []
  let glyphs: GlyphLibrary

  init(of catalogue: Catalogue) throws(Failure) {
    self.catalogue = catalogue
    glyphs = try PreparedFlow.fonts()
  }

  func prepare(_ flow: FlowOptions) throws(Failure) -> PreparedFlow {
    let prepared = try PreparedFlow(flow, in: catalogue, glyphs: glyphs)
    flows.append(prepared)
    return prepared
  }

  func removeAll() { flows.removeAll() }
}
