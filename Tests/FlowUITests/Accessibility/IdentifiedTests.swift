import FlowCore
import FlowUI
import Testing

@Suite struct IdentifiedTests {
  private func lines(@ElementBuilder _ elements: @escaping () -> [any Element]) -> [String] {
    Column(elements).laidOut(400, 800).nodes
      .flatMap { "\($0)".split(separator: "\n").map(String.init) }
  }

  @Test("An identified element has its identifier in the tree, behind its name, value and states")
  func identifier() {
    let control = Control()
    control.isEnabled = false

    let lines = lines {
      Identified("save") { Button("Save", control: control) }
      Identified("two words") { Text("Title") }
    }

    #expect(
      lines == ["button \"Save\" (disabled) #save", "text \"Title\" #\"two words\""])
  }

  @Test("An identifier changes neither an element's layout nor its source location")
  func layout() {
    let (control, context) = (Control(), LayoutContext(400, 800))
    let button = Button("Save", control: control)
    let identified = Identified("save") { button }

    #expect(identified.size(in: context.size, context) == button.size(in: context.size, context))
    #expect(identified.stretch(along: .horizontal) == button.stretch(along: .horizontal))
    #expect(identified.source == button.source)
    #expect(identified.laidOut(400, 80).layer == button.laidOut(400, 80).layer)
  }

  @Test("The parts of a stepper and a segmented control have identifiers if the control has one")
  func parts() {
    let lines = lines {
      Identified("count") {
        Stepper(2, accessibilityLabel: "Copies", less: Control(), more: Control())
      }
      Identified("view") {
        SegmentedControl(["A", "B"], state: SegmentedControlState(), accessibilityLabel: "View")
      }
      Stepper(2, accessibilityLabel: "Pages", less: Control(), more: Control())
    }

    #expect(
      lines == [
        "spin button \"Copies\" = \"2\" #count", "  button \"Less\" #count.less",
        "  button \"More\" #count.more", "radio group \"View\" #view",
        "  radio \"A\" (checked) #view.1", "  radio \"B\" #view.2",
        "spin button \"Pages\" = \"2\"", "  button \"Less\"", "  button \"More\"",
      ])
  }

  @Test("Of several nodes, the first operable one has the identifier; if none is, the first one")
  func several() {
    let lines = lines {
      Identified("pay") {
        Column {
          Text("Total")
          Button("Pay", control: Control())
          Button("Later", control: Control())
        }
      }
      Identified("terms") {
        Column {
          Text("One")
          Text("Two")
        }
      }
      Identified("gap") { Spacer(8) }
    }

    #expect(
      lines == [
        "text \"Total\"", "button \"Pay\" #pay", "button \"Later\"", "text \"One\" #terms",
        "text \"Two\"",
      ])
  }

  @Test("Of two identifiers for one element the inner one counts")
  func nested() {
    let lines = lines {
      Identified("outer") { Identified("inner") { Button("Pay", control: Control()) } }
    }

    #expect(lines == ["button \"Pay\" #inner"])
  }

  @Test("An empty identifier traps")
  func empty() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      _ = Identified("") { Text("Title") }
    }
  }

  @Test("A menu item has its identifier")
  func menuItem() throws {
    let harness = try OverlayHarness()

    harness.show(Menu([[Menu.Item("Delete", identifier: "delete") {}]]))

    let item = harness.base.session.accessibilityTree.all.first { $0.role == .menuItem }
    #expect(item?.identifier == "delete")
  }
}
