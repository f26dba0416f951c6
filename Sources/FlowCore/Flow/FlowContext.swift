/// What the parts of one session share.
public struct FlowContext {
  /// The session's clock.
  public let clock: FlowClock
  /// The session's log.
  public let trace: Trace

  private let wishes: LivePreferences

  /// Creates a fresh clock at 0 and an empty trace.
  public init(preferences: Preferences = Preferences()) {
    clock = FlowClock()
    trace = Trace(clock: clock)
    wishes = LivePreferences(preferences)
  }

  /// The same, for a person who wants less motion or not.
  public init(reducesMotion: Bool) {
    self.init(preferences: Preferences(reducesMotion: reducesMotion))
  }

  /// How a person wants the flow at this instant; the same for all that share the context.
  ///
  /// Another value takes effect at once: looks and timing with the next transition, release rules
  /// and edges with the next gesture, everything else with the next frame. On a stage it is input,
  /// and comes as `InputEvent.prefer`, so that it is part of a recording.
  public var preferences: Preferences {
    get { wishes.current }
    nonmutating set {
      wishes.current = newValue
      clock.noticeChange()
    }
  }

  /// Whether nothing should move across the stage by itself at present: default transitions fade
  /// instead.
  ///
  /// A page in somebody's hands follows them as ever.
  public var reducesMotion: Bool { wishes.current.reducesMotion }

  /// Adds somebody who is told when preferences change; the context does not keep it alive.
  package func add(_ follower: any PreferenceFollower) { wishes.add(follower) }
}
