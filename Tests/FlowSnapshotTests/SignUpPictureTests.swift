import FlowCore
import FlowDemos
import FlowSDL
import FlowSnapshot
import FlowUI
import Foundation
import ImageFiles
import Testing

@Suite struct SignUpPictureTests {
  /// The pages in order, each with the steps that lead to it from the previous one.
  ///
  /// The steps use only the keyboard, so they work at every size.
  private nonisolated static let signUpPages: [(page: String, steps: String)] = [
    ("launch", ""),
    ("tour", keys("Tab", "Return")),
    ("options", keys("Shift+Tab", "Return")),
    ("email", keys("Tab", "Return") + text("mika@example.org")),
    ("password", keys("Return") + text("wren") + keys("Return")),
    ("age", text("tails7") + keys("Return") + text("15")),
    ("guardian", keys("Return", "Return")),
    ("profile", text("parent@example.org") + keys("Return") + text("Mika") + keys("Return")),
    ("terms", keys("Return")),
    ("accepted", keys("Tab", "Return")),
    ("welcome", keys("Return")),
  ]

  /// The places of the pages that are visible only after signing in.
  private nonisolated static let app = [
    "home", "colour=lichen", "explore", "palette=orchard", "account",
  ]

  /// A script that tries to sign in with a wrong password, which differs from the right one only in
  /// case.
  private static let refusedSignIn =
    keys("Tab", "Tab", "Return") + text("juna@woadwick.example") + keys("Return")
    + text("BlueHour7") + keys("Return")

  /// A script that signs in on the page to which a deep link into the app leads.
  private static let signInAfterLink =
    keys("Shift+Tab", "Return") + text("juna@woadwick.example") + keys("Return")
    + text("bluehour7") + keys("Return")

  private nonisolated static func keys(_ keys: String...) -> String {
    keys.map { "- key: \($0)\n- wait: 1s\n" }.joined()
  }

  private nonisolated static func text(_ text: String) -> String { "- text: \"\(text)\"\n" }

  private func played(
    _ page: String, _ setting: Setting, size: Size = Size(width: 390, height: 844)
  ) throws -> RecordedRun {
    var script = page == "sign-in" ? Self.refusedSignIn : ""
    if page != "sign-in" {
      let index = try #require(Self.signUpPages.firstIndex { $0.page == page })
      script = Self.signUpPages[...index].map(\.steps).joined()
    }
    let played = try RecordedRun("signup", script: script, size: size)
    setting.apply(to: played.session)
    try played.player.playUntilSettled()
    return played
  }

  @Test(
    "Every page of the sign-up matches its reference in light and dark colours",
    arguments: signUpPages.map(\.page) + ["sign-in"],
    [Setting.light, .dark])
  func pages(page: String, setting: Setting) throws {
    try Reference.expect(
      try played(page, setting), named: "signup.\(page).\(setting.rawValue)")
  }

  @Test(
    "Pages match their references from right to left and in large text",
    arguments: ["password", "profile", "sign-in"],
    [Setting.rightToLeft, .largeText])
  func settings(page: String, setting: Setting) throws {
    try Reference.expect(
      try played(page, setting), named: "signup.\(page).\(setting.rawValue)")
  }

  private func linked(
    _ place: String, _ setting: Setting, size: Size = Size(width: 390, height: 844)
  ) throws -> RecordedRun {
    let played = try RecordedRun("signup", script: Self.signInAfterLink, size: size)
    setting.apply(to: played.session)
    try played.flow.go(to: try #require(FlowPlace(place)))
    try played.player.playUntilSettled()
    return played
  }

  private func pictureName(_ place: String) -> String {
    "signup.app-" + place.prefix { $0 != "=" }
  }

  @Test(
    "Every page of the app matches its reference in light and dark colours",
    arguments: app, [Setting.light, .dark])
  func appPages(place: String, setting: Setting) throws {
    try Reference.expect(
      try linked(place, setting), named: "\(pictureName(place)).\(setting.rawValue)")
  }

  @Test(
    "The app's pages match their references from right to left and in large text",
    arguments: ["home", "colour=lichen", "account"],
    [Setting.rightToLeft, .largeText])
  func appSettings(place: String, setting: Setting) throws {
    try Reference.expect(
      try linked(place, setting), named: "\(pictureName(place)).\(setting.rawValue)")
  }

  @Test(
    "The app's pages match their references on narrow stages in large text, and on wide stages",
    arguments: ["home", "colour=lichen", "account"],
    [320.0, 1280])
  func appWidths(place: String, width: Double) throws {
    try Reference.expect(
      try linked(
        place, width < 400 ? .largeText : .light,
        size: Size(width: width, height: width < 400 ? 568 : 800)),
      named: "\(pictureName(place)).\(Int(width))")
  }

  @Test("At a fractional scale, no background shows between the colours of a palette")
  func seams() throws {
    // A row of pixels in the middle of the bands, which are from 16 to 374 points in x.
    let rows = try [Setting.light, .dark].map { setting -> ArraySlice<UInt8> in
      let picture = try linked("palette=orchard", setting).picture(scale: 1.5)
      let start = 3 * 276 * picture.width
      return picture.bytes[start + 3 * 30..<start + 3 * 555]
    }

    #expect(rows[0].count == 3 * 525 && Set(rows[0]).count > 5)
    #expect(rows[0] == rows[1])
  }

  @Test("S2-8 S2-22 The example script goes through all steps into the app and signs out again")
  func example() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Examples/signup.yaml")
    let script = try Script(yaml: String(contentsOf: file, encoding: .utf8), file: "signup.yaml")
    let played = try RecordedRun("signup")
    var lines: [TraceLine] = []
    played.session.context.trace.send { lines.append($0) }

    _ = try script.resolved(on: played.session, glyphs: GlyphLibrary(FontChoice()))

    let gateHeads = lines.filter { $0.verb == "trim" }.map(\.subject)
    #expect(gateHeads == ["welcome", "app", "options"])
    #expect(lines.filter { $0.verb == "select" }.map(\.subject) == ["explore", "profile"])
    #expect(lines.count { $0.verb == "didShow" && $0.subject == "colour" } == 1)
    #expect(lines.count { $0.verb == "didShow" && $0.subject == "palette" } == 1)
    #expect(played.flow.navigationController.stack.map(\.name) == ["options"])
  }

  @Test(
    "Pages match their references on narrow and wide stages",
    arguments: ["tour", "profile"], [320.0, 1280])
  func widths(page: String, width: Double) throws {
    try Reference.expect(
      try played(page, .light, size: Size(width: width, height: width < 400 ? 568 : 800)),
      named: "signup.\(page).\(Int(width))")
  }
}
