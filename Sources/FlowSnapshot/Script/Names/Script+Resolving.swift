internal import FlowCore
public import FlowUI

extension Script {
  /// Plays the script on a flow, and returns what was done as a script of points, at the instants
  /// at which it was done.
  ///
  /// A step by name, or an expectation, for which the script says no instant waits until nothing
  /// moves, but at most five seconds; what follows is later by that time, up to the next step with
  /// an instant of its own. A script that does not depend on the flow is returned unchanged.
  ///
  /// - Parameters:
  ///   - session: A new session, which is left at the script's end, or where it failed.
  ///   - glyphs: The fonts of the session, for expectations of contrast; `nil` to check no
  ///     expectation at all.
  /// - Throws: `ScriptFailure` if a step names what is not there, or if an expectation fails.
  @MainActor
  public func resolved(
    on session: FlowSession, glyphs: GlyphLibrary?
  ) throws(ScriptFailure) -> Script {
    guard needsFlow else { return self }
    var resolver = ScriptResolver(self, on: session, glyphs: glyphs)
    return try resolver.run()
  }

  /// The script of points for a new session, up to the first step that names what is not there;
  /// expectations are not checked.
  @MainActor
  package func played(on session: FlowSession) -> Script {
    do {
      return try resolved(on: session, glyphs: nil)
    } catch {
      return error.played
    }
  }
}
