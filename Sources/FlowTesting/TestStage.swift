public import FlowCore
public import FlowSnapshot
internal import FlowText
public import FlowUI
internal import Testing

/// A flow on a stage without a display, for tests.
///
/// The session's time passes only in `play` and `wait`.
@MainActor
public final class TestStage {
  /// How the stage is set up.
  public let variant: FlowVariant
  /// The session of the flow: its frames, its accessibility tree, its input.
  public let session: FlowSession
  /// The trace so far: what the flow did, and what was done to it.
  public var trace: [TraceLine] { lines.all }

  let glyphs: GlyphLibrary
  private let start: @MainActor (FlowContext) throws -> any FlowController
  private let flow: any FlowController
  private let lines = TraceLines()
  /// Whether `play` or `wait` has been called, or a film has been made.
  var isUsed = false

  /// Starts a flow on a stage.
  ///
  /// - Parameters:
  ///   - variant: The size and the user's preferences; by default those of the test.
  ///   - start: Creates the flow in a context. It may be called again for a film.
  /// - Throws: What `start` throws, or an error if the fonts cannot be loaded.
  public init(
    _ variant: FlowVariant = .current,
    start: @escaping @MainActor (FlowContext) throws -> any FlowController
  ) throws {
    (self.variant, self.start) = (variant, start)
    glyphs = try Self.fonts()
    let context = FlowContext(preferences: variant.preferences)
    context.trace.observe { [lines] in lines.all.append($0) }
    flow = try start(context)
    session = FlowSession(
      navigation: flow.navigationController, size: variant.size, measuring: glyphs)
  }

  /// The flow's navigation controller.
  public var navigation: NavigationController { flow.navigationController }

  /// The names of the screens on the stack, from bottom to top.
  public var screens: [String] { navigation.stack.map(\.name) }

  /// Plays a script, whose instants count from the flow's start, and continues until nothing moves.
  ///
  /// - Throws: `ScriptFailure` if a step names a missing element or an expectation fails, with a
  ///   picture of that instant attached to the test, or `SettleTimeout`.
  public func play(_ script: Script) throws {
    isUsed = true
    var rest = script
    if script.needsFlow {
      _ = try resolved(script)
      // The whole script has been played; the time limit for settling counts from here.
      rest = Script(inputs: [], end: session.context.clock.now)
    }
    try ScriptPlayer(rest, session: session).playUntilSettled()
  }

  /// Plays the text of a script, such as `- tap: Continue`.
  ///
  /// - Throws: `ScriptError` if the text is not a script, or what `play` with a script throws.
  public func play(_ yaml: String) throws { try play(try Script(yaml: yaml, file: "script")) }

  /// Lets time pass.
  public func wait(_ time: Duration) {
    isUsed = true
    session.advance(to: session.context.clock.now.advanced(by: time))
  }

  /// Plays a script that names elements, and returns it with points instead.
  func resolved(_ script: Script) throws -> Script {
    do {
      return try script.resolved(on: session, glyphs: glyphs)
    } catch {
      let renderer = SnapshotRenderer(glyphs: glyphs)
      if let picture = try? renderer.png(of: session.layerTree, scale: 1) {
        Attachment.record(picture, named: "failed-step.png")
      }
      throw error
    }
  }

  /// Creates an unused stage with the same variant, on which the flow is started again.
  func fresh() throws -> TestStage { try TestStage(variant, start: start) }

  private static var loaded: GlyphLibrary?

  private static func fonts() throws -> GlyphLibrary {
    if let loaded { return loaded }
    let glyphs = try GlyphLibrary(try FontChoice())
    loaded = glyphs
    return glyphs
  }
}

@MainActor
private final class TraceLines {
  var all: [TraceLine] = []
}
