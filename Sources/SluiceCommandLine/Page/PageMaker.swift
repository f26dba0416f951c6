internal import ArgumentParser
internal import FlowCatalogue
internal import FlowCore
internal import FlowSnapshot
internal import FlowUI

@MainActor
struct PageMaker {
  let flow: FlowOptions
  let source: ScriptOptions
  let options: PageOptions
  let work: LongWork

  /// If the script fails, the page ends at the failure.
  func page(
    in context: CommandContext, comparison: PageComparison? = nil
  ) throws -> PageData {
    let (script, failure) = try play(in: context)
    let glyphs = try PreparedFlow.fonts()
    let prepared = try PreparedFlow(flow, in: context.catalogue, glyphs: glyphs)
    var page = PageData(title: prepared.title ?? context.catalogue.title, subtitle: try subtitle)
    page.scale = options.scale
    page.failure = failure?.failure.message
    page.failureTime = failure?.instant.inMilliseconds
    let recorder = PageRecorder(
      script, options, comparison: comparison, state: context.state, work: work
    ) { trace in
      try PreparedFlow(flow, in: context.catalogue, glyphs: glyphs, trace: trace)
    }
    let end = failure?.instant ?? options.to.map { Instant.zero.advanced(by: $0) }
    try recorder.record(until: end, into: &page)
    return page
  }

  /// If a step fails, `script` is the input played until then.
  private func play(
    in context: CommandContext
  ) throws -> (script: Script, failure: (failure: Failure, instant: Instant)?) {
    let script = try source.read(for: flow)
    guard script.needsFlow else { return (script, nil) }
    let prepared = try PreparedFlow(flow, in: context.catalogue)
    // The flow runs as long as it is retained.
    defer { withExtendedLifetime(prepared) {} }
    do {
      return (try script.resolved(on: prepared.session, glyphs: prepared.glyphs), nil)
    } catch {
      let message = try source.failure(error, prepared.session, prepared.glyphs)
      return (error.played, (message, error.instant))
    }
  }

  private var subtitle: [String] {
    get throws {
      let settings = try flow.settings()
      let changes = settings.preferences.changes(since: Preferences()).map {
        let text = settings.preferences.text(of: $0)
        return text == "true" ? $0.rawValue : "\($0.rawValue) \(text)"
      }
      let values = settings.demo.values.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
      let size = settings.stageSize.text.replacing("x", with: " × ")
      let scale = options.scale == 1 ? [] : ["\(options.scale.fixed(2)) pixels a point"]
      let file = source.path.map { ScriptFile($0).name }
      let script = file.map { [$0.split(separator: "/").last.map(String.init) ?? $0] } ?? []
      return script + [size] + scale + values + changes
    }
  }
}
