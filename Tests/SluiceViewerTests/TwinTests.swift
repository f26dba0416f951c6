import FlowCore
import FlowUI
import SluiceViewer
import Testing

/// Two stages beside each other, and what differs.
@Suite struct TwinTests {
  /// A viewer of two stages.
  private func pair(_ variant: String) throws -> ViewerHarness {
    let rig = try ViewerHarness("colours")
    try rig.click("Compare")
    rig.wait(300)
    try rig.click(variant)
    rig.wait(300)
    return rig
  }

  @Test(
    "Each stage says what it is, both in the same respect",
    arguments: [
      ("Cross-fade", "As the flow says"), ("Release by fling", "Release by projection"),
      ("Dark", "Light"), ("High contrast", "Usual contrast"), ("Text at 200 %", "Text at 100 %"),
      ("Reduced motion", "Usual motion"),
    ])
  func heads(variant: String, first: String) throws {
    let rig = try pair(variant)

    let heads = rig.tree.all.filter { $0.role == .heading }.map(\.name)

    #expect(heads.contains(first) && heads.contains(variant))
  }

  @Test("After a press on the second stage keys go to the flow all the same")
  func keys() throws {
    let rig = try pair("Cross-fade")
    let second = try #require(rig.tree.all.last { $0.role == .stage && $0.name == "Stage" })

    rig.click(second.middle)
    rig.wait(2000)
    #expect(rig.verbs.contains("didShow second"))
    try rig.key("Escape")
    rig.wait(2000)

    #expect(rig.verbs.last == "didShow home")
    #expect(try rig.app.stageTree == #require(rig.app.twinTree))
  }

  @Test("The first stage says what was chosen for it in the settings")
  func chosen() throws {
    let rig = try pair("Cross-fade")

    try rig.click("Settings")
    rig.wait(300)
    rig.click(try #require(rig.tree.all.last { $0.name == "Animator" }).middle)
    rig.wait(300)
    try rig.click("Slide from the left")
    rig.wait(300)

    #expect(rig.tree.all.contains { $0.role == .heading && $0.name == "Slide from the left" })
  }

  @Test("Where nothing differs the difference is all grey and says so; what differs has a colour")
  func difference() throws {
    let rig = try pair("Cross-fade")

    try rig.click("Difference")
    #expect(rig.has("Cross-fade · no difference"))
    #expect(try difference(in: rig).pixels.allSatisfy(\.isGrey))
    rig.click(try rig.stage(0.5, 0.5))
    rig.wait(150)

    let head = try #require(rig.tree.all.first { $0.name.hasPrefix("Cross-fade · ") }).name
    let words = head.split(separator: " ")
    #expect(words.suffix(2) == ["%", "differs"])
    let pixels = try difference(in: rig).pixels
    let share = Double(pixels.count { !$0.isGrey }) / Double(pixels.count)
    #expect(share > 0 && String(words[2]) == (share * 100).fixed(1))
  }

  @Test("The difference is still shown when the demo starts again")
  func restart() throws {
    let rig = try pair("Cross-fade")
    try rig.click("Difference")

    try rig.key("F5")

    #expect(rig.has("Cross-fade · no difference"))
  }

  private func difference(in rig: ViewerHarness) throws -> Bitmap {
    try #require(rig.app.session.layerTree.root.bitmap)
  }
}

extension UInt32 {
  /// Whether a pixel has no hue.
  fileprivate var isGrey: Bool {
    self & 0xFF == self >> 8 & 0xFF && self & 0xFF == self >> 16 & 0xFF
  }
}

extension Layer {
  /// The picture of a difference.
  fileprivate var bitmap: Bitmap? {
    if name == "difference", case .image(.bitmap(let bitmap), _, _, _)? = drawings.first {
      return bitmap
    }
    return sublayers.lazy.compactMap(\.bitmap).first
  }
}
