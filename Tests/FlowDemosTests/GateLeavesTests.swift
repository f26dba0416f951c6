import FlowCatalogue
import FlowCore
import FlowDemos
import FlowUI
import Testing

@Suite struct GateLeavesTests {
  private func harness(
    _ place: String = "initial", size: Size = Size(width: 390, height: 844)
  ) throws -> DemoHarness {
    try DemoHarness(size: size) { context in
      let flow = GatesFlowController(context: context)
      if place != "initial" { try flow.go(to: FlowPlace(name: place)) }
      return flow
    }
  }

  /// Returns the picture's frame and, as `free`, the fraction of its width that no leaf covers.
  private func gate(_ harness: DemoHarness) throws -> (frame: Rect, free: Double) {
    let layers = harness.session.layerTree.root.sublayers.filter { $0.name == "gatePicture" }
    #expect(layers.count == 1)
    let layer = try #require(layers.first)
    let middle = layer.size.width / 2
    let leaves = layer.drawings.compactMap { drawing -> Rect? in
      if case .roundedRectangle(let frame, _, _) = drawing { frame } else { nil }
    }
    let left = try #require(leaves.filter { $0.midX < middle }.map(\.maxX).max())
    let right = try #require(leaves.filter { $0.midX > middle }.map(\.minX).min())
    let frame = Rect(layer.size).moved(by: Vector(dx: layer.offset.x, dy: layer.offset.y))
    return (frame, max(0, right - left) / layer.size.width)
  }

  @Test(
    "Frozen at a fraction, an arriving gate head has closed the gate by that fraction",
    arguments: [0.1, 0.25, 0.42, 0.75, 0.99])
  func frozen(fraction: Double) throws {
    let harness = try harness()
    let open = try gate(harness).free

    try harness.tap(named: "Gate", settles: false)
    try harness.flow.navigationController.freeze(at: fraction)

    #expect(open > 0.25)
    #expect(abs(try gate(harness).free - open * (1 - fraction)) < 1e-9)
    harness.flow.navigationController.unfreeze()
    harness.settle()
    #expect(try gate(harness).free == 0)
  }

  @Test(
    "Dragging a gate head in closes the gate by the fraction of the drag; a cancel opens it again")
  func cancelled() throws {
    let harness = try harness()
    let open = try gate(harness).free

    harness.mouse(.down, 386)
    for x in [300.0, 200, 120, 240, 330] {
      harness.wait(300)
      harness.mouse(.move, x)
      let fraction = try #require(harness.flow.navigationController.coordinator).fraction
      #expect(abs(fraction - (386 - x) / 390) < 1e-9)
      #expect(abs(try gate(harness).free - open * (1 - fraction)) < 1e-9)
    }
    harness.wait(300)
    harness.mouse(.up, 330)
    harness.wait(40)
    let settling = try gate(harness).free
    harness.settle()

    #expect(settling < open)
    #expect(try gate(harness).free == open)
    #expect(harness.stack == ["initial"])
  }

  @Test("The leaves follow an interactive push of a gate head forward and backward")
  func reversed() throws {
    let harness = try harness()
    let open = try gate(harness).free
    let driver = PercentDrivenTransition()
    let next = try #require(harness.flow.navigationController.top.makeNextScreen())
    try harness.flow.navigationController.push(next, .interactive(driver))

    for fraction in [0.6, 0.3, 0.8, 0.05] {
      driver.update(fraction)
      #expect(abs(try gate(harness).free - open * (1 - fraction)) < 1e-9)
    }
    driver.cancel()
    harness.settle()

    #expect(try gate(harness).free == open)
  }

  @Test(
    "The picture has the same frame on every page, and while pages move",
    arguments: [
      (390.0, 844.0), (320, 568), (844, 390), (667, 375), (568, 320), (1180, 820),
    ], [1.0, 2])
  func pictureFrame(size: (Double, Double), textSize: Double) throws {
    let size = Size(width: size.0, height: size.1)
    let expected = try harness(size: size)
    expected.session.textSize = textSize
    let frame = try gate(expected).frame
    #expect(Rect(size).contains(frame.origin) && frame.maxY <= size.height - 64)

    for place in try #require(expected.flow as? any PlacedFlow).places {
      let harness = try harness(place.step.name, size: size)
      harness.session.textSize = textSize
      #expect(try gate(harness).frame == frame, "\(place)")
      // The picture is beside the page's content or above it, and covers none of it.
      for node in harness.nodes where [.button, .textField, .text].contains(node.role) {
        #expect(
          node.frame.intersection(frame).size.width < 1
            || node.frame.intersection(frame).size.height < 1, "\(node) at \(place)")
      }
    }
    let moving = try harness("options", size: size)
    moving.session.textSize = textSize
    try #require(moving.flow as? any PlacedFlow).go(to: "tutorial", .standard)
    #expect(moving.flow.navigationController.isMoving)
    for _ in 0..<20 {
      moving.wait(20)
      #expect(try gate(moving).frame == frame)
    }
  }

  @Test("Between two pages behind a gate, the gate stays shut")
  func staysShut() throws {
    let harness = try harness("tutorial")

    try harness.tap(named: "Done", settles: false)
    for _ in 0..<10 {
      harness.wait(30)
      #expect(try gate(harness).free == 0)
    }
    harness.settle()
    #expect(harness.stack == ["tabs"])
  }

  @Test("With reduced motion no leaf moves: the open ones fade out while shut ones fade in")
  func reducedMotion() throws {
    let harness = try harness()
    harness.context.preferences.reducesMotion = true
    let leaves = { (harness: DemoHarness) -> [Rect: Set<UInt8>] in
      let layer = harness.session.layerTree.root.sublayers.first { $0.name == "gatePicture" }
      return (layer?.drawings ?? []).reduce(into: [:]) { frames, drawing in
        if case .roundedRectangle(let frame, _, let colour) = drawing {
          frames[frame, default: []].insert(colour.alpha)
        }
      }
    }
    let open = Set(leaves(harness).keys)
    try harness.tap(named: "Gate", settles: false)
    try harness.flow.navigationController.freeze(at: 0.42)
    let half = leaves(harness)
    harness.flow.navigationController.unfreeze()
    harness.settle()
    let shut = Set(leaves(harness).keys)

    #expect(!open.isEmpty && open != shut)
    #expect(Set(half.keys) == open.union(shut))
    #expect(half.values.allSatisfy { !$0.contains(255) })
  }

  @Test("On a right-to-left stage the picture is mirrored, and closes equally far")
  func rightToLeft() throws {
    let size = Size(width: 844, height: 390)
    let (left, right) = (try harness(size: size), try harness(size: size))
    right.session.direction = .rightToLeft
    for harness in [left, right] {
      try harness.tap(named: "Gate", settles: false)
      try harness.flow.navigationController.freeze(at: 0.42)
    }

    let (one, other) = (try gate(left), try gate(right))

    #expect(abs(one.frame.minX - (size.width - other.frame.maxX)) < 1e-9)
    #expect(abs(one.free - other.free) < 1e-9)
  }
}
