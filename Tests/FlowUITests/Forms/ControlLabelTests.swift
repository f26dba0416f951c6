import FlowCore
import FlowUI
import Testing

@Suite struct ControlLabelTests {
  private func percent(_ number: Double) -> String { "\(Int((number * 100).rounded())) %" }

  @Test("A slider's label is at its trailing end, with room for the widest value")
  func label() {
    let state = SliderState(0.4)
    let page = Slider(state: state, accessibilityLabel: "Part", label: percent).laidOut(200, 44)

    #expect(page.layer.texts == ["40 %"])
    #expect(page.nodes.map(\.value) == ["40 %"])
    // The five letters of "100 %", rounded up to 43 points, and a gap of 12.
    #expect(page.targets.map(\.frame) == [Rect(x: 0, y: 0, width: 200 - 43 - 12, height: 44)])
  }

  @Test(
    "A click on a slider's label does nothing, and one at the end of the track sets the maximum")
  func press() {
    let state = SliderState(0.4)
    let input = InputDriver(
      on: TestScreen { Slider(state: state, accessibilityLabel: "Part", label: percent) })

    input.click(790, 22)
    #expect(state.value == 0.4)
    input.click(800 - 43 - 12 - 1, 22)

    #expect(state.value == 1)
  }

  private let items = [
    SegmentedControl.Item("Phone", icon: .phone, showsTitle: false),
    SegmentedControl.Item("Tablet", icon: .tablet),
    SegmentedControl.Item("Else", showsTitle: false),
  ]

  @Test("A segment shows its icon, its title or both, and without an icon always its title")
  func segments() {
    let page = SegmentedControl(
      items: items, state: SegmentedControlState(), accessibilityLabel: "Device"
    )
    .laidOut(400, 44)

    #expect(page.layer.texts == ["Tablet", "Else"])
    let icons = page.layer.allDrawings.compactMap { drawing in
      if case .icon(let icon, let rect, _, _) = drawing { (icon, rect.midX) } else { nil }
    }
    #expect(icons.map(\.0) == [.phone, .tablet])
    #expect(icons.first?.1 == 2 + 132.0 / 2)
  }

  @Test("Segments that do not fill the row are each as wide as the widest one")
  func width() {
    let segments = SegmentedControl(
      items: items, state: SegmentedControlState(), accessibilityLabel: "Device", fills: false)

    #expect(segments.stretch(along: .horizontal) == .fixed)
    // In points: each of the three segments has an icon of 24, a gap of 8, six letters of 7.5, and
    // 12 of padding at either side; the control adds 2 at both ends.
    #expect(
      segments.size(in: Size(width: 600, height: 44), LayoutContext(600, 44)).width
        == 3 * (24 + 8 + 45 + 24) + 4)
  }

  @Test("A segment without a visible title shows it as a hint")
  func hint() {
    let choice = SegmentedControlState()
    let input = InputDriver(
      on: TestScreen { SegmentedControl(items: items, state: choice, accessibilityLabel: "Device") }
    )
    _ = input.session.layerTree

    input.mouse(.move, 100, 20)
    input.wait(1000)

    #expect(input.session.layerTree.root.named("hint")?.texts == ["Phone"])
  }
}
