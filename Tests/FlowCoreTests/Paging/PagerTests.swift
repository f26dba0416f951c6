import FlowCore
import FlowModel
import Testing

/// Where pages are: NAVIGATION-FACTS 1.5, 2.6, 3.8.
@Suite struct PagerTests {
  @Test("S1-26 NF-R79 Pages follow a finger: so many points are so many parts of a page")
  func follow() {
    let rig = PagerRig(selected: 1)
    rig.down(200)

    rig.move(by: -100)
    #expect(rig.pager.position == 1.25)
    rig.move(by: 200)
    #expect(rig.pager.position == 0.75)
    #expect(rig.pager.index == 1)
    rig.up(.cancelled)
    rig.settle()

    #expect(rig.pager.position == 1 && rig.lines.isEmpty)
  }

  @Test("NF-PG19 At 1.25 three quarters of the second page are there, and a quarter of the third")
  func presence() {
    let rig = PagerRig(selected: 1)
    rig.down(200)

    rig.move(by: -100)

    #expect((0..<4).map(rig.pager.presence) == [0, 0.75, 0.25, 0])
  }

  @Test(
    "FC-9 NF-R45 A drag goes to the next page by distance and speed, and never further",
    arguments: [
      (-200.0, 0.0, 1), (-201, 0, 2), (199, 0, 1), (201, 0, 0), (-40, 600, 2), (-40, 400, 1),
      (40, 600, 0), (-390, 9_000, 2), (390, 9_000, 0), (-700, 9_000, 2),
    ])
  func release(distance: Double, speed: Double, goal: Int) {
    let rig = PagerRig(selected: 1)

    if speed == 0 { rig.drag(by: distance) } else { rig.flick(by: distance, speed: speed) }
    #expect(rig.pager.index == goal)
    rig.settle()

    #expect(rig.pager.position == Double(goal))
  }

  @Test(
    "Long swipes take as many pages as the hand has passed, and a flick one more",
    arguments: [(-900.0, 0.0, 3), (-1_000, 0, 3), (-1_001, 0, 4), (-820, 9_000, 4), (-4_000, 0, 9)])
  func longSwipes(distance: Double, speed: Double, goal: Int) {
    let rig = PagerRig(10, selected: 1)
    rig.pager.allowsLongSwipes = true

    if speed == 0 { rig.drag(by: distance) } else { rig.flick(by: distance, speed: speed) }

    #expect(rig.pager.index == goal)
  }

  @Test(
    "FC-8 What is let go settles with the hand's speed, without a jump, and overshoots no page",
    arguments: [
      (-60.0, 3_000.0), (-60, 750), (-120, 1_200), (100, 2_000), (180, 1_500), (-30, 200),
    ])
  func settling(distance: Double, speed: Double) {
    let rig = PagerRig(selected: 1)
    rig.down(200)
    rig.advance(milliseconds: distance.magnitude / speed * 1000)
    rig.move(by: distance)
    let (place, velocity) = (rig.pager.position, -distance.sign.factor * speed / 400)

    rig.up()

    let goal = Double(rig.pager.index ?? 0)
    #expect(rig.pager.position == place)
    #expect(abs(rig.pager.machine.velocity(at: rig.context.clock.now) - velocity) < 1e-6)
    var last = place
    while rig.pager.isMoving {
      rig.advance(milliseconds: 1)
      #expect((rig.pager.position - last).magnitude < speed / 400 / 1000 + 0.02)
      #expect((rig.pager.position - goal) * (place - goal) >= 0)
      last = rig.pager.position
    }
    #expect(rig.pager.position == goal)
  }

  @Test("NF-R53 Beyond the ends pages resist, and come back from there, whatever the speed")
  func rubber() {
    let rig = PagerRig(selected: 0)
    rig.down(200)
    rig.move(by: 100)

    // x / (x + 1) with x = 0.55 of the pull, in pages.
    #expect(abs(rig.pager.position + 0.1375 / 1.1375) < 1e-12)
    rig.move(by: 1e9)
    #expect(rig.pager.position > -1)
    rig.move(by: -1e9 + 100)
    let pulled = rig.pager.position
    rig.advance(milliseconds: 10)
    rig.up()

    while rig.pager.isMoving {
      #expect(rig.pager.position >= pulled && rig.pager.position <= 0)
      rig.advance(milliseconds: 1)
    }
    #expect(rig.pager.index == 0)
  }

  @Test("Another width moves no page, in a hand neither")
  func resize() {
    let rig = PagerRig(selected: 1)
    rig.down(200)
    rig.move(by: -100)

    rig.pager.extent = 100
    #expect(rig.pager.position == 1.25)
    rig.move(by: -25)
    #expect(rig.pager.position == 1.5)
    rig.pager.extent = .nan
    rig.move(by: -25)
    rig.up()
    rig.settle()

    #expect(rig.pager.position == 1)
  }

  @Test(
    "NF-PG37 NF-R78 A drag takes hold of moving pages where they are, and stops them there",
    arguments: [(2, 40.0), (0, 60), (3, 5), (3, 120)])
  func grab(index: Int, time: Double) {
    let rig = PagerRig(selected: 1)
    rig.pager.select(index)
    rig.down(200)
    rig.advance(milliseconds: time)
    let place = rig.pager.position

    rig.move(by: -20)
    rig.advance(milliseconds: 500)

    #expect(place != 1 && place != Double(index))
    #expect(abs(rig.pager.position - place) < 1e-12)
    rig.move(by: -20)
    #expect(abs(rig.pager.position - place - 0.05) < 1e-12)
  }

  @Test("NF-PG37 Pages that come back from beyond an end are taken hold of there")
  func grabBeyond() {
    let rig = PagerRig()
    rig.drag(by: 150)
    rig.down(200)
    rig.advance(milliseconds: 30)
    let place = rig.pager.position

    rig.move(by: -20)

    #expect(place < 0 && abs(rig.pager.position - place) < 1e-12)
  }

  @Test("NF-PG37 A second flick in mid-animation goes one page further")
  func flicks() {
    let rig = PagerRig(5)

    for _ in 0..<3 {
      rig.flick(by: -80, speed: 1_600)
      rig.advance(milliseconds: 60)
    }
    rig.settle()

    #expect(rig.pager.index == 3)
  }

  @Test("What is asked for in a drag wins, and the rest of the drag means nothing")
  func codeWins() {
    let rig = PagerRig()
    rig.down(200)
    rig.move(by: -100)

    rig.pager.select(3)
    let place = rig.pager.position
    rig.move(by: -100)
    rig.up()

    #expect(place == 0.25 && rig.pager.position == 0.25 && rig.pager.index == 3)
    rig.settle()
    #expect(rig.pager.position == 3)
  }

  @Test("NF-R77 The selection changes at once, and that pages show is said when they are at rest")
  func told() {
    let rig = PagerRig()
    var told: [String] = []
    rig.pager.onSelect = { told.append("select \($0 ?? -1)") }
    rig.pager.onShow = { told.append("show \($0 ?? -1)") }

    rig.pager.select(2)
    rig.advance(milliseconds: 50)
    rig.pager.select(1)
    rig.pager.select(1)
    #expect(told == ["select 2", "select 1"])
    rig.settle()
    rig.drag(by: -20)
    rig.settle()
    rig.pager.select(0, animated: false)

    #expect(told == ["select 2", "select 1", "show 1", "select 0", "show 0"])
  }

  @Test("NF-K9 FC-14 With reduced motion pages are there at once, and still follow a hand")
  func reducedMotion() {
    let rig = PagerRig(reducesMotion: true)

    rig.pager.select(2)
    #expect(rig.pager.position == 2 && !rig.pager.isMoving)
    rig.down(200)
    rig.move(by: -100)

    #expect(rig.pager.position == 2.25)
  }

  @Test("FC-17 Every page change is a line that says why")
  func trace() {
    let rig = PagerRig(selected: 0, timePerPage: .seconds(4))

    rig.advance(milliseconds: 4_000)
    rig.settle()
    _ = rig.pager.take(KeyPress("End"))
    rig.settle()
    rig.drag(by: 300)
    rig.scroll(down: 1)
    rig.pager.progress?.select(0, cause: .tap)
    rig.pager.step(by: 1)
    rig.pager.remove(at: 1)

    #expect(
      rig.lines.map { "\($0.verb) \($0.subject) \($0.details)" } == [
        "page 2 time", "page 4 key", "page 3 swipe", "page 4 wheel", "page 1 tap", "page 2 code",
        "page 3 pages",
      ])
  }
}

extension FloatingPointSign {
  fileprivate var factor: Double { self == .plus ? 1 : -1 }
}
