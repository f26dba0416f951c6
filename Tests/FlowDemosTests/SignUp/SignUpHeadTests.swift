import FlowCore
import FlowDemos
import FlowUI
import Testing

/// The pages of the sign-up from which no way leads back.
@Suite struct SignUpHeadTests {
  /// Every way back that a person has.
  enum WayBack: CaseIterable {
    case escape, altLeft, mouseButton, edgeDrag, twoFingers

    func tried(on stage: Stage) throws {
      switch self {
      case .escape: try stage.keys("Escape")
      case .altLeft: try stage.keys("Alt+Left")
      case .mouseButton: try stage.keys("X1")
      case .edgeDrag:
        stage.drag(from: 4, to: 350)
        stage.mouse(.up, 350)
      case .twoFingers:
        for _ in 0..<20 {
          stage.session.send(.wheel(right: -0.5, down: 0), at: stage.now)
          stage.wait(16)
        }
      }
      stage.settle()
    }
  }

  private func stage(at name: String) throws -> Stage {
    let stage = try Stage.atProfile()
    guard name != "profile" else { return stage }
    stage.write("Mika")
    try stage.acceptTerms()
    try stage.tap(words: "Create account")
    if name == "app" { try stage.tap(words: "Open Woadwick") }
    return stage
  }

  @Test(
    "S2-3 S2-7 S2-9 FC-13 No way leads back from the welcome and from the app",
    arguments: ["welcome", "app"], WayBack.allCases)
  func heads(name: String, way: WayBack) throws {
    let stage = try stage(at: name)
    #expect(stage.stack == [name])

    try way.tried(on: stage)

    #expect(stage.stack == [name])
    #expect(!stage.hasBackControl)
    #expect(!stage.flow.navigationController.canPop)
  }

  @Test("The same ways lead back from a step", arguments: WayBack.allCases)
  func steps(way: WayBack) throws {
    let stage = try stage(at: "profile")

    try way.tried(on: stage)

    #expect(stage.stack.last == "age")
  }

  @Test("They lead back in the app's tabs, to their first pages", arguments: WayBack.allCases)
  func tabs(way: WayBack) throws {
    let stage = Stage.signUp(isKnown: true)
    try stage.tap(words: "Lichen")
    #expect(stage.says("Shades"))

    try way.tried(on: stage)

    #expect(!stage.says("Shades"))
    #expect(stage.says("Old brick"))
    #expect(stage.stack == ["app"])
  }

  @Test("S2-22 FC-13 No way leads back into the app for whoever has signed out")
  func signedOut() throws {
    let stage = Stage.signUp(isKnown: true)
    try stage.keys("Ctrl+3")
    try stage.tap(words: "Sign out")
    #expect(stage.stack == ["options"])

    for way in WayBack.allCases { try way.tried(on: stage) }

    #expect(stage.stack == ["options"])
    #expect(!stage.hasBackControl)
  }
}
