import FlowCore
import Testing

/// A pager and its model, and everything that can happen to both, in any order.
private final class PagingPlay {
  private let rig: PagerRig
  private var model: PagingModel
  private var random: SeededGenerator
  private(set) var faults: [String] = []
  private(set) var counts: [String: Int] = [:]
  private var log: [String] = []

  private static let names = ["1", "2", "3", "4", "5", "6", "7"]
  private static let reasons: [PauseReason] = [.hover, .user, .hidden]

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    let time = Int64.random(in: 100_000_000..<2_000_000_001, using: &random)
    let wraps = Bool.random(using: &random)
    rig = PagerRig(4, timePerPage: .nanoseconds(time), wraps: wraps)
    model = PagingModel(rig.pager.pages, timePerPage: time, wraps: wraps)
    rig.pager.allowsLongSwipes = Bool.random(using: &random)
    rig.pager.progress?.shouldAdvance = { [unowned self] _ in model.mayAdvance }
    let check: (Int?) -> Void = { [unowned self] index in
      let isThere = index.map(rig.pager.pages.indices.contains) ?? rig.pager.pages.isEmpty
      if !isThere || index != rig.pager.index { fault("heard of \(index ?? -1)") }
    }
    rig.pager.onSelect = check
    rig.pager.onShow = check
  }

  private var pager: Pager { rig.pager }

  private func number(_ range: Range<Int>) -> Int { .random(in: range, using: &random) }

  private func fault(_ text: String) {
    faults.append("\(text) after \(log.suffix(12).joined(separator: ", "))")
  }

  /// Does one thing to both, and compares them.
  func step() {
    switch number(0..<100) {
    case 0..<35: pass()
    case 35..<65: drag()
    case 65..<80: select()
    case 80..<93: pause()
    case 93..<96: setTime()
    default: replace()
    }
    compare()
  }

  /// Something by which nothing may jump, but for the last thousandth of a page's way that a spring leaves out.
  private func smoothly(_ name: String, _ body: () -> Void) {
    let (place, filled, index) = (pager.position, pager.filled, pager.index)
    log.append(name)
    counts[name, default: 0] += 1
    body()
    if (pager.position - place).magnitude > 0.001 {
      fault("the position jumped from \(place) to \(pager.position)")
    }
    // A page that begins anew with no way to go has nothing that its fill could go back with.
    let hasNoWay =
      (index != pager.index || pager.pages.count == 1) && pager.machine.state == .resting
    if !hasNoWay, (pager.filled - filled).magnitude > 0.003 {
      fault("the fill jumped from \(filled) to \(pager.filled)")
    }
  }

  private func pass() {
    let most = [1, 20_000_000, 100_000_000, 900_000_000, 7_000_000_000][number(0..<5)]
    var rest = Int64(number(0..<most))
    log.append("pass \(rest)")
    counts["pass", default: 0] += 1
    // The model first: it is asked whether pages may end.
    model.pass(rest)
    repeat {
      let (filled, index, isMoving) = (pager.filled, pager.index, pager.isMoving)
      let frame = min(rest, 16_000_000)
      rig.advance(nanoseconds: frame)
      rest -= frame
      // One page alone wraps to itself.
      let isJump = index != pager.index || pager.pages.count == 1
      if !isMoving, !pager.isMoving, !isJump, pager.filled < filled {
        fault("the fill shrank from \(filled) to \(pager.filled) of \(pager.pages.count)")
      }
    } while rest > 0
  }

  private func drag() {
    switch number(0..<6) {
    case 0: smoothly("down") { rig.down(Double(number(30..<370))) }
    case 1: smoothly("up") { rig.up() }
    case 2: if number(0..<3) == 0 { smoothly("cancel") { rig.up(.cancelled) } }
    default:
      let wasInHand = pager.machine.isInHand
      let way = Double(number(-200..<200))
      log.append("move \(way)")
      let place = pager.position
      rig.move(by: way)
      if !wasInHand, pager.isMoving, pager.position != place { fault("the grab jumped") }
    }
    // Where a hand lets pages go is not the model's.
    if let index = pager.index, pager.pages[index] != model.selected {
      model.select(pager.pages[index])
    }
  }

  private func select() {
    let index = number(-1..<8)
    let isPage = pager.pages.indices.contains(index)
    switch number(0..<4) {
    case 0 where pager.pages.count > 0:
      smoothly("end") { _ = pager.take(KeyPress("End")) }
      if model.selected != pager.pages.last { model.select(pager.pages.last) }
    case 1:
      log.append("jump \(index)")
      pager.select(index, animated: false)
      if isPage, model.selected != pager.pages[index] { model.select(pager.pages[index]) }
    case 2:
      smoothly("time to \(index)") { pager.progress?.select(index) }
      if isPage, model.selected != pager.pages[index] { model.select(pager.pages[index]) }
    default:
      smoothly("select \(index)") { pager.select(index) }
      if isPage, model.selected != pager.pages[index] { model.select(pager.pages[index]) }
    }
  }

  private func pause() {
    let reason = Self.reasons[number(0..<3)]
    switch number(0..<9) {
    case 0...1:
      smoothly("pause") { pager.progress?.pause(reason) }
      model.reasons.insert(reason.name)
    case 2...6:
      smoothly("resume") { pager.progress?.resume(reason) }
      model.reasons.remove(reason.name)
    case 7:
      model.isStarted = number(0..<6) > 0
      smoothly(model.isStarted ? "start" : "stop") {
        if model.isStarted { pager.progress?.start() } else { pager.progress?.stop() }
      }
    default:
      model.mayAdvance = number(0..<4) > 0
      if model.isHeld {
        model.isHeld = false
        model.pass(0)
      }
      smoothly("ask, \(model.mayAdvance)") { pager.progress?.askAgain() }
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
    let pages = Array(Self.names.shuffled(using: &random).prefix(number(0..<8)))
    log.append("pages \(pages)")
    counts["pages", default: 0] += 1
    let place = pager.position
    let (page, index) = (model.selected, model.index)
    if Bool.random(using: &random) {
      pager.setPages(pages)
    } else {
      pager.progress?.setPages(pages)
    }
    model.replace(with: pages)
    if page == model.selected, let index, let new = model.index, !pager.machine.isInHand,
      (pager.position - place - Double(new - index)).magnitude > 1e-9,
      (-1...Double(pages.count)).contains(place + Double(new - index))
    {
      fault("the position beside the page jumped")
    }
  }

  private func compare() {
    if pager.machine.isInHand {
      model.reasons.insert("drag")
    } else {
      model.reasons.remove("drag")
    }
    let elapsed = pager.progress?.machine.elapsed(at: rig.context.clock.now)
    if pager.pages != model.pages || pager.index != model.index {
      fault("page \(pager.index ?? -1) of \(pager.pages), not \(model.index ?? -1)")
    }
    if pager.progress?.machine.row != pager.machine.row { fault("two selections") }
    if elapsed != .nanoseconds(model.elapsed) {
      fault("\(elapsed ?? .zero) and not \(model.elapsed)")
    }
    if model.spent != model.passed { fault("\(model.passed - model.spent) lost") }
    let fills = model.pages.indices.map(pager.fill)
    if fills != fills.sorted(by: >) || (fills.first ?? 0) > 1 || (fills.last ?? 0) < 0 {
      fault("fills \(fills)")
    }
    let most = Double(model.pages.count)
    if !(-1...most).contains(pager.position) || !(0...most).contains(pager.filled) {
      fault("at \(pager.position)")
    }
    // It goes on from what it is, so that one fault is one.
    if !faults.isEmpty { log = [] }
  }
}

@Suite struct RandomPagingTests {
  @Test(
    "FC-15 NF-PG7 S1-30 Whatever happens, no time is lost, no page is beyond the row, nothing jumps",
    arguments: 1...8 as ClosedRange<UInt64>)
  func anything(seed: UInt64) {
    print("seed \(seed)")
    let play = PagingPlay(seed: seed)

    for _ in 0..<2_500 where play.faults.isEmpty { play.step() }

    #expect(play.faults.isEmpty, "\(play.faults.prefix(2))")
    // It must have come to all of these for this to mean anything.
    for name in ["down", "up", "cancel", "end", "pause", "resume", "pages"] {
      #expect(play.counts[name, default: 0] > 20, "\(name)")
    }
  }
}
