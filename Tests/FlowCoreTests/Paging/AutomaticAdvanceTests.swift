import FlowCore
import FlowModel
import Testing

@Suite struct AutomaticAdvanceTests {
  private final class Tour {
    let context: FlowContext
    let pager: Pager

    init(
      _ count: Int = 4, timePerPage: Duration = .seconds(4), wraps: Bool = true,
      reducesMotion: Bool = false
    ) {
      context = FlowContext(reducesMotion: reducesMotion)
      pager = Pager(
        (0..<count).map { "p\($0)" }, timePerPage: timePerPage, wraps: wraps, context: context)
      pager.progress?.start()
    }

    func go(to milliseconds: Int) {
      context.clock.advance(to: .milliseconds(milliseconds))
    }
  }

  @Test(
    "S1-9 S1-24 The move of an automatic advance takes half a second, and starts and ends slowly")
  func curve() {
    let tour = Tour()
    tour.go(to: 4000)

    var positions: [Double] = []
    for step in 0...10 {
      tour.go(to: 4000 + 50 * step)
      positions.append(tour.pager.position)
    }

    let steps = zip(positions, positions.dropFirst()).map { $1 - $0 }
    #expect(positions.first == 0 && positions.last == 1)
    #expect((positions[5] - 0.5).magnitude < 1e-9)
    #expect(steps.allSatisfy { $0 > 0 })
    #expect(steps[0] < 0.03 && steps[9] < 0.03 && steps[4] > 0.12)
    #expect(!tour.pager.isMoving)
  }

  @Test("S1-24 While pages advance by themselves, their presence is linear in time")
  func presence() {
    let tour = Tour()
    tour.go(to: 4000)

    for step in 0...10 {
      tour.go(to: 4000 + 50 * step)
      #expect((tour.pager.presence(of: 1) - Double(step) / 10).magnitude < 1e-9)
      #expect((tour.pager.presence(of: 0) - (1 - Double(step) / 10)).magnitude < 1e-9)
    }
  }

  @Test("An advance from the fourth page to the first takes 0.5 s times the square root of three")
  func wrapping() {
    let tour = Tour()

    tour.go(to: 16_000)
    #expect(tour.pager.index == 0 && tour.pager.position == 3)
    tour.go(to: 16_860)
    #expect(tour.pager.isMoving)
    tour.go(to: 16_870)

    #expect(!tour.pager.isMoving && tour.pager.position == 0)
  }

  @Test(
    "A page selected during an advance is approached from the current position and velocity")
  func interrupted() {
    let tour = Tour()
    tour.go(to: 4200)
    let position = tour.pager.position
    let speed = tour.pager.machine.velocity(at: tour.context.clock.now)

    tour.pager.select(2)

    #expect(tour.pager.position == position)
    #expect(
      (tour.pager.machine.velocity(at: tour.context.clock.now) - speed).magnitude < 1e-9
        && speed > 1)
  }

  @Test(
    "S1-6 However short the time per page, each page is settled for a while",
    arguments: [1, 50, 300, 500])
  func shortTimePerPage(milliseconds: Int) {
    let tour = Tour(timePerPage: .milliseconds(milliseconds))

    for turn in 1...20 {
      tour.go(to: milliseconds * turn)
      #expect(tour.pager.index == turn % 4)
      // Each page needs a frame in which nothing moves: without `--at`, `render` draws the
      // first such frame.
      var instant = milliseconds * turn
      while tour.context.clock.isMoving, instant < milliseconds * (turn + 1) {
        instant += 1
        tour.go(to: instant)
      }
      #expect(!tour.context.clock.isMoving)
    }
  }

  @Test("Pages that advance for the last time count as moving until they have settled")
  func last() {
    let tour = Tour(2, timePerPage: .milliseconds(600), wraps: false)

    tour.go(to: 700)
    #expect(tour.pager.isMoving)
    tour.go(to: 1100)

    #expect(!tour.pager.isMoving && tour.pager.position == 1)
  }

  @Test(
    "FC-14 With reduced motion a selected page fades in over the earlier one, and does not move")
  func fade() throws {
    let tour = Tour(reducesMotion: true)

    tour.pager.select(2)
    #expect(tour.pager.position == 2 && tour.pager.isMoving)
    tour.go(to: 50)
    let fade = try #require(tour.pager.fade)
    #expect(fade.earlier == 0 && fade.opacity == 0.25)
    tour.go(to: 200)

    #expect(tour.pager.fade == nil && !tour.pager.isMoving)
  }
}
