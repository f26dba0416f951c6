import FlowCore
import FlowUI
import Testing

@Suite struct ListRowTests {
  private func page(width: Double) -> PageLayout {
    ListRow("Tea", subtitle: "Green", mark: .disclosure) {
      Image(.loading, width: 44, aspect: 1, accessibilityLabel: "")
    } trailing: {
      Text("New", style: .footnote)
    }
    .laidOut(width, 60)
  }

  /// The text or the kind of each drawing of the row, and the drawing's leading edge.
  private func edges(_ page: PageLayout) -> [(String, Double)] {
    page.layer.drawings.compactMap { drawing in
      switch drawing {
      case .text(let text, _, let baseline, _): (text, baseline.x)
      case .roundedRectangle(let frame, _, _): ("picture", frame.minX)
      case .icon(_, let frame, _, _): ("chevron", frame.minX)
      default: nil
      }
    }
  }

  @Test("A row's leading elements are before its text, and its trailing ones between text and mark")
  func ends() throws {
    let page = page(width: 390)

    let inOrder = edges(page).sorted { $0.1 < $1.1 }.map(\.0)
    #expect(inOrder == ["picture", "Tea", "Green", "New", "chevron"])
    #expect(page.nodes.map(\.name) == ["Tea"])
    #expect(page.nodes.first?.value == "Green")
  }

  @Test("Where the text has too little width, the elements before it are left out")
  func narrow() {
    #expect(!edges(page(width: 150)).contains { $0.0 == "picture" })
  }

  @Test("A click on a switch in a row switches it, and elsewhere presses the row; Tab reaches both")
  func controls() throws {
    let (row, toggle) = (Control(), SwitchState())
    var presses = 0
    row.onActivate = { presses += 1 }
    let input = InputDriver(
      on: TestScreen {
        ListRow("News", subtitle: "Weekly", control: row) {
        } trailing: {
          Switch("News by mail", state: toggle)
          Text("New", style: .footnote)
        }
      })
    let nodes = input.session.accessibilityTree.all.filter { $0.role.isOperable }
    #expect(nodes.map(\.name) == ["News", "News by mail"])

    input.click(nodes[1].frame.midX, nodes[1].frame.midY)
    #expect((presses, toggle.isOn) == (0, true))
    input.click(200, nodes[0].frame.midY)
    #expect((presses, toggle.isOn) == (1, true))
    for key in ["Tab", "Space", "Tab", "Space"] { try input.key(key) }

    #expect((presses, toggle.isOn) == (2, false))
  }

  @Test("The accessibility tree includes the parts of a control in a row")
  func group() {
    let choice = SegmentedControlState()
    let input = InputDriver(
      on: TestScreen {
        ListRow("Size") {
        } trailing: {
          Sized(minWidth: 200) {
            SegmentedControl(["S", "L"], state: choice, accessibilityLabel: "Size")
          }
        }
      })

    let names = input.session.accessibilityTree.all.filter { $0.role == .radio }.map(\.name)
    #expect(names == ["S", "L"])
  }

  @Test("In a row without an action, a control is in the Tab order and the accessibility tree")
  func controlInPlainRow() throws {
    let toggle = SwitchState()
    let input = InputDriver(
      on: TestScreen {
        ListRow("News") {
        } trailing: {
          Switch("By mail", state: toggle)
        }
      })

    for key in ["Tab", "Space"] { try input.key(key) }

    #expect(toggle.isOn)
    #expect(input.session.accessibilityTree.all.map(\.name).suffix(2) == ["News", "By mail"])
  }

  @Test("A row that can be chosen is exposed as a radio button, and the chosen one as checked")
  func choosable() {
    let nodes = [ListRow.Mark.unchosen, .chosen, .disclosure, .none].flatMap { mark in
      ListRow("Tea", subtitle: "Green", value: "42", mark: mark, control: Control())
        .laidOut(300, 52).nodes
    }

    #expect(nodes.map(\.role) == [.radio, .radio, .button, .button])
    #expect(nodes.map { $0.states.contains(.checked) } == [false, true, false, false])
    #expect(nodes.allSatisfy { $0.value == "Green, 42" })
  }

  @Test("A row's icon and title are at its leading end, its value and chevron at the trailing end")
  func alignment() {
    let row = ListRow(
      "Title", value: "42", icon: .check, mark: .disclosure, control: Control())

    let starts = row.laidOut(300, 44).layer.drawings.compactMap { drawing -> Double? in
      switch drawing {
      case .text(_, _, let baseline, _): baseline.x
      case .icon(_, let frame, _, _): frame.minX
      default: nil
      }
    }
    // Icon, title, value of two letters and chevron are 12 points apart, and 16 from the ends.
    #expect(starts == [16, 52, 239, 268])
  }

  @Test("If a row's title and value do not both fit, only the longer one is truncated")
  func crowded() {
    let row = ListRow("Name", value: "A value of very many words", control: nil)

    let texts = row.laidOut(200, 44).layer.texts

    #expect(texts.first == "Name")
    #expect(texts.last?.hasSuffix("…") == true)
  }

  @Test(
    "A row with its own colours is overlaid with a little of its text colour if hovered or pressed")
  func ownColours() {
    let control = Control()
    let colours = ListRow.Colours(background: RGBA(hex: 0x102030), text: .white)
    let input = InputDriver(
      on: TestScreen { Column { ListRow("x", mark: .chosen, colours: colours, control: control) } })
    let frame = Rect(x: 0, y: 0, width: 800, height: 44)
    func fills() -> [RGBA] {
      input.session.layerTree.root.allDrawings.compactMap {
        if case .fill(frame, let colour) = $0 { colour } else { nil }
      }
    }
    #expect(fills() == [colours.background])

    input.mouse(.move, 20, 20)
    #expect(fills() == [colours.background, RGBA.white.opacity(0.06)])
    input.mouse(.down, 20, 20)
    input.wait(80)

    #expect(fills() == [colours.background, RGBA.white.opacity(0.12)])
  }

  @Test("The background and the highlight of an outlined row are rounded, and below its outline")
  func outlined() {
    let control = Control()
    let colours = ListRow.Colours(background: RGBA(hex: 0x102030), text: .white)
    let input = InputDriver(
      on: TestScreen { Column { OutlinedRow(ListRow("x", colours: colours, control: control)) } })
    let (frame, radius) = (Rect(x: 0, y: 0, width: 800, height: 44), Metrics.controlRadius)

    input.mouse(.move, 20, 20)

    let shapes = input.session.layerTree.root.allDrawings.filter { drawing in
      switch drawing {
      case .fill(frame, _), .roundedRectangle(frame, _, _), .outline(frame, _, _, _): true
      default: false
      }
    }
    #expect(
      shapes == [
        .roundedRectangle(frame, radius: radius, colour: colours.background),
        .roundedRectangle(frame, radius: radius, colour: RGBA.white.opacity(0.06)),
        .outline(frame, radius: radius, width: 1, colour: Theme.light.separator),
      ])
  }
}
