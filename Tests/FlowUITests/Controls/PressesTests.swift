import FlowCore
import FlowUI
import Testing

/// A page with a counter, a button and a row for each name.
private final class CounterPage: ComposedScreen {
  let name = "page"
  var names = ["a", "b"]
  private(set) var count = 0
  private(set) var chosen: [String] = []
  private lazy var press = Presses(self)

  func body(in context: LayoutContext) -> [any Element] {
    Column {
      Button("Count \(count)", control: press { $0.count += 1 })
      for (index, name) in names.enumerated() {
        ListRow(name, control: press(id: name) { $0.chosen.append("\(name) \(index)") })
      }
    }
  }
}

@Suite struct PressesTests {
  @Test("A control that is made in a layout keeps its focus, and a press changes its page")
  func focus() throws {
    let page = CounterPage()
    let input = InputDriver(on: page)

    try input.key("Tab")
    try input.key("Return")
    try input.key("Return")

    #expect(page.count == 2)
    let node = input.session.accessibilityTree.all.first { $0.name == "Count 2" }
    #expect(node?.states == .focused)
  }

  @Test("In a loop each identifier has its control, which does what the latest layout says")
  func loop() throws {
    let page = CounterPage()
    let input = InputDriver(on: page)
    try input.key("Tab")
    try input.key("Tab")
    try input.key("Return")

    page.names = ["b", "a"]
    input.session.setNeedsLayout()
    try input.key("Return")
    try input.key("Shift+Tab")
    try input.key("Return")

    #expect(page.chosen == ["a 0", "a 1", "b 0"])
  }

  @Test("The controls of a page do not keep it alive")
  func release() {
    weak var released: CounterPage?
    do {
      let page = CounterPage()
      _ = InputDriver(on: page).session.layerTree
      released = page
    }

    #expect(released == nil)
  }
}
