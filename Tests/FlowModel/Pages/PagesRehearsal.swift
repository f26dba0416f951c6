import FlowCore

/// A script played on a controller with pages in its screens, and on the models of all of them.
struct PagesRehearsal {
  private var stack: Rehearsal
  private var pagers: [Weak<Pager>] = []

  private init(_ tally: Tally) { stack = Rehearsal(tally) }

  /// Plays a script to its end, lets everything come to rest, and lets go of the controller.
  ///
  /// - Returns: What differed or was out of order first, or `nil` if nothing was.
  static func failure(of script: [PagesLine], _ tally: Tally) -> String? {
    var rehearsal: PagesRehearsal? = PagesRehearsal(tally)
    let fault = rehearsal?.play(script)
    let pagers = rehearsal?.pagers ?? []
    let screens = rehearsal?.stack.performer.screens ?? [:]
    rehearsal = nil
    if let fault { return fault }
    if pagers.contains(where: { $0.value != nil }) { return "pages live on" }
    return screens.values.contains { $0.value != nil } ? "a screen lives on" : nil
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

  /// The pages in all living screens.
  private var pages: [PagingPlay] {
    stack.performer.screens.sorted { $0.key < $1.key }.compactMap { $0.value.value?.pages }
  }

  /// What is wrong with any pages now.
  private var pagesFault: String? {
    for pages in pages { pages.compare() }
    return pages.lazy.compactMap(\.faults.first).first
  }
}
