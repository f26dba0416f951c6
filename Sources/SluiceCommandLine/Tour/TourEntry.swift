internal import ArgumentParser
internal import FlowCatalogue
internal import FlowCore
internal import FlowSnapshot
internal import FlowUI

/// A flow in a tour, with the script that shows it.
struct TourEntry {
  /// The name of its files, without endings.
  let name: String
  let demo: Demo
  /// The path of the script.
  let script: String
  /// Whether the script was found, and not written by somebody.
  let isWalk: Bool
  /// The settings of the stage.
  let flow: FlowOptions
  /// What the tour says the flow is.
  let summary: String

  /// The demo with a script that somebody has written, which names the flow.
  init(script: String, named name: String, in catalogue: Catalogue) throws(Failure) {
    let link = try FlowTest.link(of: script)
    demo = try catalogue.requireDemo(link.id)
    summary = script.split(separator: "/").last.map { "Script \($0)" } ?? ""
    (self.name, self.script, isWalk) = (name, script, false)
    flow = try Self.flow(link.description)
  }

  /// A demo, with a script that was found for it.
  init(_ demo: Demo, script: String) throws(Failure) {
    (name, self.demo, self.script, summary) = (demo.id, demo, script, demo.summary)
    isWalk = true
    flow = try Self.flow(demo.id)
  }

  /// The options of a flow at its usual settings, or those of a link.
  static func flow(_ link: String) throws(Failure) -> FlowOptions {
    do {
      return try FlowOptions.parse(["--", link])
    } catch {
      throw Failure(FlowOptions.message(for: error))
    }
  }

  /// The text of a script that shows a demo.
  @MainActor
  static func walk(
    through demo: Demo, in catalogue: Catalogue, _ stages: TourStages
  ) throws(Failure) -> String {
    let flow = try flow(demo.id)
    let walk = FlowWalk { () throws(Failure) in try stages.stage(flow).session }
    defer { stages.removeAll() }
    return (["- flow: \(demo.id)"] + (try walk.lines())).joined(separator: "\n") + "\n"
  }
}

/// The flows that a tour has started, which run as long as they are kept.
@MainActor
final class TourStages {
  private let catalogue: Catalogue
  private var stages: [Stage] = []
  /// The fonts of all of them.
  let glyphs: GlyphLibrary

  init(of catalogue: Catalogue) throws(Failure) {
    self.catalogue = catalogue
    glyphs = try Stage.fonts()
  }

  /// Starts a flow.
  func stage(_ flow: FlowOptions) throws(Failure) -> Stage {
    let stage = try Stage(flow, in: catalogue, glyphs: glyphs)
    stages.append(stage)
    return stage
  }

  /// Ends all flows.
  func removeAll() { stages.removeAll() }
}
