import FlowCore
import FlowUI
import Testing

/// Sliders that say their number, and segments with icons.
@Suite struct LabelledTests {
  private func percent(_ number: Double) -> String { "\(Int((number * 100).rounded())) %" }

  @Test("A slider says its number at its end, where the widest one has room")
  func label() {
    let state = SliderState(0.4)
    let page = Slider(state, accessibilityLabel: "Part", label: percent).placed(200, 44)

    #expect(page.layer.words == ["40 %"])
    #expect(page.nodes.map(\.value) == ["40 %"])
    // Five letters of "100 %" in whole points, and twelve between.
    #expect(page.targets.map(\.frame) == [Rect(x: 0, y: 0, width: 200 - 43 - 12, height: 44)])
  }

  @Test("A press on the number changes nothing, one at the end of the track everything")
  func press() {
    let state = SliderState(0.4)
    let input = InputDriver(
      on: TestScreen { Slider(state, accessibilityLabel: "Part", label: percent) })

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

  @Test("Segments show icons, words, or both; without an icon always words")
  func segments() {
    let page = SegmentedControl(items: items, SegmentSelection(), accessibilityLabel: "Device")
      .placed(400, 44)

    #expect(page.layer.words == ["Tablet", "Else"])
    let icons = page.layer.allDrawings.compactMap { drawing in
      if case .icon(let icon, let rect, _, _) = drawing { (icon, rect.midX) } else { nil }
    }
    #expect(icons.map(\.0) == [.phone, .tablet])
    #expect(icons.first?.1 == 2 + 132.0 / 2)
  }

  @Test("Those that do not fill a row are as wide as the widest would be")
  func width() {
    let segments = SegmentedControl(
      items: items, SegmentSelection(), accessibilityLabel: "Device", fills: false)

    #expect(segments.stretch(along: .horizontal) == .fixed)
    // Three times an icon, a gap, six letters of seven and a half points, and twelve at either
    // side.
    #expect(
      segments.size(in: Size(width: 600, height: 44), LayoutContext(600, 44)).width
        == 3 * (24 + 8 + 45 + 24) + 4)
  }

  @Test("An icon without words has them in its hint")
  func hint() {
    let choice = SegmentSelection()
    let input = InputDriver(
      on: TestScreen { SegmentedControl(items: items, choice, accessibilityLabel: "Device") })
    _ = input.session.layerTree

    input.mouse(.move, 100, 20)
    input.wait(1000)

    #expect(input.session.layerTree.root.named("hint")?.words == ["Phone"])
  }
}
