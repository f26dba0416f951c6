import FlowCore
import FlowUI
import Testing

@Suite struct TourTests {
  /// A tour of slides on a screen of its own.
  private final class Tour {
    let state: TourState
    let input: InputDriver
    private(set) var ends = 0

    init(selected: Int = 0) {
      let context = FlowContext()
      let slides = ["One", "Two"].map {
        Slide(
          title: $0, text: "", scene: $0,
          artwork: Artwork(size: Size(width: 4, height: 3), drawings: []))
      }
      let state = TourState(
        slides, selected: selected, timePerPage: .seconds(1), context: context)
      self.state = state
      let screen = TestScreen("tour") {
        TourSlides(state, pictureShare: 0.5)
        TourIndicator(state)
      }
      input = InputDriver(on: screen, in: context)
      state.onEnd = { [weak self] in self?.ends += 1 }
      state.didAppear()
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
  func next() {
    let tour = Tour()

    tour.state.next.onActivate?()
    #expect(tour.state.selected == 1 && tour.ends == 0)
    tour.state.next.onActivate?()

    #expect(tour.ends == 1)
  }

  @Test("Every slide of a tour but the last has a Skip button; the initial slide is clamped")
  func skip() {
    #expect(Tour().state.navigationItem.trailing.count == 1)
    #expect(Tour(selected: 9).state.navigationItem.trailing.isEmpty)
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

  @Test("A tour without slides traps")
  func empty() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      _ = TourState([], context: FlowContext())
    }
  }
}
