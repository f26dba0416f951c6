import FlowCore
import FlowModel
import Testing

@Suite struct FluidProgressMachineTests {
  private func machine(_ count: Int, _ time: Int64, wraps: Bool = false) -> FluidProgressMachine {
    FluidProgressMachine(
      PageList(names(count)), timePerPage: .nanoseconds(time), wraps: wraps)
  }

  @Test(
    "S1-4 S1-5 S1-8 The page is exactly time × count / total, to the nanosecond at each boundary",
    arguments: [1, 2, 3, 5, 7, 9, 10, 20, 64, 333, 1000],
    [1, 3, 4_000_000_000, 999_999_937, 86_400_000_000_001] as [Int64])
  func boundaries(count: Int, time: Int64) {
    var machine = machine(count, time)
    machine.start(at: .zero)
    let total = Int64(count) * time

    #expect(machine.total == .nanoseconds(total))
    for page in 1...count {
      let boundary = Int64(page) * time
      for passed in [boundary - 1, boundary] {
        machine.turn(at: Instant(nanoseconds: passed))
        let instant = Instant(nanoseconds: passed)
        let product = passed.multipliedFullWidth(by: Int64(count))
        let expected = total.dividingFullWidth(product).quotient
        #expect(machine.list.index == min(Int(expected), count - 1))
        #expect(machine.time(at: instant) == .nanoseconds(passed))
        #expect(abs(machine.progress(at: instant) - Double(passed) / Double(total)) < 1e-12)
      }
    }
  }

  @Test(
    "S1-7 NF-PG27 At the total time the last page is full, and the timer ends",
    arguments: [1, 2, 9])
  func end(count: Int) {
    var machine = machine(count, 1_000)
    machine.start(at: .zero)
    for page in 1..<(count + 5) { machine.turn(at: Instant(nanoseconds: Int64(page) * 1_000)) }

    #expect(machine.list.index == count - 1)
    #expect(machine.progress(at: .milliseconds(9)) == 1)
    #expect(machine.deadline == nil && !machine.isRunning)
    machine.turn(at: .milliseconds(9))
    #expect(machine.list.index == count - 1)
  }

  @Test("A page appended after the end lets the timer continue")
  func appended() {
    var machine = machine(2, 1_000)
    machine.start(at: .zero)
    machine.turn(at: Instant(nanoseconds: 1_000))
    machine.turn(at: Instant(nanoseconds: 2_000))

    machine.follow(PageList(names(3), selected: 1), at: Instant(nanoseconds: 5_000))
    #expect(machine.isDue(at: Instant(nanoseconds: 5_000)))
    machine.turn(at: Instant(nanoseconds: 5_000))

    #expect(machine.list.index == 2)
    #expect(machine.elapsed(at: Instant(nanoseconds: 5_400)) == .nanoseconds(400))
  }

  @Test(
    "NF-PG33 A late turn advances by one page, which starts at 0 if its own time is over as well",
    arguments: [(5_000, 1_000), (7_999, 3_999), (8_000, 0), (60_000, 0)] as [(Int64, Int64)])
  func hitch(passed: Int64, elapsed: Int64) {
    var machine = machine(4, 4_000)
    machine.start(at: .zero)
    let instant = Instant(nanoseconds: passed)

    machine.turn(at: instant)

    #expect(machine.list.index == 1)
    #expect(machine.elapsed(at: instant) == .nanoseconds(elapsed))
    machine.turn(at: instant)
    #expect(machine.list.index == 1)
  }

  @Test(
    "NF-PG29 A page can have its own time, and zero, a negative time or nil restore the default")
  func ownTimes() {
    var machine = machine(3, 1_000)
    machine.setTime(.nanoseconds(2_500), of: "2", at: .zero)
    #expect(machine.total == .nanoseconds(4_500))

    for none in [.zero, .nanoseconds(-5), nil] as [Duration?] {
      machine.setTime(.nanoseconds(2_500), of: "2", at: .zero)
      machine.setTime(none, of: "2", at: .zero)
      #expect(machine.time(of: "2") == .nanoseconds(1_000))
    }
    machine.setTime(.nanoseconds(2_500), of: "2", at: .zero)
    machine.start(at: .zero)
    machine.turn(at: Instant(nanoseconds: 1_000))

    #expect(machine.deadline == Instant(nanoseconds: 3_500))
    #expect(machine.fill(of: 1, at: Instant(nanoseconds: 2_250)) == 0.5)
  }

  @Test("A new time for the selected page keeps the elapsed time, and may make the page due")
  func changedTime() {
    var machine = machine(3, 1_000)
    machine.start(at: .zero)
    let instant = Instant(nanoseconds: 600)

    machine.setTime(.nanoseconds(6_000), of: "1", at: instant)
    #expect(machine.elapsed(at: instant) == .nanoseconds(600))
    #expect(machine.deadline == Instant(nanoseconds: 6_000))
    machine.setTime(.nanoseconds(500), of: "1", at: instant)

    #expect(machine.fill(of: 0, at: instant) == 1)
    #expect(machine.isDue(at: instant))
  }

  @Test(
    "Elapsed time that a shorter page time cuts off is not restored by a longer one",
    arguments: [true, false])
  func shortenedTime(isRunning: Bool) {
    var machine = machine(3, 1_000)
    machine.start(at: .zero)
    let instant = Instant(nanoseconds: 600)
    if !isRunning { machine.stop(at: instant) }

    machine.setTime(.nanoseconds(500), of: "1", at: instant)
    machine.setTime(.nanoseconds(6_000), of: "1", at: instant)

    #expect(machine.elapsed(at: instant) == .nanoseconds(500))
  }

  @Test("S1-27 Without pages the timer does not run, and it starts with the first page")
  func none() {
    var machine = machine(0, 1_000, wraps: true)
    machine.start(at: .zero)

    machine.turn(at: .milliseconds(9))

    #expect(machine.list.index == nil && !machine.isRunning)
    #expect(machine.progress(at: .zero) == 0 && machine.fill(of: 0, at: .zero) == 0)
    #expect(machine.total == .zero && machine.following == nil)
    machine.follow(PageList(["a"]), at: .milliseconds(5))

    #expect(machine.isRunning)
    #expect(machine.elapsed(at: .milliseconds(5)) == .zero)
  }

  @Test("An earlier instant counts as no elapsed time")
  func backwards() {
    var machine = machine(3, 1_000)
    machine.start(at: Instant(nanoseconds: 500))
    machine.setPaused(true, .user, at: Instant(nanoseconds: 900))
    machine.setPaused(false, .user, at: Instant(nanoseconds: 100))

    #expect(machine.elapsed(at: .zero) == .nanoseconds(400))
    machine.setPaused(true, .hover, at: Instant(nanoseconds: 50))

    #expect(machine.elapsed(at: .milliseconds(9)) == .nanoseconds(400))
  }

  @Test("S1-1 A time per page of zero or less traps", arguments: [0, -1] as [Int64])
  func noTime(time: Int64) async {
    await #expect(processExitsWith: .failure) { [time = time as Int64] in
      _ = FluidProgressMachine(PageList(["a"]), timePerPage: .nanoseconds(time))
    }
  }

  @Test(
    "S1-17 S1-20 S1-30 NF-PG35 Capsules before the page are full, later ones empty, and fill grows")
  func fills() {
    var machine = machine(5, 997)
    machine.start(at: .zero)
    var last = 0.0

    for passed in 0...(5 * 997) as ClosedRange<Int64> {
      let instant = Instant(nanoseconds: passed)
      machine.turn(at: instant)
      let fills = (0..<5).map { machine.fill(of: $0, at: instant) }
      #expect(fills == fills.sorted(by: >) && fills.allSatisfy((0...1).contains))
      #expect(fills.count { $0 > 0 && $0 < 1 } <= 1)
      let filled = machine.filled(at: instant)
      #expect(abs(fills.reduce(0, +) - filled) < 1e-12 && filled >= last)
      last = filled
    }
    #expect(last == 5)
  }
}
