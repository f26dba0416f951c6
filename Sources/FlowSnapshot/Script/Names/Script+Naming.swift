package import FlowCore
package import FlowUI

extension Script {
  /// The script as YAML with named steps, each beside its exact input.
  ///
  /// On a stage with the same layout, a replay uses the exact input; elsewhere it uses the names.
  /// Input that no named step can express is written as points. Pictures, and steps that depend on
  /// a flow, are left out.
  ///
  /// - Parameters:
  ///   - session: A new session of the recorded flow; afterwards, it is at the script's end.
  ///   - preferences: The preferences at the session's start.
  @MainActor
  package func yamlByName(on session: FlowSession, preferences: Preferences) -> String {
    var writer = NamedRecording(on: session, preferences: preferences)
    for timed in inputs { writer.play(timed) }
    return writer.end(at: end)
  }
}

/// Writes input as named steps while it is played.
@MainActor
private struct NamedRecording {
  private let session: FlowSession
  private var writer: ScriptWriter
  private var text: String
  private var gesture: RecordedGesture?
  /// Characters that were typed at the end of a field, as a step types them, with the field's name.
  private var typed: (inputs: [Script.TimedInput], text: String, field: ElementName)?

  init(on session: FlowSession, preferences: Preferences) {
    self.session = session
    writer = ScriptWriter(preferences: preferences)
    text = ScriptWriter.heading + RecordedStage(session).line
  }

  mutating func play(_ timed: Script.TimedInput) {
    session.advance(to: timed.instant)
    let isLoose = take(timed)
    let before = isLoose && goesBack(timed.input) ? session.screenNames : nil
    session.send(timed.input, at: timed.instant)
    if session.dragsPage { gesture?.dragsPage = true }
    guard isLoose else { return }
    if let before, before != session.screenNames {
      write("go-back:", [timed])
    } else {
      text += writer.lines(for: timed.input, at: timed.instant)
    }
  }

  mutating func end(at instant: Instant) -> String {
    session.advance(to: instant)
    endGesture()
    endTyping()
    writer.endMoves()
    return text + writer.end(at: instant)
  }

  /// Adds input to the current gesture or to the text typed into a field; returns whether it
  /// belongs to neither.
  private mutating func take(_ timed: Script.TimedInput) -> Bool {
    if gesture?.hasEnded ?? false { endGesture() }
    if gesture != nil {
      gesture?.add(timed)
    } else if case .text(let characters) = timed.input, session.typesAtEnd,
      let field = focusedField
    {
      let bytes = (typed?.text.utf8.count ?? 0) + characters.utf8.count
      if typed?.field != field || bytes > ScriptLimits.text { endTyping() }
      typed = ((typed?.inputs ?? []) + [timed], (typed?.text ?? "") + characters, field)
    } else {
      endTyping()
      gesture = RecordedGesture(timed, on: session)
      return gesture == nil
    }
    return false
  }

  /// Whether the input is a key for going back in the session's direction, and the session can go
  /// back.
  private func goesBack(_ input: InputEvent) -> Bool {
    guard case .key(let key) = input, session.canGoBack else { return false }
    return session.direction.mirrored(key).isBack
  }

  private var focusedField: ElementName? {
    let all = StageElement.all(in: session.accessibilityTree)
    let field = all.last { $0.node.role == .textField && $0.node.states.contains(.focused) }
    return field?.plainestName(among: [.textField], in: all)
  }

  private mutating func endGesture() {
    guard let gesture else { return }
    self.gesture = nil
    write(gesture.step(session), gesture.inputs)
  }

  private mutating func endTyping() {
    guard let typed else { return }
    self.typed = nil
    write("type: {into: \(typed.field.yaml), text: \(typed.text.quoted)}", typed.inputs)
  }

  /// Writes input, below its named step if there is one.
  private mutating func write(_ step: String?, _ inputs: [Script.TimedInput]) {
    writer.endMoves()
    defer { writer.endMoves() }
    let lines = inputs.map { writer.lines(for: $0.input, at: $0.instant) }.joined()
    guard let step, let first = inputs.first else { return text += lines }
    text += "- at: \(first.instant.time)\n  \(step)\n  exact:\n"
    for line in lines.split(separator: "\n") { text += "  \(line)\n" }
  }
}

extension FlowSession {
  /// The screens of the stack, and the screen on top, which may be in another flow.
  var screenNames: [String] { stackNames + [topScreenName] }
}
