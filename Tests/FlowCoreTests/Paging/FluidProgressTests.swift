import FlowCore
import FlowModel
import Testing

@Suite struct FluidProgressTests {
  @Test("S1-2 S1-12 The timer runs from its start on, and no faster when it is started twice")
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

  @Test("S1-3 The fill depends only on the elapsed time, however unevenly the clock advances")
  func ticks() {
    let (rare, often) = (FluidProgressHarness(), FluidProgressHarness())

    rare.advance(milliseconds: 9_973)
    for step in [1.0, 10, 7, 333, 1, 2_500, 10, 10, 10, 6_091, 1_000] {
      often.advance(milliseconds: step)
    }

    #expect(often.progress.value == rare.progress.value)
    #expect(often.progress.index == rare.progress.index && often.progress.index == 2)
  }

  @Test("S1-13 A stopped timer keeps its elapsed time and continues from there")
  func stop() {
    let harness = FluidProgressHarness()
    harness.advance(milliseconds: 5_000)

    harness.progress.stop()
    harness.advance(milliseconds: 60_000)
    #expect(harness.progress.index == 1 && harness.progress.fill(of: 1) == 0.25)
    harness.progress.start()
    harness.advance(milliseconds: 1_000)

    #expect(harness.progress.fill(of: 1) == 0.5)
  }

  @Test("A page begins with its first fill each time it is selected, and ends after the rest")
  func firstFill() {
    let harness = FluidProgressHarness()
    harness.progress.setFirstFill(0.5, of: "2")

    harness.advance(milliseconds: 4_000)
    #expect(harness.progress.index == 1 && harness.progress.fill(of: 1) == 0.5)
    harness.advance(milliseconds: 1_000)
    #expect(harness.progress.fill(of: 1) == 0.75)
    harness.progress.select(0)
    harness.progress.select(1)
    #expect(harness.progress.fill(of: 1) == 0.5)
    harness.advance(milliseconds: 2_000)

    #expect(harness.progress.index == 2 && harness.progress.fill(of: 2) == 0)
  }

  @Test("A first fill is a share of the page's own time, whichever is set first")
  func firstFillOfOwnTime() {
    let timers = (0..<2).map { _ in
      FluidProgress(names(2), timePerPage: .seconds(10), context: FlowContext())
    }

    timers[0].setFirstFill(0.5, of: "1")
    timers[0].setTime(.seconds(4), of: "1")
    timers[1].setTime(.seconds(4), of: "1")
    timers[1].setFirstFill(0.5, of: "1")

    #expect(timers.map { $0.fill(of: 0) } == [0.5, 0.5])
    #expect(timers.map(\.machine) == [timers[0].machine, timers[0].machine])
  }

  @Test(
    "A first fill also applies to the selected page, and is clamped to between 0 and just below 1",
    arguments: [(0.25, 0.25), (-1, 0), (.nan, 0), (2, 1)])
  func firstFillAtStart(fill: Double, shown: Double) {
    let progress = FluidProgress(names(3), timePerPage: .seconds(4), context: FlowContext())

    progress.setFirstFill(fill, of: names(3)[0])

    #expect(abs(progress.fill(of: 0) - shown) < 1e-6 && progress.fill(of: 0) < 1)
  }

  @Test("S1-6 S1-27 Pages that wrap advance for ever, even a single one", arguments: [1, 2, 5])
  func wrap(count: Int) {
    let harness = FluidProgressHarness(count, timePerPage: .milliseconds(700))

    for turn in 1...(3 * count) {
      harness.advance(milliseconds: 699)
      #expect(harness.progress.index == (turn - 1) % count)
      harness.advance(milliseconds: 1)
      #expect(harness.progress.index == turn % count)
      #expect(harness.progress.fill(of: turn % count) == 0)
    }
  }

  @Test("NF-PG27 Without wrapping the last page stays full, and the timer ends")
  func noWrap() {
    let harness = FluidProgressHarness(3, wraps: false)
    var selected: [Int?] = []
    harness.progress.onSelect = { selected.append($0) }

    harness.advance(milliseconds: 100_000)

    #expect(selected == [1, 2])
    #expect(harness.progress.value == 1)
    #expect(harness.context.clock.deadline == nil)
    harness.progress.select(1)
    harness.advance(milliseconds: 5_000)
    #expect(harness.progress.index == 2 && harness.progress.fill(of: 2) == 0.25)
  }

  @Test("NF-PG33 Each page ends at its own instant, however rarely the clock advances")
  func ownInstants() {
    let harness = FluidProgressHarness(3, wraps: false)

    harness.advance(milliseconds: 60_000)

    #expect(
      harness.lines.map(\.description)
        == ["4000.000000 page 2 time", "8000.000000 page 3 time"])
  }

  @Test("S1-10 NF-PG31 Selecting another page starts its time at 0, and is reported once")
  func select() {
    let harness = FluidProgressHarness()
    var selected: [Int?] = []
    harness.progress.onSelect = { selected.append($0) }
    harness.advance(milliseconds: 3_000)

    harness.progress.select(2, reason: .tap)

    #expect(harness.elapsed == .zero && harness.progress.value == 0.5)
    #expect(selected == [2])
    #expect(harness.lines.map(\.description) == ["3000.000000 page 3 tap"])
    harness.advance(milliseconds: 3_999)
    #expect(harness.progress.index == 2)
    harness.advance(milliseconds: 1)
    #expect(harness.progress.index == 3)
  }

  @Test(
    "S1-11 S1-9 Selecting the current page or an invalid index does nothing, so bindings are safe")
  func binding() {
    let harness = FluidProgressHarness()
    var bound = 0
    var calls = 0
    harness.progress.onSelect = { [weak progress = harness.progress] index in
      calls += 1
      bound = index ?? -1
      progress?.select(bound)
    }

    harness.advance(milliseconds: 5_000)

    #expect(bound == 1 && calls == 1)
    #expect(harness.elapsed == .seconds(1))
    for index in [1, -1, 4] { harness.progress.select(index) }
    #expect(harness.elapsed == .seconds(1) && calls == 1)
  }

  @Test(
    "S1-28 The initial selection is clamped to the pages", arguments: [(2, 2), (9, 3), (-1, 0)])
  func first(selected: Int, index: Int) {
    let harness = FluidProgressHarness(selected: selected)

    harness.advance(milliseconds: 1_000)

    #expect(harness.progress.index == index)
    #expect(harness.progress.fill(of: index) == 0.25)
  }

  @Test(
    "S1-14 S1-29 The timer is paused while any pause reason remains, and continues where it was")
  func pauses() {
    let harness = FluidProgressHarness()
    let reasons: [PauseReason] = [
      .drag, .hover, .focus, .hidden, .inactiveWindow, .user, PauseReason("video"),
    ]
    harness.advance(milliseconds: 1_500)

    for reason in reasons + reasons { harness.progress.pause(reason) }
    for reason in reasons {
      harness.advance(milliseconds: 10_000)
      #expect(harness.elapsed == .milliseconds(1_500))
      #expect(harness.context.clock.deadline == nil)
      harness.progress.resume(reason)
    }
    harness.advance(milliseconds: 500)

    #expect(harness.progress.index == 0 && harness.progress.fill(of: 0) == 0.5)
  }

  @Test("A page can be selected during a pause, and its time begins when the timer resumes")
  func pausedSelection() {
    let harness = FluidProgressHarness()
    harness.progress.pause(.hover)

    harness.progress.select(1)
    harness.advance(milliseconds: 9_000)
    #expect(harness.progress.index == 1 && harness.elapsed == .zero)
    harness.progress.resume(.hover)
    harness.advance(milliseconds: 1_000)

    #expect(harness.elapsed == .seconds(1))
  }

  @Test(
    "FC-15 With reduced motion pages do not advance by themselves, and the selected one is full")
  func reducedMotion() {
    let harness = FluidProgressHarness(reducesMotion: true)

    harness.advance(milliseconds: 100_000)
    #expect(harness.progress.index == 0 && harness.progress.value == 0.25)
    #expect(harness.context.clock.deadline == nil)
    harness.progress.select(3)

    #expect(harness.progress.value == 1)
  }

  @Test("NF-R81 shouldAdvance is called once, and false keeps the page full until askAgain")
  func asking() {
    let harness = FluidProgressHarness()
    var asked: [Int] = []
    var answer = false
    harness.progress.shouldAdvance = {
      asked.append($0)
      return answer
    }

    harness.advance(milliseconds: 60_000)
    #expect(asked == [0] && harness.progress.index == 0 && harness.progress.fill(of: 0) == 1)
    harness.progress.askAgain()
    harness.progress.pause(.hover)
    harness.progress.resume(.hover)
    #expect(asked == [0, 0] && harness.progress.machine.isWaitingAtEnd)
    answer = true
    harness.progress.askAgain()
    #expect(asked == [0, 0, 0] && harness.progress.index == 1 && harness.elapsed == .zero)
    harness.advance(milliseconds: 5_000)

    #expect(asked == [0, 0, 0, 1] && harness.progress.index == 2)
  }

  @Test("After askAgain during a pause, shouldAdvance is called when the timer resumes")
  func askedDuringPause() {
    let harness = FluidProgressHarness()
    var count = 0
    harness.progress.shouldAdvance = { _ in
      count += 1
      return count > 1
    }
    harness.advance(milliseconds: 5_000)
    harness.progress.pause(.user)

    harness.progress.askAgain()
    harness.advance(milliseconds: 5_000)
    #expect(count == 1 && harness.progress.index == 0)
    harness.progress.resume(.user)
    harness.advance(milliseconds: 0)

    #expect(count == 2 && harness.progress.index == 1)
  }

  @Test(
    "Another page can be selected while one is kept full; shouldAdvance is not called for the last")
  func selectedWhileFull() {
    let harness = FluidProgressHarness(2, wraps: false)
    var asked: [Int] = []
    harness.progress.shouldAdvance = {
      asked.append($0)
      return false
    }
    harness.advance(milliseconds: 5_000)

    harness.progress.select(1)
    harness.advance(milliseconds: 5_000)

    #expect(asked == [0] && harness.progress.value == 1)
    harness.progress.askAgain()
    #expect(asked == [0])
  }

  @Test("The shouldAdvance closure may pause, stop, select a page, or replace the pages")
  func askedAndChanged() {
    let changes: [(FluidProgress) -> Void] = [
      { $0.pause(.user) }, { $0.stop() }, { $0.select(3) }, { $0.setPages([]) },
      { $0.setPages(["2", "1"]) },
    ]
    // In the last case, the page whose time ends has meanwhile become the last page.
    let ends: [Int?] = [0, 0, 3, nil, 0]
    for (change, end) in zip(changes, ends) {
      let harness = FluidProgressHarness()
      harness.progress.shouldAdvance = { [weak progress = harness.progress] _ in
        progress?.shouldAdvance = nil
        if let progress { change(progress) }
        return true
      }

      harness.advance(milliseconds: 4_000)

      #expect(harness.progress.index == end)
    }
  }

  @Test("Replacing the pages keeps the elapsed time of the selected page if that remains")
  func pages() {
    let harness = FluidProgressHarness()
    harness.advance(milliseconds: 5_000)

    harness.progress.setPages(["0", "3", "2", "1"])
    #expect(harness.progress.index == 2 && harness.elapsed == .seconds(1))
    harness.progress.setPages(["0", "1"])
    #expect(harness.progress.index == 1 && harness.elapsed == .zero)
    harness.progress.setPages([])
    harness.advance(milliseconds: 10_000)
    #expect(harness.progress.index == nil && harness.progress.value == 0)
    harness.progress.setPages(["a", "b"])
    harness.advance(milliseconds: 4_000)

    #expect(harness.progress.index == 1)
    #expect(harness.lines.map(\.details) == ["time", "pages", "pages", "pages", "time"])
  }

  @Test("NF-PG7 NF-R76 Handlers never get an invalid index, even if they replace the pages")
  func neverStale() {
    let harness = FluidProgressHarness()
    var heard: [Int?] = []
    harness.progress.onSelect = { [weak progress = harness.progress] index in
      heard.append(index)
      guard let progress else { return }
      #expect((index ?? 0) < max(progress.machine.list.count, 1))
      #expect(index == progress.index)
      if index == 1 { progress.setPages(["2"]) }
    }

    harness.advance(milliseconds: 4_000)

    #expect(heard == [1, 0])
  }

  @Test("A running timer does not count as motion, and is redrawn at 60 Hz")
  func timer() throws {
    let harness = FluidProgressHarness()
    harness.advance(milliseconds: 100)

    #expect(!harness.context.clock.isMoving)
    let next = try #require(harness.context.clock.deadline)
    let pause = next.duration(since: harness.context.clock.now)
    #expect(pause > .zero && pause <= .nanoseconds(16_666_667))
  }

  @Test("S1-29 A clock does not keep a progress alive")
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
