import FlowCatalogue
import FlowCore
import FlowDemos
import FlowUI
import Testing

/// Under reduced motion, each transition is a fade in which no page moves.
@Suite struct ReducedMotionTests {
  private struct Picture {
    /// The share of the frame that shows each page or overlay, 0…1, by name.
    var shares: [String: Double] = [:]
    /// Pages that are not at their settled position and scale.
    var moved: [String] = []

    init(_ tree: LayerTree) { add(tree.root, 1) }

    private mutating func add(_ layer: Layer, _ weight: Double) {
      var remaining = weight
      for sublayer in layer.sublayers.reversed() where sublayer.size == layer.size {
        let own = remaining * sublayer.opacity
        add(sublayer, own)
        guard sublayer.kind == .page else { continue }
        // A flow's layer, which exists only while flows are presented, does not count; its pages
        // do.
        if !sublayer.name.hasPrefix("flow-") { shares[sublayer.name, default: 0] += own }
        if sublayer.offset != .zero || sublayer.scale != 1 { moved.append(sublayer.name) }
        remaining -= own
      }
    }
  }

  private func harness(_ id: String, _ place: FlowPlace) throws -> DemoHarness {
    let demo = try #require(Catalogue.sluice.demo(id))
    let harness = try DemoHarness {
      $0.preferences.reducesMotion = true
      return try demo.start(in: $0)
    }
    harness.settle()
    try harness.flow.go(to: place)
    harness.settle()
    return harness
  }

  @Test(
    "FC-14 With reduced motion every button of every demo leads on with a fade, and no page moves",
    arguments: Catalogue.sluice.demos.map(\.id))
  func fades(id: String) throws {
    let demo = try #require(Catalogue.sluice.demo(id))
    let flow = try #require(try demo.start(in: FlowContext(), isVisible: false) as? any PlacedFlow)
    for place in flow.places {
      // Jump cuts and interactive transitions do not fade by design; nor do tabs, which have
      // another role than buttons.
      let names = try Set(buttons(harness(id, place)).map(\.name)).filter {
        !$0.hasSuffix("Jump cut") && !$0.hasSuffix("Interactive")
      }
      for name in names.sorted() {
        try press(name, at: place, of: id)
      }
    }
  }

  /// The buttons and links that can be pressed; texts with the same names are not among them.
  private func buttons(_ harness: DemoHarness) -> [AccessibilityNode] {
    harness.nodes.filter {
      [.button, .link].contains($0.role) && $0.states.isDisjoint(with: [.disabled, .offscreen])
    }
  }

  /// Presses a button and compares each frame, every 20 ms, with the one before.
  private func press(_ name: String, at place: FlowPlace, of id: String) throws {
    let harness = try harness(id, place)
    let centre = try #require(buttons(harness).first { $0.name == name }).frame.centre
    harness.mouse(.down, centre.x, centre.y)
    harness.wait(20)
    var last = Picture(harness.session.layerTree)
    harness.mouse(.up, centre.x, centre.y)

    for _ in 0..<40 {
      let next = Picture(harness.session.layerTree)
      for page in Set(last.shares.keys).union(next.shares.keys) {
        let change = abs((next.shares[page] ?? 0) - (last.shares[page] ?? 0))
        // A fade of 200 ms changes a share by 0.1 in each frame.
        #expect(change < 0.3, "\(id)/\(place), '\(name)': \(page) cuts")
      }
      #expect(next.moved.isEmpty, "\(id)/\(place), '\(name)': \(next.moved) move")
      last = next
      harness.wait(20)
    }
  }
}
