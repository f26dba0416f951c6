import FlowCore
import FlowUI
import SluiceViewer
import Testing

/// Tests of two stages side by side and of their difference.
@Suite struct ComparisonTests {
  private func pair(_ variant: String) throws -> ViewerHarness {
    let harness = try ViewerHarness("colours")
    try harness.click(.compare)
    harness.wait(300)
    try harness.click(variant)
    harness.wait(300)
    return harness
  }

  @Test(
    "Each stage's heading names its own value of the setting in which the stages differ",
    arguments: [
      ("Cross-fade", "As the flow says"), ("Release by fling", "As the flow says"),
      ("Dark", "Light"), ("High contrast", "Normal contrast"), ("Text at 200 %", "Text at 100 %"),
      ("Reduced motion", "Full motion"),
    ])
  func heads(variant: String, first: String) throws {
    let harness = try pair(variant)

    let heads = harness.tree.all.filter { $0.role == .heading }.map(\.name)

    #expect(heads.contains(first) && heads.contains(variant))
  }

  @Test("Keys still go to the flow after a press on the second stage")
  func keys() throws {
    let harness = try pair("Cross-fade")
    let second = try #require(harness.tree.all.last { $0.role == .stage && $0.name == "Stage" })

    harness.click(second.middle)
    harness.wait(2000)
    #expect(harness.verbs.contains("didShow second"))
    try harness.key("Escape")
    harness.wait(2000)

    #expect(harness.verbs.last == "didShow home")
    #expect(try harness.app.stageTree == #require(harness.app.comparisonTree))
  }

  @Test(
    "Keys still go to the flow once the second stage, which had the focus, is replaced or removed",
    arguments: [true, false])
  func keysLater(isRemoved: Bool) throws {
    let harness = try pair("Cross-fade")
    let second = try #require(harness.tree.all.last { $0.role == .stage && $0.name == "Stage" })
    harness.click(second.middle)
    harness.wait(2000)

    if isRemoved {
      try harness.key("Ctrl+Shift+P")
      harness.send(.text("one stage"))
      try harness.key("Return")
    } else {
      try harness.key("F5")
    }
    harness.wait(300)
    try harness.key("Escape")

    #expect(harness.verbs.contains("key Escape"))
  }

  @Test("A link that is pasted while the second stage has the focus is shown on both stages")
  func link() throws {
    let harness = try pair("Cross-fade")
    let second = try #require(harness.tree.all.last { $0.role == .stage && $0.name == "Stage" })
    harness.click(second.middle)
    harness.wait(2000)

    harness.send(.text("onboarding@1500ms"))
    harness.wait(50)

    let now = harness.app.stageSession.context.clock.now
    #expect(harness.app.link.id == "onboarding" && now == .zero.advanced(by: .milliseconds(1500)))
    #expect(harness.app.comparisonSession?.context.clock.now == now)
  }

  @Test("The first stage's heading names the value that was chosen for it in the settings")
  func chosen() throws {
    let harness = try pair("Cross-fade")

    try harness.click(.settings)
    harness.wait(300)
    harness.click(try #require(harness.tree.all.last { $0.name == "Animator" }).middle)
    harness.wait(300)
    try harness.click(.slideBack)
    harness.wait(300)

    #expect(harness.tree.all.contains { $0.role == .heading && $0.name == "Slide from the left" })
  }

  @Test(
    "The difference is grey where the stages agree, and the heading states the share that differs"
  )
  func difference() throws {
    let harness = try pair("Cross-fade")

    try harness.click(.difference)
    #expect(harness.has("Cross-fade · no difference"))
    #expect(try difference(in: harness).pixels.allSatisfy(\.isGrey))
    harness.click(try harness.stage(0.5, 0.5))
    harness.wait(150)

    let head = try #require(harness.tree.all.first { $0.name.hasPrefix("Cross-fade · ") }).name
    let words = head.split(separator: " ")
    #expect(words.suffix(4) == ["%", "of", "pixels", "differ"])
    let pixels = try difference(in: harness).pixels
    let share = Double(pixels.count { !$0.isGrey }) / Double(pixels.count)
    #expect(share > 0 && String(words[2]) == (share * 100).fixed(1))
  }

  @Test("The difference stays visible after the demo is restarted")
  func restart() throws {
    let harness = try pair("Cross-fade")
    try harness.click(.difference)

    try harness.key("F5")

    #expect(harness.has("Cross-fade · no difference"))
  }

  private func difference(in harness: ViewerHarness) throws -> Bitmap {
    try #require(harness.app.session.layerTree.root.bitmap)
  }
}

extension UInt32 {
  fileprivate var isGrey: Bool {
    self & 0xFF == self >> 8 & 0xFF && self & 0xFF == self >> 16 & 0xFF
  }
}

extension Layer {
  fileprivate var bitmap: Bitmap? {
    if name == "difference", case .image(.bitmap(let bitmap), _, _, _)? = drawings.first {
      return bitmap
    }
    return sublayers.lazy.compactMap(\.bitmap).first
  }
}
