public import FlowCore
public import FlowUI

extension Script {
  /// Plays the script on a flow, and returns a script of points with the same input at the same
  /// instants.
  ///
  /// A named step without an instant waits until nothing moves and no simulated call is running,
  /// for at most five seconds; an expectation with a time limit or about motion does not wait, nor
  /// does a step that is played by its recorded input. In a recording, a step with an instant also
  /// waits if its element is missing. A wait delays the following steps, up to the next step with
  /// an instant; in a recording, it delays all following steps. A script that does not depend on
  /// the flow is returned unchanged, and not played.
  ///
  /// - Parameters:
  ///   - session: A new session; afterwards, it is at the script's end, or where the script failed.
  ///   - glyphs: The fonts of the session, for expectations of contrast; `nil` to check no
  ///     expectation at all.
  /// - Throws: `ScriptFailure` if a step names a missing element or cannot be carried out, or if an
  ///   expectation fails.
  @MainActor
  public func resolved(
    on session: FlowSession, glyphs: GlyphLibrary?
  ) throws(ScriptFailure) -> Script {
    guard needsFlow else { return self }
    var resolver = ScriptResolver(self, on: session, glyphs: glyphs)
    return try resolver.run()
  }

  /// Plays the script as `resolved(on:glyphs:)` does, up to the first step that cannot be carried
  /// out; expectations are not checked.
  @MainActor
  package func played(on session: FlowSession) -> Script {
    do {
      return try resolved(on: session, glyphs: nil)
    } catch {
      return error.played
    }
  }
}

/// Why a script cannot be played on a flow: a step names a missing element or cannot be carried
/// out, or an expectation fails.
public struct ScriptFailure: Error, CustomStringConvertible {
  /// File, line, step, what was expected and what was found, in one line.
  public let description: String
  /// The line of the step, from 1; 0 if it is unknown.
  public let line: Int
  /// The instant of the failure, at which the session has stopped.
  public let instant: Instant
  /// The input played up to the failure, as a script of points.
  public let played: Script
}
