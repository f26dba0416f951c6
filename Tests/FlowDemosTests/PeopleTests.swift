import AppearanceSample
import FlowCore
import FlowDemos
import FlowUI
import Testing

@Suite struct PeopleTests {
  private func harness(at place: FlowPlace) throws -> DemoHarness {
    let harness = DemoHarness { AppearanceFlowController(context: $0, seed: 1) }
    harness.session.statusBar = StatusBar()
    try harness.flow.go(to: place)
    harness.settle()
    return harness
  }

  private func chrome(_ harness: DemoHarness) throws -> ChromeAppearance {
    try #require(harness.flow.navigationController.bars).appearance.chrome
  }

  private func node(
    _ name: String, _ harness: DemoHarness, _ role: AccessibilityNode.Role? = nil
  ) throws -> AccessibilityNode {
    try #require(
      harness.session.accessibilityTree.all.first {
        $0.name == name && (role == nil || $0.role == role)
      })
  }

  private func press(_ name: String, _ harness: DemoHarness) throws {
    let frame = try node(name, harness).frame
    harness.tap(frame.midX, frame.midY)
    harness.settle()
  }

  @Test("A row below the samples leads to the people, and from there to a profile and an article")
  func reached() throws {
    let harness = try harness(at: "list")

    try press("People", harness)
    try press("Mirel Oshan", harness)
    #expect(harness.stack == ["appearances", "people", "profile-mirel"])
    harness.key("Escape")
    harness.settle()
    try press("The Third Column", harness)

    #expect(harness.stack == ["appearances", "people", "article"])
  }

  @Test(
    "S3-31 The bar of a profile follows its owner's colour while a colour slider is dragged")
  func colour() throws {
    let harness = try harness(at: "profile=ines")
    let frame = try node("Hue", harness, .slider).frame
    let before = try chrome(harness).navigationBar.background
    var seen = [before]

    harness.mouse(.down, frame.minX + 180, frame.midY)
    for step in 1...8 {
      harness.wait(100)
      harness.mouse(.move, frame.minX + 180 - 20 * Double(step), frame.midY)
      harness.wait(100)
      seen.append(try chrome(harness).navigationBar.background)
    }
    harness.mouse(.up, frame.minX + 20, frame.midY)
    harness.settle()

    #expect(Set(seen).count == seen.count)
    #expect(try chrome(harness).navigationBar.background != before)
    #expect(try chrome(harness).toolbar.presence == 0)
  }

  @Test(
    "In every profile colour, bar text has at least 4.5:1 over any content, as has the status bar",
    arguments: (0...24).map { Double($0) * 15 })
  func readable(hue: Double) throws {
    for lightness in stride(from: 0.15, through: 0.85, by: 0.05) {
      let appearance = ProfileColour(hue: hue, lightness: lightness).appearance
      let bar = appearance.navigationBar
      #expect(bar.background.alpha >= 200)
      for content in [RGBA.black, .white] {
        let ground = bar.background.composited(over: content)
        #expect(bar.tint.contrast(with: ground) >= 4.5)
        let status = StatusBarColour(appearance.statusStyle).colour(over: content)
        #expect(status == bar.tint)
      }
    }
  }

  @Test("S3-34 Pictures scroll beneath a translucent bar, which is drawn with its own opacity")
  func beneath() throws {
    let harness = try harness(at: "profile=pell")
    let background = try chrome(harness).navigationBar.background

    harness.session.send(.wheel(right: 0, down: 4), at: harness.now)
    harness.settle()

    let bar = try #require(
      harness.session.layerTree.root.sublayers.first { $0.name == "navigationBar" })
    guard case .fill(_, let drawn)? = bar.drawings.first else {
      Issue.record("the bar has no background")
      return
    }
    #expect(background.alpha < 255 && drawn == background)
    let edge = try #require(harness.nodes.first { $0.role == .navigationBar }).frame.maxY
    let portrait = try #require(harness.nodes.first { $0.name.hasPrefix("A landscape") }).frame
    #expect(portrait.minY < edge && portrait.maxY > 0)
  }

  @Test("Only a friend's profile has a toolbar, which changes while the profile stays visible")
  func friends() throws {
    let harness = try harness(at: "profile=wenna")
    #expect(try chrome(harness).toolbar.presence == 0)

    try press("Add to friends", harness)
    #expect(try chrome(harness).toolbar.presence == 1)
    #expect(harness.texts.contains("Message"))
    try press("Remove from friends", harness)

    #expect(try chrome(harness).toolbar.presence == 0)
  }

  @Test("The place of a message to a new friend is the profile, which links can lead to")
  func messageToNewFriend() throws {
    let harness = try harness(at: "profile=wenna")
    let flow = try #require(harness.flow as? any PlacedFlow)
    let places = flow.places

    try press("Add to friends", harness)
    try press("Message", harness)

    #expect(harness.stack.last == "message-wenna")
    #expect(flow.place == "profile=wenna")
    #expect(flow.places == places)
  }

  @Test("Reading mode hides the bar, and the strip moves up with it to the status bar")
  func reading() throws {
    let harness = try harness(at: "article")
    let strip = { () -> Double? in
      harness.session.layerTree.root.sublayers.first { $0.name == "progressStrip" }?.offset.y
    }
    #expect(strip() == 88)
    let frame = try node("Reading mode", harness).frame

    harness.tap(frame.midX, frame.midY)
    harness.wait(100)
    #expect(strip() == 66)
    harness.settle()
    #expect(strip() == 44)
    #expect(
      (harness.flow as? any PlacedFlow)?.place(of: harness.flow.navigationController.top)
        == "article=reading")
    try press("Show the bar", harness)

    #expect(strip() == 88)
  }

  @Test("S3-35 Going back from the mail composer restores the status bar's colour")
  func composer() throws {
    let harness = try harness(at: "profile=mirel")
    let before = try chrome(harness)
    #expect(before.status == StatusBarColour(.light))

    try press("Message", harness)
    #expect(harness.stack.last == "message-mirel")
    #expect(try chrome(harness).status == StatusBarColour(.dark))
    harness.key("Escape")
    harness.settle()

    #expect(try chrome(harness) == before)
  }

  @Test("A message can be sent once it has a text, and then the composer closes")
  func sending() throws {
    let harness = try harness(at: "message=pell")
    try press("Send", harness)
    #expect(harness.stack.last == "message-pell")

    try press("Message", harness)
    harness.session.send(.text("Until Sunday"), at: harness.now)
    try press("Send", harness)

    #expect(harness.stack.last == "profile-pell")
  }
}
