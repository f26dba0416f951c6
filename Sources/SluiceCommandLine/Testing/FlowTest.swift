internal import ArgumentParser
internal import FlowCatalogue
internal import FlowCore
internal import FlowSnapshot
internal import FlowUI

/// Plays one script on the flow that it names, for `sluice test`, which starts a process for each
/// script.
///
/// Prints the virtual time in milliseconds, and after a failure a link to the instant of the
/// failure.
struct FlowTest {
  let path: String
  let failures: String?

  /// Throws `Failure` if the script cannot be played, or a step fails.
  @MainActor
  func play(in catalogue: Catalogue) throws {
    let flow = try ScriptFlow(of: path).options(in: catalogue)
    let options = try ScriptOptions.parse(
      ["--script=\(path)"] + (failures.map { ["--failures=\($0)"] } ?? []))
    let script = try options.read(for: flow)
    let stage = try Stage(flow, in: catalogue)
    // The flow runs only as long as the stage is retained.
    defer { withExtendedLifetime(stage) {} }
    let lines = LineOutput()
    do {
      _ = try script.resolved(on: stage.session, glyphs: stage.glyphs)
      if !script.needsFlow { try ScriptPlayer(script, session: stage.session).playUntilSettled() }
      lines.print("\(stage.session.context.clock.now)")
      try lines.finish()
    } catch let failure as ScriptFailure {
      lines.print("\(failure.instant)")
      let preferences = try flow.settings().preferences
      lines.print("\(Self.link(to: failure, from: flow.link, preferences))")
      try lines.finish()
      throw try options.failure(failure, stage.session, stage.glyphs)
    } catch let timeout as SettleTimeout {
      throw Failure("\(path): \(timeout)", status: Failure.unexpectedResult)
    }
  }

  /// Returns a link to the instant of the failure, with the input played until then, as points.
  private static func link(
    to failure: ScriptFailure, from start: StageLink?, _ preferences: Preferences
  ) -> StageLink {
    var link = start ?? StageLink(id: "")
    var moment = link.moment ?? StageLink.Moment(time: nil)
    moment.time = failure.instant.duration(since: .zero)
    moment.assignments.append(
      StageLink.scriptAssignment(failure.played.yaml(preferences: preferences)))
    link.moment = moment
    return link
  }
}
