import FlowCore
import FlowUI
import Testing

@Suite struct PageIndicatorTests {
  @Test(
    "S1-16 Capsules are 5 points high, with 4 points before, between and after them",
    arguments: [1, 2, 4, 20, 50, 88])
  func geometry(count: Int) {
    let tracks = PagerHarness(count).tracks

    let width = (800 - 4 * Double(count + 1)) / Double(count)
    #expect(tracks.count == count)
    for (index, capsule) in tracks.enumerated() {
      #expect(capsule.rect.size.height == 5)
      #expect(capsule.rect.size.width.isNear(width))
      #expect(capsule.rect.minX.isNear(4 + Double(index) * (width + 4)))
    }
  }

  @Test("S1-17 S1-18 The fill ends at a single edge, which moves evenly across the whole width")
  func edge() throws {
    let harness = PagerHarness()
    #expect(harness.fills.isEmpty)

    harness.input.wait(1480)

    #expect(harness.pager.fill(of: 0).isNear(0.37))
    #expect(try #require(harness.fills.first).end.isNear(800 * 0.37 / 4))
  }

  @Test("S1-20 At the start of a page, the capsules before it are full and the others empty")
  func starts() {
    let harness = PagerHarness()

    harness.pager.select(2, animated: false)

    #expect(harness.fills.count == 2)
    #expect(harness.fills.allSatisfy { $0.end == $0.rect.maxX })
  }

  @Test(
    "NF-PG19 S1-26 During a drag the fill follows the position of the pages, not the selected page")
  func drag() {
    let harness = PagerHarness(timePerPage: nil)
    harness.pager.select(1, animated: false)

    harness.pull(by: -200)

    // Without a time per page the capsule of the selected page is full.
    #expect(harness.pager.index == 1)
    #expect(harness.pager.position == 1.25)
    let edge = harness.fills.last?.end ?? 0
    #expect(edge.isNear(800 * 2.25 / 4))
  }

  @Test(
    "NF-R84 A tap selects the page of the nearest capsule, also from above it and in a gap",
    arguments: [(10.0, 578.0, 0), (390, 578, 1), (410, 560, 2), (799, 595, 3)])
  func tap(x: Double, y: Double, page: Int) {
    let harness = PagerHarness()
    harness.pager.select(page == 0 ? 3 : 0, animated: false)

    harness.input.click(x, y)

    #expect(harness.pager.index == page)
  }

  @Test("NF-PG21 An indicator that is not interactive ignores clicks, and is exposed as text")
  func passive() {
    let harness = PagerHarness(isInteractive: false)

    harness.input.click(700, 597)

    #expect(harness.pager.index == 0)
    let node = harness.input.session.accessibilityTree.all.first { $0.name == "Page" }
    #expect(node?.role == .text && node?.value == "1 of 4")
  }

  @Test(
    "With the focus, arrow keys move to the next or previous page, and Home and End to the ends")
  func keys() throws {
    let harness = PagerHarness()
    try harness.input.key("Tab")

    var pages: [Int?] = []
    for key in ["Right", "Right", "Left", "End", "Right", "Home"] {
      try harness.input.key(key)
      pages.append(harness.pager.index)
    }

    #expect(pages == [1, 2, 1, 3, 3, 0])
  }

  @Test("S1-21 NF-RTL5 NF-RTL7 On a right-to-left stage capsules, fill and arrow keys are mirrored")
  func mirrored() throws {
    let harness = PagerHarness()
    harness.input.wait(1480)
    harness.input.session.direction = .rightToLeft

    let fill = try #require(harness.fills.first)
    #expect(fill.start.isNear(800 - 800 * 0.37 / 4))
    #expect(fill.rect.maxX.isNear(796))

    try harness.input.key("Tab")
    try harness.input.key("Left")
    #expect(harness.pager.index == 1)
  }

  @Test(
    "S1-16 If capsules would be narrower than high, only those around the end of the fill are shown",
    arguments: [89, 100, 101, 400, 1000])
  func condensed(count: Int) {
    let harness = PagerHarness(count)
    for page in [0, 1, count / 2, count - 2, count - 1] {
      harness.pager.select(page, animated: false)

      let (tracks, edge) = (harness.tracks, harness.fills.last?.end ?? 0)

      #expect(tracks.count <= 51)
      #expect(tracks.allSatisfy { $0.rect.size.width == 12 })
      #expect(tracks.allSatisfy { $0.start >= 0 && $0.end <= 800 })
      #expect((0...800).contains(edge))
      if page == 0 { #expect(harness.fills.isEmpty && tracks[0].rect.minX == 4) }
      if page == count / 2, count > 200 { #expect((edge - 400).magnitude < 8) }
      if page == count - 1 { #expect(abs((tracks.last?.rect.maxX ?? 0) - 796) < 1e-6) }
    }
  }

  @Test(
    "S1-16 In a condensed row a page's capsule fills during all of its time", arguments: [34, 200])
  func condensedTime(count: Int) throws {
    let harness = PagerHarness(count)
    // 294 points is the width of the indicator on a phone.
    let width = count == 34 ? 294.0 : 800
    let state = harness.state
    harness.screen.elements = { _ in
      [
        Padding(Insets(top: 0, leading: 0, bottom: 0, trailing: 800 - width)) {
          PageIndicator(state: state)
        }
      ]
    }

    for page in [0, count / 2, count - 1] {
      harness.pager.select(page, animated: false)
      var last = 0.0
      for step in 1...9 {
        harness.input.wait(400)
        let fill = try #require(harness.fills.last)
        let part = (fill.end - fill.start) / fill.rect.size.width
        #expect((part - Double(step) / 10).magnitude < 1e-6)
        #expect(part > last)
        last = part
      }
      harness.input.wait(100)
    }
  }

  @Test("S1-22 The colours of an indicator are parameters")
  func colours() {
    let harness = PagerHarness()
    let state = harness.state
    harness.screen.elements = { _ in
      [PageIndicator(state: state, foreground: \.success, background: \.separator)]
    }

    harness.input.wait(1000)

    #expect(harness.capsules(Theme.light.separator).count == 4)
    #expect(harness.capsules(Theme.light.success).count == 1)
    #expect(harness.fills.isEmpty && harness.tracks.isEmpty)
  }

  @Test("NF-PG35 The fill grows with time and never extends beyond the width")
  func monotone() {
    let harness = PagerHarness(150, timePerPage: .milliseconds(40))
    var last = -1.0

    for _ in 0..<370 {
      harness.input.wait(16)
      let filled = harness.pager.filled
      #expect(filled >= last)
      #expect(harness.fills.allSatisfy { $0.end <= 800 })
      last = filled
    }
  }
}
