import FlowCore
import FlowUI
import Testing

@Suite struct PopUpTests {
  private let overlays = Overlays()

  private func popUp(_ index: Int = 1) -> PopUpState {
    PopUpState(["Phone", "Small phone", "Tablet"], selected: index, over: overlays)
  }

  private func input(_ state: PopUpState) -> InputDriver {
    let screen = TestScreen { Column { PopUp(state: state, accessibilityLabel: "Device") } }
    screen.overlays = overlays
    let input = InputDriver(on: screen)
    _ = input.session.layerTree
    return input
  }

  private func menu(_ input: InputDriver) -> Layer? { input.session.layerTree.root.named("menu") }

  @Test("A pop-up shows and exposes the selected title")
  func texts() {
    let state = popUp()
    let input = input(state)

    #expect(input.session.layerTree.root.texts == ["Small phone"])
    #expect(
      input.session.accessibilityTree.description.contains(#"button "Device" = "Small phone""#))
    state.selectedIndex = 2
    #expect(input.session.layerTree.root.texts == ["Tablet"])
  }

  @Test("A click opens a menu of all titles, one of which has a check mark")
  func opening() throws {
    let input = input(popUp())

    input.click(100, 20)
    input.settle()

    let opened = try #require(menu(input))
    #expect(opened.texts == ["Phone", "Small phone", "Tablet"])
    #expect(
      opened.allDrawings.count { if case .icon(.check, _, _, _) = $0 { true } else { false } } == 1)
  }

  @Test("Keys in the menu start at the selected title, and a choice calls `onChange`")
  func choosing() throws {
    let state = popUp()
    var told: [Int] = []
    state.onChange = { told.append($0) }
    let input = input(state)

    for key in ["Tab", "Down", "Down", "Return"] { try input.key(key) }
    input.settle()

    #expect(state.selectedIndex == 2)
    #expect(told == [2])
    #expect(menu(input) == nil)
  }

  @Test("Choosing the selected title does not call `onChange`")
  func same() throws {
    let state = popUp()
    var told: [Int] = []
    state.onChange = { told.append($0) }
    let input = input(state)

    for key in ["Tab", "Down"] { try input.key(key) }
    #expect(menu(input) != nil)
    try input.key("Return")
    input.settle()

    #expect(menu(input) == nil)
    #expect(told.isEmpty)
  }

  @Test("A disabled pop-up opens no menu")
  func disabled() {
    let state = popUp()
    state.isEnabled = false
    let input = input(state)

    input.click(100, 20)

    #expect(menu(input) == nil)
  }

  @Test("A pop-up that is disabled while its menu is open keeps its selection")
  func disabledLater() throws {
    let state = popUp()
    let input = input(state)
    for key in ["Tab", "Down", "Down"] { try input.key(key) }

    state.isEnabled = false
    try input.key("Return")
    input.settle()

    #expect(state.selectedIndex == 1)
    #expect(menu(input) == nil)
  }

  @Test(
    "A title that is no longer there when it is chosen is not selected",
    arguments: [["Phone", "Small phone"], ["Phone", "Small phone", "Watch"]])
  func removedTitle(titles: [String]) throws {
    let state = popUp()
    var told: [Int] = []
    state.onChange = { told.append($0) }
    let input = input(state)
    for key in ["Tab", "Down", "Down"] { try input.key(key) }

    state.titles = titles
    try input.key("Return")

    #expect(state.selectedIndex == 1)
    #expect(told.isEmpty)
  }

  @Test("A mouse button that has opened a menu does not open it again when it is released")
  func chosenDuringPress() throws {
    let state = popUp()
    let input = input(state)

    input.mouse(.down, 100, 20)
    for key in ["Down", "Return"] { try input.key(key) }
    input.mouse(.up, 100, 20)
    input.settle()

    #expect(state.selectedIndex == 2)
    #expect(menu(input) == nil)
  }

  @Test("A pop-up is as wide as its longest title, whatever is selected", arguments: [0, 1, 2, 7])
  func width(index: Int) {
    let size = PopUp(state: popUp(index), accessibilityLabel: "Device")
      .size(in: Size(width: 500, height: 500), LayoutContext(500, 500))

    // Eleven letters, a gap, a chevron of sixteen points, and twelve at either side.
    #expect(size == Size(width: (11 * 8.5).rounded(.up) + 8 + 16 + 24, height: 44))
  }

  @Test("At its natural width a pop-up shows its longest title in full")
  func longestTitle() {
    let state = popUp()
    let screen = TestScreen {
      Row {
        PopUp(state: state, accessibilityLabel: "Device")
        Spacer()
      }
    }

    let input = InputDriver(on: screen)

    #expect(input.session.layerTree.root.texts == ["Small phone"])
  }
}
