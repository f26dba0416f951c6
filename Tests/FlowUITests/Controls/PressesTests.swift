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

  @Test("In a loop each identifier keeps its control, whose action is that of the latest layout")
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

  @Test("Rows that are made in a layout use the action of the latest layout, and keep their focus")
  func rows() throws {
    let page = RowsPage()
    let input = InputDriver(on: page)
    for key in ["Tab", "Down", "Return"] { try input.key(key) }
    page.names = ["c", "d"]
    input.session.setNeedsLayout()
    try input.key("Return")

    #expect(page.chosen == ["b", "d"])
  }

  @Test("The latest layout determines whether a control is enabled")
  func enabling() throws {
    let page = RowsPage()
    let input = InputDriver(on: page)
    let states = { input.session.accessibilityTree.all.first { $0.name == "More" }?.states }
    #expect(states() == [])

    page.names = []
    input.session.setNeedsLayout()

    #expect(states() == .disabled)
  }

  @Test("A submitted form calls the action from the layout, and does not keep its page alive")
  func submitting() throws {
    var page: RowsPage? = RowsPage()
    weak let released = page
    let form = try #require(page?.form)
    do {
      let input = InputDriver(on: try #require(page))
      _ = input.session.layerTree
      for key in ["Tab", "Return"] { try input.key(key) }
    }
    form.submit()
    #expect(page?.submissions == 1)

    page = nil

    #expect(released == nil)
    form.submit()
  }
}

/// A page with a list, a button and a form.
private final class RowsPage: ComposedScreen {
  let name = "page"
  var names = ["a", "b"]
  private(set) var chosen: [String] = []
  private(set) var submissions = 0
  let form = FormState([], focusesFirst: false)
  private lazy var press = Presses(self)

  func body(in context: LayoutContext) -> [any Element] {
    let names = names
    Column {
      Rows(names.count, controls: press.rows { $0.chosen.append(names[$1]) }) { index, control in
        ListRow(names[index], control: control)
      }
      Button("More", control: press(isEnabled: !names.isEmpty) { $0.names.append("more") })
      Form(state: press(submitting: form) { $0.submissions += 1 }) {}
    }
  }
}
