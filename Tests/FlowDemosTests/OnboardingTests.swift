import FlowCore
import FlowDemos
import FlowUI
import Testing

extension Layer {
  fileprivate var capsuleColours: Set<RGBA> {
    Set(
      drawings.compactMap {
        if case .roundedRectangleSlice(_, _, _, let colour) = $0 { colour } else { nil }
      }
    ).union(sublayers.flatMap(\.capsuleColours))
  }
}

@Suite struct OnboardingTests {
  private func harness(
    pages: Int? = nil, timePerPage: Duration? = nil, loops: Bool = false, isOver: Bool = false
  ) -> DemoHarness {
    let harness = DemoHarness {
      OnboardingFlowController(
        context: $0, pages: pages, timePerPage: timePerPage, loops: loops,
        showsIndicatorOver: isOver)
    }
    _ = harness.session.layerTree
    return harness
  }

  /// The value of the page indicator, such as `1 of 4`.
  private func page(_ harness: DemoHarness) -> String? {
    harness.session.accessibilityTree.all.first { $0.role == .slider }?.value
  }

  @Test(
    "S1-22 The tour begins on its first page, turns the page every 4 s, and stays on the last one")
  func time() {
    let harness = harness()

    var pages: [String?] = []
    for _ in 0..<6 {
      pages.append(page(harness))
      harness.wait(4000)
    }

    #expect(pages == ["1 of 4", "2 of 4", "3 of 4", "4 of 4", "4 of 4", "4 of 4"])
  }

  @Test("S1-6 A tour that loops never ends, and its session is not moving between page changes")
  func loop() {
    let harness = harness(loops: true)

    var pages: [String?] = []
    for _ in 0..<9 {
      pages.append(page(harness))
      harness.wait(1000)
      #expect(!harness.session.isMoving)
      harness.wait(3000)
    }

    #expect(pages.compactMap { $0?.first } == ["1", "2", "3", "4", "1", "2", "3", "4", "1"])
  }

  @Test(
    "S1-22 The indicator can lie over the pages, at the bottom, 32 points from the sides, green on grey"
  )
  func over() throws {
    let harness = harness(isOver: true)
    harness.wait(2000)

    let nodes = harness.session.accessibilityTree.all
    let pages = try #require(nodes.first { $0.role == .group }?.frame)
    let capsules = try #require(nodes.first { $0.role == .slider }?.frame)

    #expect(pages.minX == 0 && pages.maxX == 390)
    #expect(capsules.maxY == pages.maxY && capsules.minX == 32)
    let colours = harness.session.layerTree.root.capsuleColours
    #expect(colours == [RGBA(hex: 0xD5D9D5), RGBA(hex: 0x2E7D32)])
  }

  @Test("S1-27 A tour of no pages says so, and leads on")
  func noPages() throws {
    let harness = harness(pages: 0)

    harness.wait(5000)
    #expect(harness.texts.contains("No pages"))
    try harness.tap(text: "Start walking")
    harness.settle()

    #expect(harness.stack.last == "trails")
  }

  @Test("S1-27 When the only page of a tour has had its time, that time begins again")
  func onlyPage() {
    let harness = harness(pages: 1)
    let fills = { harness.session.layerTree.description }
    let start = fills()

    harness.wait(2000)
    let half = fills()
    harness.wait(4000)

    #expect(half != start && fills() == half)
  }

  @Test("The number of pages and the time per page can be set")
  func parameters() {
    let harness = harness(pages: 7, timePerPage: .milliseconds(100))

    harness.wait(350)

    #expect(page(harness) == "4 of 7")
  }

  @Test("An edge drag leaves the tour only on its first page; other drags move between the pages")
  func drags() {
    let harness = harness()

    harness.drag(from: 200, to: 20)
    harness.mouse(.up, 20)
    harness.settle()
    #expect(page(harness) == "2 of 4")
    harness.drag(from: 5, to: 300)
    harness.mouse(.up, 300)
    harness.settle()
    #expect(harness.stack == ["welcome", "onboarding"])
    #expect(page(harness) == "1 of 4")
    harness.drag(from: 200, to: 380)
    harness.mouse(.up, 380)
    harness.settle()
    #expect(harness.stack == ["welcome", "onboarding"])
    harness.drag(from: 5, to: 300)
    harness.mouse(.up, 300)
    harness.settle()

    #expect(harness.stack == ["welcome"])
  }

  @Test("SX-6 The tour's time stops while its page is dragged back, and continues after a cancel")
  func stackDrag() {
    let harness = harness()
    harness.wait(1000)

    harness.drag(from: 5, to: 100)
    harness.wait(10_000)
    #expect(page(harness) == "1 of 4")
    harness.mouse(.cancelled, 100)
    harness.settle()
    #expect(harness.stack == ["welcome", "onboarding"])
    harness.wait(3000)

    #expect(page(harness) == "2 of 4")
  }

  @Test("Continue leads page by page to the trails, and Skip leads there at once")
  func buttons() throws {
    let harness = harness()

    for _ in 0..<3 {
      try harness.tap(text: "Continue")
      harness.wait(100)
    }
    #expect(page(harness) == "4 of 4")
    try harness.tap(text: "Start walking")
    harness.settle()
    #expect(harness.stack == ["welcome", "onboarding", "trails"])

    let other = self.harness()
    try other.tap(text: "Skip")
    other.settle()
    #expect(other.stack == ["welcome", "onboarding", "trails"])
  }

  @Test("S1-29 The tour's time stops while the trails cover it")
  func covered() throws {
    let harness = harness()
    try harness.tap(text: "Skip")
    harness.wait(60_000)

    harness.session.send(.key(try #require(KeyPress(parsing: "Escape"))), at: harness.now)
    harness.settle()

    #expect(page(harness) == "1 of 4")
  }

  @Test("The reported place is one to which a link can lead, also in a tour without pages")
  func reportedPlace() throws {
    for pages in [0, 1, 3] {
      let flow = try #require(harness(pages: pages).flow as? any PlacedFlow)
      #expect(flow.places.contains(flow.place), "\(flow.place) of \(pages) pages")
    }
  }

  @Test(
    "At every stage size and text size, the buttons lie within the stage",
    arguments: [(320.0, 480.0), (390, 844), (1024, 768)], [1.0, 2])
  func sizes(size: (width: Double, height: Double), textSize: Double) throws {
    let harness = DemoHarness(size: Size(width: size.width, height: size.height)) {
      OnboardingFlowController(context: $0, pages: nil, timePerPage: nil)
    }
    harness.session.textSize = textSize

    let nodes = harness.session.accessibilityTree.all

    for name in ["Continue", "Skip"] {
      let frame = try #require(nodes.first { $0.name == name }).frame
      #expect(frame.minX >= 0 && frame.maxX <= size.width)
      #expect(frame.minY >= 0 && frame.maxY <= size.height)
    }
  }
}
