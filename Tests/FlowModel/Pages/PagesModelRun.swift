import FlowCore

/// Compares a controller and the pagers in its screens with their models.
@MainActor
struct PagesModelRun {
  private var stack: ModelRun
  private var pagers: [Weak<Pager>] = []

  private init(_ tally: Tally) { stack = ModelRun(tally) }

  /// Also checks that pagers and screens are released at the end.
  static func failure(of script: [PagesLine], _ tally: Tally) -> String? {
    var modelRun: PagesModelRun? = PagesModelRun(tally)
    let fault = modelRun?.play(script)
    let pagers = modelRun?.pagers ?? []
    let screens = modelRun?.stack.runner.screens ?? [:]
    modelRun = nil
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
      guard let screen = stack.runner.screens[number]?.value else { return nil }
      let pages = screen.pages ?? makePager(screen, seed)
      pages.act(seed: seed)
      return nil
    }
  }

  private mutating func makePager(_ screen: ModelScreen, _ seed: UInt64) -> PagerModelCheck {
    let made = PagerModelCheck(seed: seed, context: stack.runner.context)
    screen.pages = made
    pagers.append(Weak(value: made.pager))
    return made
  }

  private var pages: [PagerModelCheck] {
    stack.runner.screens.sorted { $0.key < $1.key }.compactMap { $0.value.value?.pages }
  }

  private var pagesFault: String? {
    for pages in pages { pages.compare() }
    return pages.lazy.compactMap(\.faults.first).first
  }
}
