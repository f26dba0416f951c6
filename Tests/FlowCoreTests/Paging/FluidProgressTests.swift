import FlowCore
import FlowModel
import Testing

/// Pages that go on by themselves: SEED-FEATURES A.2, NAVIGATION-FACTS 3.8.
@Suite struct FluidProgressTests {
  @Test("S1-2 S1-12 Time passes from the start on, and no faster when it is started twice")
  func start() {
    let context = FlowContext()
    let progress = FluidProgress(names(3), timePerPage: .seconds(4), context: context)
    context.clock.advance(to: .milliseconds(3_000))
    #expect(progress.value == 0 && context.clock.deadline == nil)

    progress.start()
    context.clock.advance(to: .milliseconds(4_000))
    progress.start()
    context.clock.advance(to: .milliseconds(5_000))

    #expect(progress.fill(of: 0) == 0.5)
  }

  @Test("S1-13 Stopped, it stands where it is, and starts from there")
  func stop() {
    let clock = ProgressClock()
    clock.advance(milliseconds: 5_000)

    clock.progress.stop()
    clock.advance(milliseconds: 60_000)
    #expect(clock.progress.index == 1 && clock.progress.fill(of: 1) == 0.25)
    clock.progress.start()
    clock.advance(milliseconds: 1_000)

    #expect(clock.progress.fill(of: 1) == 0.5)
  }

  @Test("S1-6 S1-27 It goes round for ever, also on one page", arguments: [1, 2, 5])
  func wrap(count: Int) {
    let clock = ProgressClock(count, timePerPage: .milliseconds(700))

    for turn in 1...(3 * count) {
      clock.advance(milliseconds: 699)
      #expect(clock.progress.index == (turn - 1) % count)
      clock.advance(milliseconds: 1)
      #expect(clock.progress.index == turn % count)
      #expect(clock.progress.fill(of: turn % count) == 0)
    }
  }

  @Test("NF-PG27 Where it does not wrap the last page stays full, and nothing happens any more")
  func noWrap() {
    let clock = ProgressClock(3, wraps: false)
    var selected: [Int?] = []
    clock.progress.onSelect = { selected.append($0) }

    clock.advance(milliseconds: 100_000)

    #expect(selected == [1, 2])
    #expect(clock.progress.value == 1)
    #expect(clock.context.clock.deadline == nil)
    clock.progress.select(1)
    clock.advance(milliseconds: 5_000)
    #expect(clock.progress.index == 2 && clock.progress.fill(of: 2) == 0.25)
  }

  @Test("NF-PG33 However seldom anybody looks, each page ends at its own instant, one at a time")
  func ownInstants() {
    let clock = ProgressClock(3, wraps: false)

    clock.advance(milliseconds: 60_000)

    #expect(
      clock.lines.map(\.description)
        == ["4000.000000 page 2 time", "8000.000000 page 3 time"])
  }

  @Test("S1-10 NF-PG31 Another page that is selected begins anew, and says so once")
  func select() {
    let clock = ProgressClock()
    var selected: [Int?] = []
    clock.progress.onSelect = { selected.append($0) }
    clock.advance(milliseconds: 3_000)

    clock.progress.select(2, reason: .tap)

    #expect(clock.elapsed == .zero && clock.progress.value == 0.5)
    #expect(selected == [2])
    #expect(clock.lines.map(\.description) == ["3000.000000 page 3 tap"])
    clock.advance(milliseconds: 3_999)
    #expect(clock.progress.index == 2)
    clock.advance(milliseconds: 1)
    #expect(clock.progress.index == 3)
  }

  @Test("S1-11 S1-9 What is selected already goes on: a number bound both ways feeds nothing back")
  func binding() {
    let clock = ProgressClock()
    var bound = 0
    var calls = 0
    clock.progress.onSelect = { [weak progress = clock.progress] index in
      calls += 1
      bound = index ?? -1
      progress?.select(bound)
    }

    clock.advance(milliseconds: 5_000)

    #expect(bound == 1 && calls == 1)
    #expect(clock.elapsed == .seconds(1))
    for index in [1, -1, 4] { clock.progress.select(index) }
    #expect(clock.elapsed == .seconds(1) && calls == 1)
  }

  @Test("S1-28 The first selection is honoured, and clamped", arguments: [(2, 2), (9, 3), (-1, 0)])
  func first(selected: Int, index: Int) {
    let clock = ProgressClock(selected: selected)

    clock.advance(milliseconds: 1_000)

    #expect(clock.progress.index == index)
    #expect(clock.progress.fill(of: index) == 0.25)
  }

  @Test("S1-14 S1-29 It stands still as long as any reason holds, and then goes on where it stood")
  func pauses() {
    let clock = ProgressClock()
    let reasons: [PauseReason] = [
      .drag, .hover, .focus, .hidden, .inactiveWindow, .stackDrag, .user, PauseReason("video"),
    ]
    clock.advance(milliseconds: 1_500)

    for reason in reasons + reasons { clock.progress.pause(reason) }
    for reason in reasons {
      clock.advance(milliseconds: 10_000)
      #expect(clock.elapsed == .milliseconds(1_500))
      #expect(clock.context.clock.deadline == nil)
      clock.progress.resume(reason)
    }
    clock.advance(milliseconds: 500)

    #expect(clock.progress.index == 0 && clock.progress.fill(of: 0) == 0.5)
  }

  @Test("A pause may come before the start, and a page can be selected in it")
  func pausedSelection() {
    let clock = ProgressClock()
    clock.progress.pause(.hover)

    clock.progress.select(1)
    clock.advance(milliseconds: 9_000)
    #expect(clock.progress.index == 1 && clock.elapsed == .zero)
    clock.progress.resume(.hover)
    clock.advance(milliseconds: 1_000)

    #expect(clock.elapsed == .seconds(1))
  }

  @Test(
    "FC-15 With reduced motion it never goes on by itself, and the selected page counts as full")
  func reducedMotion() {
    let clock = ProgressClock(reducesMotion: true)

    clock.advance(milliseconds: 100_000)
    #expect(clock.progress.index == 0 && clock.progress.value == 0.25)
    #expect(clock.context.clock.deadline == nil)
    clock.progress.select(3)

    #expect(clock.progress.value == 1)
  }

  @Test("NF-R81 Whether a page may end is asked once; no keeps it full until it is asked again")
  func asking() {
    let clock = ProgressClock()
    var asked: [Int] = []
    var answer = false
    clock.progress.shouldAdvance = {
      asked.append($0)
      return answer
    }

    clock.advance(milliseconds: 60_000)
    #expect(asked == [0] && clock.progress.index == 0 && clock.progress.fill(of: 0) == 1)
    clock.progress.askAgain()
    clock.progress.pause(.hover)
    clock.progress.resume(.hover)
    #expect(asked == [0, 0] && clock.progress.machine.isWaitingAtEnd)
    answer = true
    clock.progress.askAgain()
    #expect(asked == [0, 0, 0] && clock.progress.index == 1 && clock.elapsed == .zero)
    clock.advance(milliseconds: 5_000)

    #expect(asked == [0, 0, 0, 1] && clock.progress.index == 2)
  }

  @Test("A page that is held lets another one be selected, and is not asked about at the end")
  func heldElsewhere() {
    let clock = ProgressClock(2, wraps: false)
    var asked: [Int] = []
    clock.progress.shouldAdvance = {
      asked.append($0)
      return false
    }
    clock.advance(milliseconds: 5_000)

    clock.progress.select(1)
    clock.advance(milliseconds: 5_000)

    #expect(asked == [0] && clock.progress.value == 1)
    clock.progress.askAgain()
    #expect(asked == [0])
  }

  @Test("Whoever is asked may pause, stop, select, or take the pages away")
  func askedAndChanged() {
    let changes: [(FluidProgress) -> Void] = [
      { $0.pause(.user) }, { $0.stop() }, { $0.select(3) }, { $0.setPages([]) },
      { $0.setPages(["2", "1"]) },
    ]
    // In the last the page that ends is the last one by then.
    let ends: [Int?] = [0, 0, 3, nil, 0]
    for (change, end) in zip(changes, ends) {
      let clock = ProgressClock()
      clock.progress.shouldAdvance = { [weak progress = clock.progress] _ in
        progress?.shouldAdvance = nil
        if let progress { change(progress) }
        return true
      }

      clock.advance(milliseconds: 4_000)

      #expect(clock.progress.index == end)
    }
  }

  @Test("Pages that come, go and change places leave the selected one its time")
  func pages() {
    let clock = ProgressClock()
    clock.advance(milliseconds: 5_000)

    clock.progress.setPages(["0", "3", "2", "1"])
    #expect(clock.progress.index == 2 && clock.elapsed == .seconds(1))
    clock.progress.setPages(["0", "1"])
    #expect(clock.progress.index == 1 && clock.elapsed == .zero)
    clock.progress.setPages([])
    clock.advance(milliseconds: 10_000)
    #expect(clock.progress.index == nil && clock.progress.value == 0)
    clock.progress.setPages(["a", "b"])
    clock.advance(milliseconds: 4_000)

    #expect(clock.progress.index == 1)
    #expect(clock.lines.map(\.details) == ["time", "pages", "pages", "pages", "time"])
  }

  @Test("NF-PG7 NF-R76 A handler never hears of a number that is no page's, whatever handlers do")
  func neverStale() {
    let clock = ProgressClock()
    var heard: [Int?] = []
    clock.progress.onSelect = { [weak progress = clock.progress] index in
      heard.append(index)
      guard let progress else { return }
      #expect((index ?? 0) < max(progress.machine.row.count, 1))
      #expect(index == progress.index)
      if index == 1 { progress.setPages(["2"]) }
    }

    clock.advance(milliseconds: 4_000)

    #expect(heard == [1, 0])
  }

  @Test(
    "A running indicator is a timer: a stage with nothing else on it is at rest, and drawn at 60 Hz"
  )
  func timer() throws {
    let clock = ProgressClock()
    clock.advance(milliseconds: 100)

    #expect(!clock.context.clock.isMoving)
    let next = try #require(clock.context.clock.deadline)
    let pause = next.duration(since: clock.context.clock.now)
    #expect(pause > .zero && pause <= .nanoseconds(16_666_667))
  }

  @Test("S1-29 A clock keeps no progress alive")
  func lifetime() {
    let context = FlowContext()
    var progress: FluidProgress? = FluidProgress(
      names(3), timePerPage: .seconds(1), context: context)
    weak let weakProgress = progress
    progress?.start()

    progress = nil

    #expect(weakProgress == nil && context.clock.deadline == nil)
  }
}
