import FlowCore
import FlowUI
import Testing

@Suite struct TourTests {
  private final class Tour {
    let state: TourState
    let screen: TestScreen
    let input: InputDriver
    private(set) var ends = 0

    init(_ titles: [String] = ["One", "Two"], selected: Int = 0, text: String = "") {
      let context = FlowContext()
      let slides = titles.map {
        Slide(title: $0, text: text, scene: $0) { presence in
          Artwork(
            size: Size(width: 4, height: 3),
            drawings: [.fill(Rect(x: 0, y: 0, width: presence, height: 1), colour: .black)])
        }
      }
      let state = TourState(
        slides, selected: selected, timePerPage: .seconds(1), context: context)
      self.state = state
      screen = TestScreen("tour") {
        TourView(state: state, next: "Next", end: "Done")
      }
      input = InputDriver(on: screen, in: context)
      state.onEnd = { [weak self] in self?.ends += 1 }
      state.didAppear()
    }

    var fade: Layer? { layers.first { $0.name == "scrollFade" } }

    /// The presences for which the visible illustrations are drawn, to two decimals.
    var illustrations: [Double] {
      layers.flatMap(\.drawings).compactMap { drawing in
        guard case .image(.artwork(let artwork), _, _, _) = drawing,
          case .fill(let rect, _) = artwork.drawings.first
        else { return nil }
        return (rect.size.width * 100).rounded() / 100
      }
    }

    private var layers: [Layer] { input.session.layerTree.root.all }

    func press(_ name: String) throws {
      let nodes = input.session.accessibilityTree.all
      let frame = try #require(nodes.first { $0.name == name }?.frame)
      input.click(frame.midX, frame.midY)
    }
  }

  @Test("A tour shows its slides one after another and stays on the last one")
  func time() {
    let tour = Tour()

    tour.input.wait(1500)
    #expect(tour.state.selected == 1)
    tour.input.wait(5000)

    #expect(tour.state.selected == 1 && tour.state.isOnLast)
    #expect(tour.ends == 0)
  }

  @Test("The button of a tour shows the next slide, and ends the tour on the last one")
  func next() throws {
    let tour = Tour()

    try tour.press("Next")
    #expect(tour.state.selected == 1 && tour.ends == 0)
    try tour.press("Done")

    #expect(tour.ends == 1)
  }

  @Test("Every slide of a tour but the last has a Skip button; the initial slide is clamped")
  func skip() throws {
    let tour = Tour(["One", "Two", "Three"])
    for index in 0..<2 {
      #expect(tour.state.selected == index)
      #expect(tour.state.navigationItem.trailing.count == 1)
      try tour.press("Next")
    }
    #expect(tour.state.selected == 2)
    #expect(tour.state.navigationItem.trailing.isEmpty)

    let clamped = Tour(selected: 9).state
    #expect(clamped.selected == 1)
    #expect(clamped.navigationItem.trailing.isEmpty)
  }

  @Test("S1-6 A tour that loops begins again after its last slide", arguments: [1, 2, 3])
  func loop(count: Int) {
    let context = FlowContext()
    let slides = (0..<count).map {
      Slide(
        title: "\($0)", text: "", scene: "",
        artwork: Artwork(size: Size(width: 1, height: 1), drawings: []))
    }
    let tour = TourState(slides, timePerPage: .seconds(1), loops: true, context: context)
    tour.didAppear()

    for second in 1...10 {
      context.clock.advance(to: Instant.zero.advanced(by: .seconds(second)))
      #expect(tour.selected == second % count)
      #expect(!context.clock.isMoving || count > 1)
    }
  }

  @Test(
    "A slide whose text does not fit scrolls, does not advance by itself, and shows that it is paused"
  )
  func overflow() throws {
    let tour = Tour(["One", "Two"], text: String(repeating: "A long way to go. ", count: 200))

    tour.input.wait(60_000)
    let names = { tour.input.session.accessibilityTree.all.map(\.name) }
    #expect(tour.state.selected == 0)
    #expect(names().contains("Play") && !names().contains("Pause"))
    #expect(tour.fade?.drawings.isEmpty == false)
    try tour.press("Play")
    tour.input.wait(1500)

    #expect(tour.state.selected == 1)
    #expect(names().contains("Pause"))
  }

  @Test("A slide that does not fit does not advance, even if no frame has been drawn")
  func overflowUnseen() {
    let tour = Tour(["One", "Two"], text: String(repeating: "A long way to go. ", count: 200))

    tour.input.session.advance(to: Instant.zero.advanced(by: .seconds(60)))

    #expect(tour.state.selected == 0)
  }

  @Test("A slide that does not fit does not advance, even unseen and behind an alert")
  func overflowCovered() {
    let tour = Tour(["One", "Two"], text: String(repeating: "A long way to go. ", count: 200))
    let overlays = Overlays()
    tour.screen.overlays = overlays
    overlays.show(Alert("Wait"))

    tour.input.session.advance(to: Instant.zero.advanced(by: .seconds(60)))

    #expect(tour.state.selected == 0)
  }

  @Test("S1-25 The illustration of a slide follows the slide's presence in both directions")
  func illustration() throws {
    let tour = Tour()
    _ = tour.input.session.layerTree
    let widths = { tour.illustrations }
    #expect(widths() == [1])

    tour.input.mouse(.down, 500)
    var seen: [[Double]] = []
    for x in [300.0, 100, 300] {
      tour.input.wait(16)
      tour.input.mouse(.move, x)
      seen.append(widths())
    }

    #expect(seen == [[0.75, 0.25], [0.5, 0.5], [0.75, 0.25]])
  }

  @Test("S1-27 A tour without slides says so and has no Skip button, and its button ends the tour")
  func empty() throws {
    let tour = Tour([])

    tour.input.wait(5000)
    let nodes = tour.input.session.accessibilityTree.all

    #expect(nodes.contains { $0.name == "No pages" })
    #expect(tour.state.selected == 0 && tour.state.navigationItem.trailing.isEmpty)
    try tour.press("Done")
    #expect(tour.ends == 1)
  }
}
