import FlowCore
import FlowUI
import Testing

@Suite struct PopUpTests {
  private let overlays = Overlays()

  private func popUp(_ index: Int = 1) -> PopUpState {
    PopUpState(["Phone", "Small phone", "Tablet"], index, over: overlays)
  }

  private func hands(_ state: PopUpState) -> InputDriver {
    let board = TestScreen { Column { PopUp(state, name: "Device") } }
    board.overlays = overlays
    let hands = InputDriver(on: board)
    _ = hands.session.layerTree
    return hands
  }

  private func menu(_ hands: InputDriver) -> Layer? { hands.session.layerTree.root.named("menu") }

  @Test("It says what is chosen")
  func words() {
    let state = popUp()
    let hands = hands(state)

    #expect(hands.session.layerTree.root.words == ["Small phone"])
    #expect(
      hands.session.accessibilityTree.description.contains(#"button "Device" = "Small phone""#))
    state.index = 2
    #expect(hands.session.layerTree.root.words == ["Tablet"])
  }

  @Test("A click opens a menu of all there is, with a mark at what is chosen")
  func opening() throws {
    let hands = hands(popUp())

    hands.click(100, 20)
    hands.settle()

    let opened = try #require(menu(hands))
    #expect(opened.words == ["Phone", "Small phone", "Tablet"])
    #expect(
      opened.allDrawings.count { if case .icon(.check, _, _, _) = $0 { true } else { false } } == 1)
  }

  @Test("Keys begin at what is chosen, and the choice is told")
  func choosing() throws {
    let state = popUp()
    var told: [Int] = []
    state.onChange = { told.append($0) }
    let hands = hands(state)

    for key in ["Tab", "Down", "Down", "Return"] { try hands.key(key) }
    hands.settle()

    #expect(state.index == 2)
    #expect(told == [2])
    #expect(menu(hands) == nil)
  }

  @Test("What is chosen already is no news")
  func same() throws {
    let state = popUp()
    var told: [Int] = []
    state.onChange = { told.append($0) }
    let hands = hands(state)

    for key in ["Tab", "Down", "Return"] { try hands.key(key) }

    #expect(told.isEmpty)
  }

  @Test("One that does nothing opens nothing")
  func disabled() {
    let state = popUp()
    state.isEnabled = false
    let hands = hands(state)

    hands.click(100, 20)

    #expect(menu(hands) == nil)
  }

  @Test("It is as wide as its longest title, whatever is chosen", arguments: [0, 1, 2, 7])
  func width(index: Int) {
    let size = PopUp(popUp(index), name: "Device")
      .size(in: Size(width: 500, height: 500), LayoutContext(500, 500))

    // Eleven letters, a gap, a chevron of sixteen points, and twelve at either side.
    #expect(size == Size(width: (11 * 8.5).rounded(.up) + 8 + 16 + 24, height: 44))
  }
}
