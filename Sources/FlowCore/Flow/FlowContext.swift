/// The clock, trace, preferences and calls that all flows of a session share.
@MainActor
public final class FlowContext {
  /// The session's clock.
  public let clock: FlowClock
  /// The session's log.
  public let trace: Trace

  package private(set) lazy var loads = FlowLoads(self)

  /// Lays out the visible pages, for timing that depends on their layout; `nil` without a session.
  package var layOutVisiblePages: (() -> Void)?

  /// The flow that the latest session shows; `nil` without a session.
  package weak var outermostFlow: NavigationController?

  private let livePreferences: LivePreferences
  private let liveStage = LiveStage()
  private var ownStrings = FlowStrings()
  /// What the modules that draw the flows keep for all of them, such as a theme.
  package var attachments = Attachments()

  /// Creates a context with a new clock at 0 and an empty trace.
  public init(preferences: Preferences = Preferences()) {
    clock = FlowClock()
    trace = Trace(clock: clock)
    livePreferences = LivePreferences(preferences)
  }

  /// Creates a context with default preferences except for reduced motion.
  public convenience init(reducesMotion: Bool) {
    self.init(preferences: Preferences(reducesMotion: reducesMotion))
  }

  /// The user's current preferences.
  ///
  /// New transition styles and timing take effect with the next transition, release rules and edges
  /// with the next gesture, everything else with the next frame. While a session records its input,
  /// send preferences as `InputEvent.prefer` instead, so that they are recorded.
  public var preferences: Preferences {
    get { livePreferences.current }
    set {
      livePreferences.current = newValue
      clock.noticeChange()
    }
  }

  /// The size of the stage on which the flow is shown, and the pointer used last; sessions keep
  /// both up to date.
  ///
  /// Observable: a layout that has read the conditions is laid out again when they change.
  public package(set) var stage: StageConditions {
    get { liveStage.conditions }
    set {
      if newValue != liveStage.conditions { liveStage.conditions = newValue }
    }
  }

  /// Whether to avoid automatic movement: transitions that would move or scale pages then fade.
  ///
  /// A page that is dragged still follows the pointer.
  public var reducesMotion: Bool { livePreferences.current.reducesMotion }

  /// The texts that windows show, in the preferred language, or else in English.
  ///
  /// A flow can replace texts: `context.strings[.back] = "Return"`. The language itself is a
  /// preference: setting `strings.language` has no effect.
  public var strings: FlowStrings {
    get {
      var strings = ownStrings
      strings.language = preferences.language ?? .english
      return strings
    }
    set {
      ownStrings = newValue
      clock.noticeChange()
    }
  }

  package func add(_ follower: any PreferenceFollower) { livePreferences.add(follower) }
}

/// The key of a value that another module keeps with a flow or a session, such as its bars or its
/// theme.
package protocol AttachmentKey {
  associatedtype Value
}

/// Values that other modules keep with a flow or a session, at most one for each key.
package struct Attachments {
  private var values: [ObjectIdentifier: Any] = [:]

  package subscript<Key: AttachmentKey>(key: Key.Type) -> Key.Value? {
    get { values[ObjectIdentifier(key)] as? Key.Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}
