import FlowCore
import FlowUI
import Testing

@Suite struct PressableTests {
  private let control = Control()

  private func screen(isInCard: Bool = true) -> TestScreen {
    TestScreen { [control] in
      let pressable = Pressable(control: control, accessibilityLabel: "Poster", value: "new") {
        Text("One")
        Text("Two", style: .footnote, colour: \.secondaryLabel)
      }
      Column { if isInCard { Card { pressable } } else { pressable } }
    }
  }

  @Test("Elements that act as one button take presses anywhere, and are one accessibility node")
  func press() throws {
    var presses = 0
    control.onActivate = { presses += 1 }
    let input = InputDriver(on: screen())

    input.click(700, 10)
    try input.key("Tab")
    try input.key("Space")

    #expect(presses == 2)
    let node = try #require(input.session.accessibilityTree.all.first { $0.name == "Poster" })
    #expect(node.role == .button && node.value == "new" && node.states == .focused)
    #expect(node.children.isEmpty)
    #expect(!input.session.accessibilityTree.all.contains { $0.name == "One" })
  }

  @Test(
    "The highlight of elements that act as one button is rounded, and smaller in a card",
    arguments: [true, false])
  func highlight(isInCard: Bool) throws {
    let input = InputDriver(on: screen(isInCard: isInCard))
    let highlights = {
      input.session.layerTree.root.allDrawings.compactMap { drawing in
        if case .roundedRectangle(let rect, _, Theme.light.hover) = drawing { rect } else { nil }
      }
    }
    #expect(highlights().isEmpty)

    input.mouse(.move, 700, 10)

    #expect(highlights().map(\.minX) == [isInCard ? 4 : 0])
  }

  @Test("Disabled elements that act as one button are drawn paler and exposed as disabled")
  func disabled() throws {
    let input = InputDriver(on: screen())
    let alphas = {
      input.session.layerTree.root.allDrawings.compactMap { drawing in
        if case .text(_, _, _, let ink) = drawing { ink.alpha } else { nil }
      }
    }
    let before = alphas()

    control.isEnabled = false
    let after = alphas()

    #expect(before.count == 2 && after.count == 2)
    #expect(zip(after, before).allSatisfy { $0 < $1 })
    #expect(
      input.session.accessibilityTree.all.first { $0.name == "Poster" }?.states == .disabled)
  }
}
