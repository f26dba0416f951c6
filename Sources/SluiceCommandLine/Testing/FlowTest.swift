internal import ArgumentParser
internal import FlowCatalogue
internal import FlowCore
internal import FlowSnapshot
internal import FlowUI

/// Plays one script on the flow that it names, for `sluice test`, which starts a process for each
/// script.
///
/// Prints the virtual time in milliseconds, and after a failure a link to the instant of the
/// failure; each in a line that `report(in:)` tells from what the flow itself prints.
package struct FlowTest {
  private static let prefix = "sluice-test: "

  let path: String
  let failures: String?

  /// Throws `Failure` if the script cannot be played, or a step fails.
  @MainActor
  func play(in catalogue: Catalogue) throws {
    let flow = try ScriptFlow(of: path).options(in: catalogue)
    let options = try ScriptOptions.parse(
      ["--script=\(path)"] + (failures.map { ["--failures=\($0)"] } ?? []))
    let script = try options.read(for: flow)
    let prepared = try PreparedFlow(flow, in: catalogue)
    // The flow runs only as long as it is retained.
    defer { withExtendedLifetime(prepared) {} }
    let lines = LineOutput()
    do {
      _ = try script.resolved(on: prepared.session, glyphs: prepared.glyphs)
      if !script.needsFlow {
        try ScriptPlayer(script, session: prepared.session).playUntilSettled()
      }
      lines.print(Self.line("\(prepared.session.context.clock.now)"))
      try lines.finish()
    } catch let failure as ScriptFailure {
      lines.print(Self.line("\(failure.instant)"))
      let preferences = try flow.settings().preferences
      lines.print(Self.line("\(Self.link(to: failure, from: flow.link, preferences))"))
      try lines.finish()
      throw try options.failure(failure, prepared.session, prepared.glyphs)
    } catch let timeout as SettleTimeout {
      throw Failure("\(path): \(timeout)", status: Failure.unexpectedResult)
    }
  }

  /// Returns the time and the link, as far as they are in the output of a test's process.
  package static func report(in output: String) -> [String] {
    output.split(separator: "\n").filter { $0.hasPrefix(prefix) }
      .map { String($0.dropFirst(prefix.count)) }
  }

  /// Begins with a line break, as the flow may have printed part of a line.
  package static func line(_ text: String) -> String { "\n\(prefix)\(text)" }

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
