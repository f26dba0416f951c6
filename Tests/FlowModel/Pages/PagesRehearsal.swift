import FlowCore

/// Runs a script on a controller with pagers in its screens, and on the models of all of them at
/// the same time.
@MainActor
struct PagesRehearsal {
  private var stack: Rehearsal
  private var pagers: [Weak<Pager>] = []

  private init(_ tally: Tally) { stack = Rehearsal(tally) }

  /// Runs a script, waits until everything has settled, and releases the controller.
  ///
  /// - Returns: The first difference, callback out of order or leak, or `nil` if there was none.
  static func failure(of script: [PagesLine], _ tally: Tally) -> String? {
    var rehearsal: PagesRehearsal? = PagesRehearsal(tally)
    let fault = rehearsal?.play(script)
    let pagers = rehearsal?.pagers ?? []
    let screens = rehearsal?.stack.performer.screens ?? [:]
    rehearsal = nil
    if let fault { return fault }
    if pagers.contains(where: { $0.value != nil }) { return "pages are kept alive" }
    return screens.values.contains { $0.value != nil } ? "a screen is kept alive" : nil
  }

  private mutating func play(_ script: [PagesLine]) -> String? {
    for (index, line) in script.enumerated() {
      if let fault = play(line) ?? pagesFault { return "line \(index + 1): \(fault)" }
    }
    for pages in pages { pages.end() }
    return (stack.settle() ?? pagesFault).map { "at the end: \($0)" }
  }

  private mutating func play(_ line: PagesLine) -> String? {
    switch line {
    case .stack(let operation): return stack.play(operation)
    case .pages(let number, let seed):
      guard let screen = stack.performer.screens[number]?.value else { return nil }
      let pages = screen.pages ?? furnish(screen, seed)
      pages.act(seed: seed)
      return nil
    }
  }

  private mutating func furnish(_ screen: ModelScreen, _ seed: UInt64) -> PagingPlay {
    let made = PagingPlay(seed: seed, context: stack.performer.context)
    screen.pages = made
    pagers.append(Weak(value: made.pager))
    return made
  }

  /// The pagers in all living screens.
  private var pages: [PagingPlay] {
    stack.performer.screens.sorted { $0.key < $1.key }.compactMap { $0.value.value?.pages }
  }

  /// Compares all pagers with their models, and returns the first fault, or `nil`.
  private var pagesFault: String? {
    for pages in pages { pages.compare() }
    return pages.lazy.compactMap(\.faults.first).first
  }
}
