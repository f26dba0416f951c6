/// Pages that go on by themselves, at an instant.
public struct TimerState: Hashable, Sendable {
  /// The name of the selected page; `nil` where there are none.
  public let page: String?
  /// Its number.
  public let index: Int?
  /// How many pages there are.
  public let count: Int
  /// How full the selected page's capsule is, 0…1.
  public let fraction: Double
  /// Whether time passes.
  public let isRunning: Bool
  /// Whether the page is full and was told not to go on.
  public let isHeld: Bool
  /// What keeps the time from passing, by name, in the order of the alphabet.
  public let pauses: [String]

  init(of progress: FluidProgress, at instant: Instant) {
    let machine = progress.machine
    page = machine.row.page
    index = machine.row.index
    count = machine.row.count
    fraction = machine.fraction(at: instant)
    isRunning = machine.isRunning
    isHeld = machine.isHeld
    pauses = machine.pauses.map(\.name).sorted()
  }
}

extension FlowContext {
  /// What lets pages of the session go on by themselves, in the order in which it was made.
  public var timers: [TimerState] {
    clock.present.compactMap { $0 as? FluidProgress }.map { TimerState(of: $0, at: clock.now) }
  }
}
