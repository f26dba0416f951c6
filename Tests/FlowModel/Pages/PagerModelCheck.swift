package import FlowCore

/// A pager and its model, with random actions on both.
@MainActor
package final class PagerModelCheck {
  private let harness: PagerHarness
  private var model: PagingModel
  private var random: SeededGenerator
  private let tick: Tick
  /// The instant up to which the model's time has passed.
  private var modelNow: Instant
  /// The state after the last action or comparison.
  private var last: (filled: Double, pageChanges: Int, isSettled: Bool)
  private var hasEnded = false
  package private(set) var faults: [String] = []
  package private(set) var counts: [String: Int] = [:]
  private var log: [String] = []

  private static let names = ["1", "2", "3", "4", "5", "6", "7"]
  private static let pauseReasons: [PauseReason] = [.hover, .user, .hidden]

  /// The clock of the context may be shared.
  package init(seed: UInt64, context: FlowContext = FlowContext()) {
    random = SeededGenerator(seed: seed)
    modelNow = context.clock.now
    // The tick joins the clock before any participant of the pager does.
    tick = Tick(context.clock)
    let time = Int64.random(in: 100_000_000..<2_000_000_001, using: &random)
    let wraps = Bool.random(using: &random)
    harness = PagerHarness(4, timePerPage: .nanoseconds(time), wraps: wraps, context: context)
    model = PagingModel(harness.pager.pages, timePerPage: time, wraps: wraps)
    last = (harness.pager.filled, 0, true)
    tick.onAdvance = { [unowned self] in advanceModel(to: $0) }
    harness.pager.allowsLongSwipes = Bool.random(using: &random)
    harness.pager.progress?.shouldAdvance = { [unowned self] _ in model.mayAdvance }
    let check: @MainActor (Int?) -> Void = { [unowned self] index in
      let isThere = index.map(harness.pager.pages.indices.contains) ?? harness.pager.pages.isEmpty
      if !isThere || index != harness.pager.index { fault("notified of page \(index ?? -1)") }
    }
    harness.pager.onSelect = check
    harness.pager.onShow = check
  }

  var pager: Pager { harness.pager }

  private func number(_ range: Range<Int>) -> Int { .random(in: range, using: &random) }

  private func fault(_ text: String) {
    faults.append("\(text) after \(log.suffix(12).joined(separator: ", "))")
  }

  package func step() {
    if number(0..<100) < 35 { letTimePass() } else { act() }
    compare()
  }

  func act(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    act()
    compare()
  }

  private func act() {
    switch number(35..<100) {
    case 35..<60: drag()
    case 60..<65: scroll()
    case 65..<80: select()
    case 80..<93: pause()
    case 93..<96: setTime()
    default: replace()
    }
    remember()
  }

  /// Stops the pager's time for good.
  func end() {
    harness.up()
    adopt()
    setRuns(false)
    hasEnded = true
    compare()
  }

  /// Starts or stops the time, as the pager's screen does when it appears or disappears.
  func setRuns(_ runs: Bool) {
    guard !hasEnded else { return }
    // A screen may be notified of an instant before its pager.
    let now = harness.context.clock.now
    if now > modelNow { advanceModel(to: now) }
    model.isStarted = runs
    if runs { pager.progress?.start() } else { pager.progress?.stop() }
  }

  /// Nothing may jump, except over the last 0.001 of a page, which a spring leaves out.
  private func performWithoutJump(_ name: String, _ body: () -> Void) {
    let (position, filled, index) = (pager.position, pager.filled, pager.index)
    let wasSettled = pager.machine.state == .settled
    log.append(name)
    counts[name, default: 0] += 1
    body()
    if (pager.position - position).magnitude > 0.001 {
      fault("the position jumped from \(position) to \(pager.position)")
    }
    // The fill may restart at once if the pages are already in position, or settle from within
    // 0.001 of a page, because then there is no motion along which it could go back.
    let isThere = pager.index.map { (pager.position - Double($0)).magnitude < 1e-9 } ?? true
    let isNew = index != pager.index || pager.pages.count == 1
    let settles = !wasSettled && pager.machine.state == .settled && showsItsTime
    let cannotReturn = isThere && (isNew || settles)
    if !cannotReturn, (pager.filled - filled).magnitude > 0.003 {
      fault("the fill jumped from \(filled) to \(pager.filled)")
    }
  }

  private var showsItsTime: Bool {
    guard let index = model.index, model.time > 0 else { return true }
    let expected = Double(index) + Double(model.elapsed) / Double(model.time)
    return (pager.filled - expected).magnitude < 1e-9
  }

  private func letTimePass() {
    let most = [1, 20_000_000, 100_000_000, 900_000_000, 7_000_000_000][number(0..<5)]
    var remaining = Int64(number(0..<most))
    log.append("pass \(remaining)")
    counts["pass", default: 0] += 1
    repeat {
      let frame = min(remaining, 16_000_000)
      harness.advance(nanoseconds: frame)
      compareFill()
      remaining -= frame
    } while remaining > 0
  }

  private func drag() {
    switch number(0..<6) {
    case 0: performWithoutJump("down") { harness.down(Double(number(30..<370))) }
    case 1: performWithoutJump("up") { harness.up() }
    case 2: if number(0..<3) == 0 { performWithoutJump("cancel") { harness.up(.cancelled) } }
    default:
      let wasDragging = pager.machine.isDragging
      let distance = Double(number(-200..<200))
      log.append("move \(distance)")
      let position = pager.position
      harness.move(by: distance)
      if !wasDragging, pager.isMoving, pager.position != position { fault("the grab jumped") }
    }
    adopt()
  }

  private func scroll() {
    guard number(0..<2) == 0 else {
      let distance = Double(number(-20..<20)) / 10
      log.append("scroll \(distance)")
      harness.scroll(right: distance)
      return adopt()
    }
    let distance = Bool.random(using: &random) ? 1.0 : -1
    performWithoutJump("wheel") { harness.scroll(down: distance) }
    adopt()
  }

  /// Takes over the page that a drag or a wheel has selected, which the model does not compute.
  private func adopt() {
    if let index = pager.index, pager.pages[index] != model.selected {
      model.select(pager.pages[index])
    }
  }

  private func select() {
    let index = number(-1..<8)
    let isPage = pager.pages.indices.contains(index)
    switch number(0..<4) {
    case 0 where pager.pages.count > 0:
      performWithoutJump("end") { _ = pager.handle(KeyPress("End")) }
      if model.selected != pager.pages.last { model.select(pager.pages.last) }
    case 1:
      log.append("jump \(index)")
      pager.select(index, animated: false)
      if isPage, model.selected != pager.pages[index] { model.select(pager.pages[index]) }
    case 2:
      performWithoutJump("time to \(index)") { pager.progress?.select(index) }
      if isPage, model.selected != pager.pages[index] { model.select(pager.pages[index]) }
    default:
      performWithoutJump("select \(index)") { pager.select(index) }
      if isPage, model.selected != pager.pages[index] { model.select(pager.pages[index]) }
    }
  }

  private func pause() {
    let reason = Self.pauseReasons[number(0..<3)]
    switch number(0..<9) {
    case 0...1:
      performWithoutJump("pause") { pager.progress?.pause(reason) }
      model.pauseReasons.insert(reason.name)
    case 2...6:
      performWithoutJump("resume") { pager.progress?.resume(reason) }
      model.pauseReasons.remove(reason.name)
    case 7:
      let runs = number(0..<6) > 0
      performWithoutJump(runs ? "start" : "stop") { setRuns(runs) }
    default:
      model.mayAdvance = number(0..<4) > 0
      if model.isWaitingAtEnd {
        model.isWaitingAtEnd = false
        model.pass(0)
      }
      performWithoutJump("ask, \(model.mayAdvance)") { pager.progress?.askAgain() }
    }
  }

  private func setTime() {
    let page = Self.names[number(0..<7)]
    let time = number(0..<2) == 0 ? nil : Int64(number(1_000_000..<3_000_000_000))
    log.append("time \(time ?? 0) of \(page)")
    pager.progress?.setTime(time.map { .nanoseconds($0) } ?? .zero, of: page)
    model.setTime(time, of: page)
  }

  private func replace() {
    let position = pager.position
    let wasSettled = pager.machine.state == .settled
    let (page, index) = (model.selected, model.index)
    let pages = edit()
    log.append("pages \(pages)")
    counts["pages", default: 0] += 1
    model.replace(with: pages)
    // A spring that starts within 0.001 of its target settles immediately.
    let settles = !wasSettled && pager.machine.state == .settled
    if page == model.selected, let index, let new = model.index, !pager.machine.isDragging,
      (pager.position - position - Double(new - index)).magnitude > (settles ? 0.001 : 1e-9),
      (-1...Double(pages.count)).contains(position + Double(new - index))
    {
      fault("the position beside the page jumped")
    }
  }

  /// Returns the expected pages.
  private func edit() -> [String] {
    var pages = model.pages
    let (start, end) = (number(-1..<8), number(-1..<8))
    let isThere = pages.indices.contains(start)
    switch number(0..<5) {
    case 0:
      guard let page = Self.names.filter({ !pages.contains($0) }).randomElement(using: &random)
      else { break }
      pages.insert(page, at: min(max(start, 0), pages.count))
      pager.insert(page, at: start)
    case 1:
      if isThere { pages.remove(at: start) }
      pager.remove(at: start)
    case 2:
      if isThere, pages.indices.contains(end) { pages.insert(pages.remove(at: start), at: end) }
      pager.move(from: start, to: end)
    default:
      pages = Array(Self.names.shuffled(using: &random).prefix(number(0..<8)))
      if end % 2 == 0 { pager.setPages(pages) } else { pager.progress?.setPages(pages) }
    }
    return pages
  }

  // MARK: Comparing

  /// Called at every instant at which the clock stops, because a drag may end by itself there.
  private func advanceModel(to instant: Instant) {
    takeDragState()
    model.pass(instant.nanoseconds - modelNow.nanoseconds)
    modelNow = instant
  }

  private func takeDragState() {
    if pager.machine.isDragging {
      model.pauseReasons.insert("drag")
    } else if model.pauseReasons.remove("drag") != nil {
      adopt()
    }
  }

  private func compareFill() {
    let before = last
    remember()
    if before.isSettled, last.isSettled, before.pageChanges == last.pageChanges,
      last.filled < before.filled
    {
      fault("the fill shrank from \(before.filled) to \(last.filled) of \(pager.pages.count)")
    }
  }

  private func remember() {
    last = (pager.filled, model.pageChanges, pager.machine.state == .settled)
  }

  func compare() {
    takeDragState()
    compareFill()
    let elapsed = pager.progress?.machine.elapsed(at: harness.context.clock.now)
    if pager.pages != model.pages || pager.index != model.index {
      fault("page \(pager.index ?? -1) of \(pager.pages), not \(model.index ?? -1)")
    }
    if pager.progress?.machine.list != pager.machine.list { fault("two selections") }
    if elapsed != .nanoseconds(model.elapsed) {
      fault("\(elapsed ?? .zero) and not \(model.elapsed)")
    }
    if model.spent != model.passed { fault("\(model.passed - model.spent) lost") }
    compareRow()
    if !faults.isEmpty { log = [] }
  }

  private func compareRow() {
    let fills = model.pages.indices.map(pager.fill)
    if fills != fills.sorted(by: >) || (fills.first ?? 0) > 1 || (fills.last ?? 0) < 0 {
      fault("fills \(fills)")
    }
    let most = Double(model.pages.count)
    if !(-1...most).contains(pager.position) || !(0...most).contains(pager.filled) {
      fault("at \(pager.position)")
    }
  }
}

/// Joins its clock before the pager, to be notified of each instant first.
private final class Tick: ClockParticipant {
  var onAdvance: (Instant) -> Void = { _ in }

  init(_ clock: FlowClock) { clock.add(self) }

  var deadline: Instant? { nil }
  var isMoving: Bool { false }
  func advance(to instant: Instant) { onAdvance(instant) }
}
