import FlowCore
import FlowUI
import Testing

@Suite struct RandomBarTests {
  @Test(
    "NF-B39 SX-2 After random changes of the stack, a cancelled drag restores the layer tree",
    arguments: [1, 2, 3, 4, 5, 6, 7, 8] as [UInt64])
  func cancelled(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let harness = BarHarness(RandomPage("p0", using: &random))
    print("random bars of seed \(seed)")

    var drags = 0
    for step in 1...40 {
      change(harness, step, using: &random)
      harness.settle()
      guard harness.controller.canPop else { continue }
      drags += 1
      let before = harness.tree
      harness.drag(to: .random(in: 15...195, using: &random))
      #expect(harness.tree != before)
      harness.mouse(.up, 100)
      #expect(try #require(harness.controller.coordinator).isCancelled)
      harness.settle()
      #expect(harness.tree == before, "seed \(seed), step \(step)")
    }

    #expect(drags >= 10)
  }

  @Test(
    "A random request changes no bar at that instant, and bars settle as the top page declares",
    arguments: [11, 12, 13, 14] as [UInt64])
  func interrupted(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let harness = BarHarness(RandomPage("p0", using: &random))
    print("random bars of seed \(seed)")

    var (interrupted, compared) = (0, 0)
    for step in 1...60 {
      let before = Chrome(harness)
      let isMoving = harness.controller.isMoving
      change(harness, step, using: &random)
      if harness.controller.coordinator != nil {
        #expect(Chrome(harness) == before)
        compared += 1
      }
      if isMoving { interrupted += 1 }
      harness.wait(.random(in: 0...300, using: &random))
    }
    #expect(interrupted >= 10 && compared > 0)
    harness.settle()

    let fresh = BarHarness(harness.controller.top)
    #expect(Chrome(harness) == Chrome(fresh))
  }

  private func change(
    _ harness: BarHarness, _ step: Int, using random: inout SeededGenerator
  ) {
    let page = RandomPage("p\(step)", using: &random)
    switch Int.random(in: 0..<4, using: &random) {
    case 0 where harness.controller.canPop: _ = try? harness.controller.pop()
    case 1 where harness.controller.depth > 2: _ = try? harness.controller.popToRoot()
    case 2: _ = try? harness.controller.replaceTop(with: page)
    default: _ = try? harness.controller.push(page)
    }
  }

  /// What the bars show apart from text: visibility, progress and colours.
  private struct Chrome: Equatable {
    let bar: Double
    let toolbar: Double
    let strip: Double
    let stripOpacity: Double
    let chrome: ChromeAppearance

    init(_ harness: BarHarness) {
      bar = harness.bars.appearance.barPresence
      toolbar = harness.bars.appearance.toolbarPresence
      // An invisible strip keeps its last value, which must not be compared.
      stripOpacity = harness.bars.progress.opacity
      strip = stripOpacity > 0 ? harness.bars.progress.value : 0
      chrome = harness.bars.appearance.chrome
    }
  }
}

private final class RandomPage: ComposedScreen, AppearanceContext, FlowProgressReporting {
  let name: String
  let flowProgress: Double
  let prefersBarHidden: Bool
  let prefersToolbarHidden: Bool
  let preferredAppearance: Appearance?
  let navigationItem: NavigationItem

  init(_ name: String, using random: inout SeededGenerator) {
    self.name = name
    flowProgress = .random(in: 0...1, using: &random)
    prefersBarHidden = .random(using: &random)
    prefersToolbarHidden = .random(using: &random)
    preferredAppearance = .random(using: &random)
    navigationItem = NavigationItem(
      title: String(repeating: "Title ", count: .random(in: 1...6, using: &random)),
      trailing: .random(using: &random) ? [.text("Edit", control: Control())] : [],
      toolbar: [.text("Item", control: Control())], hidesBack: .random(using: &random),
      isLarge: .random(using: &random))
  }

  func body(in context: LayoutContext) -> [any Element] { SafeArea { Text(name) } }
}
