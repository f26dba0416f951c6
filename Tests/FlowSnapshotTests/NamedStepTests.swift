import FlowCatalogue
import FlowCore
import FlowDemos
import FlowSDL
import FlowSnapshot
import FlowUI
import Foundation
import Testing

@Suite struct NamedStepTests {
  private static let glyphs = try? GlyphLibrary(try FontChoice())

  /// A demo after a script was played on it, and the script with points in place of names.
  private struct Played {
    let flow: any FlowController
    let session: FlowSession
    let script: Script

    init(
      _ demo: String, _ yaml: String, size: Size = Size(width: 390, height: 844),
      _ prepare: (FlowSession) -> Void = { _ in }
    ) throws {
      let glyphs = try #require(NamedStepTests.glyphs)
      flow = try #require(Catalogue.sluice.demo(demo)).start(in: FlowContext())
      session = FlowSession(
        navigation: flow.navigationController, size: size, measuring: glyphs)
      prepare(session)
      script = try Script(yaml: yaml, file: "a.yaml").resolved(on: session, glyphs: glyphs)
    }
  }

  private func failure(_ demo: String, _ yaml: String) -> String? {
    do {
      _ = try Played(demo, yaml)
      return nil
    } catch {
      return "\(error)"
    }
  }

  private static let byName = URL(fileURLWithPath: #filePath)
    .appendingPathComponent("../../../Examples/checkout-by-name.yaml").standardizedFileURL

  @Test(
    "The example script by name plays at any size, from right to left and with large text",
    arguments: ["390x844", "320x568", "768x1024", "rtl", "large"])
  func example(variant: String) throws {
    let yaml = try String(contentsOf: Self.byName, encoding: .utf8)
    let sizes = [
      "320x568": Size(width: 320, height: 568), "768x1024": Size(width: 768, height: 1024),
    ]
    let played = try Played(
      "checkout", yaml, size: sizes[variant] ?? Size(width: 390, height: 844)
    ) { session in
      if variant == "rtl" { session.direction = .rightToLeft }
      if variant == "large" { session.textSize = 1.5 }
    }

    #expect(played.session.accessibilityTree.all.contains { $0.name == "Place order" })
  }

  @Test("A script by name resolves to a script of points that leads to the same screen")
  func points() throws {
    let yaml = try String(contentsOf: Self.byName, encoding: .utf8)
    let played = try Played("checkout", yaml)
    let glyphs = try #require(Self.glyphs)
    let flow = try #require(Catalogue.sluice.demo("checkout")).start(in: FlowContext())
    let session = FlowSession(
      navigation: flow.navigationController, size: Size(width: 390, height: 844),
      measuring: glyphs)

    #expect(!played.script.needsFlow)
    try ScriptPlayer(played.script, session: session).playUntilSettled()

    #expect(session.accessibilityTree == played.session.accessibilityTree)
  }

  @Test("A page drag by name moves the page to exactly the given fraction, also from right to left")
  func pageDrag() throws {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      var lines: [String] = []
      let glyphs = try #require(Self.glyphs)
      let context = FlowContext()
      context.trace.send { lines.append("\($0)") }
      let flow = try #require(Catalogue.sluice.demo("checkout")).start(in: context)
      let session = FlowSession(
        navigation: flow.navigationController, size: Size(width: 390, height: 844),
        measuring: glyphs)
      session.direction = direction
      let script = "- tap: Continue to delivery\n- drag: {page: back, to: 42%, release: false}"
      _ = try Script(yaml: script, file: "a.yaml").resolved(on: session, glyphs: glyphs)

      #expect(lines.last?.hasSuffix("drag basket 0.420000") ?? false)
      withExtendedLifetime(flow) {}
    }
  }

  @Test("A page drag forward begins beside the scroll bar, and brings the next page")
  func dragForward() {
    #expect(
      failure(
        "verbs",
        """
        - drag: {page: forward, to: 60%, hold: 200ms}
        - expect: {screen: page-2, stack: [page-1, page-2]}
        - drag: {page: back, to: 60%, hold: 200ms}
        - expect: {screen: page-1, stack: [page-1]}
        """) == nil)
  }

  @Test("A step by name waits until nothing moves, unless it states its instant")
  func waiting() throws {
    let waits = try Played(
      "checkout", "- tap: Continue to delivery\n- tap: Continue to payment\n- wait: 1s\n- shot: a")
    #expect(waits.script.inputs[2].instant > Instant.zero.advanced(by: .milliseconds(300)))
    let shot = try #require(waits.script.shots.first)
    #expect(shot.instant > Instant.zero.advanced(by: .milliseconds(1300)))
    #expect(waits.script.end == shot.instant)

    let timed = try Played(
      "checkout", "- tap: Continue to delivery\n- at: 2s\n  tap: Continue to payment")
    #expect(timed.script.inputs[2].instant == Instant.zero.advanced(by: .seconds(2)))
    #expect(
      failure(
        "checkout",
        "- tap: Continue to delivery\n- tap: Continue to payment\n- at: 100ms\n  tap: [1, 1]")?
        .hasPrefix("a.yaml:3: expected a time after the step before, which ends at ") ?? false)
  }

  @Test("Text is typed at the end of a text area's text, wherever the caret is")
  func textArea() throws {
    let played = try Played(
      "controls",
      """
      - type: {into: Note, text: "\\nRing twice."}
      - type: {into: Name, text: Wren}
      - tap: Note
      - key: Ctrl+Home
      - type: {into: Note, text: "!"}
      """)

    let note = played.session.accessibilityTree.all.first { $0.name == "Note" }
    #expect(
      note?.value == "Please leave it with the neighbours.\nThe dog is friendly.\nRing twice.!")
  }

  @Test("Elements out of view are scrolled into view, and then typed into or chosen")
  func scrolling() throws {
    let played = try Played(
      "controls",
      """
      - type: {into: "Street", text: "Larkmill Lane 8"}
      - type: {into: "Name", text: "Wren", replace: true}
      - expect: {text field: "Street", value: "Larkmill Lane 8"}
      - expect: {text-field: "Name", value: "Wren", is: focused}
      - choose: "Month"
      - expect: {radio: "Month", is: [checked]}
      - scroll: {to: {heading: "Buttons"}}
      """, size: Size(width: 320, height: 568))
    let heading = played.session.accessibilityTree.all.first { $0.name == "Buttons" }
    #expect(heading.map { !$0.states.contains(.offscreen) } ?? false)
  }

  @Test("Elements are scrolled into view also where the mouse is on a footer that is in the way")
  func footer() throws {
    let script = """
      - tap: Sign in
      - type: {into: Email, text: juna@example.org}
      - type: {into: Password, text: secret}
      - tap: {button: Sign in, in: sign-in}
      - tap: Moon over the Weir
      - tap: Choose seats
      - tap: Go on for €48
      - tap: Pay €48
      - type: {into: Card number, text: "4242"}
      - expect: {text field: Card number, value: "4242"}
      """

    _ = try Played("tickets", script, size: Size(width: 844, height: 390))
  }

  @Test("Rows of a long list, of which only the visible ones exist, are found")
  func longList() throws {
    let script = """
      - expect: {no: "The Last Lamplighter"}
      - scroll: {to: "The Last Lamplighter"}
      - expect: {no: "The Tide Clerk"}
      - tap: "The Tide Clerk"
      - expect: {no: {screen: library}}
      """
    let played = try Played("library", script, size: Size(width: 390, height: 300))

    #expect(played.session.canGoBack)
  }

  @Test(
    "Rows are found and scrolled into view where the scroll area is shorter than a page",
    arguments: [
      "Eleven Bridges", "The Quiet Foundry", "Letters to a Lighthouse", "What the Miller Kept",
      "The Glass Orchard", "A Ferry for Two",
    ])
  func shortArea(title: String) throws {
    let played = try Played(
      "library", "- scroll: {to: \"\(title)\"}", size: Size(width: 390, height: 200))

    let row = played.session.accessibilityTree.all.first { $0.name == title }
    #expect(row.map { !$0.states.contains(.offscreen) } ?? false)
  }

  @Test("`press-and-hold` opens the menu that a long press opens")
  func pressAndHold() throws {
    let played = try Played(
      "checkout", "- tap: Continue to delivery\n- press-and-hold: Back to Basket")
    #expect(played.session.accessibilityTree.all.contains { $0.role == .menu })
    let chosen = try Played(
      "checkout",
      """
      - tap: Continue to delivery
      - press-and-hold: Back to Basket
      - choose: Basket
      - expect: {screen: basket, stack: [basket]}
      """)
    #expect(!chosen.session.canGoBack)
  }

  @Test(
    "A step that fails says in one line what is wrong, and often what there is instead",
    arguments: [
      (
        "- tap: Continue to delivry",
        "a.yaml:1: tap: there is no \"Continue to delivry\" on the screen \"basket\"; did you mean "
          + "button \"Continue to delivery\"?"
      ),
      (
        "\n- tap: More",
        "a.yaml:2: tap: there are 3 of \"More\": button \"More\" #notebook.more in \"Pocket "
          + "notebook\", button \"More\" #pen.more in \"Brass rollerball\", button \"More\" "
          + "#letter-set.more in \"Letter set\"; add a role, 'in: NAME' or 'number: 2'"
      ),
      (
        "- tap: {button: Writing ink}",
        "a.yaml:1: tap: there is no button \"Writing ink\" on the screen \"basket\", but text "
          + "\"Writing ink\" in \"You might also like\"; did you mean button \"Add Writing ink\"?"
      ),
      ("- tap: {button: More, number: 4}", "only 3 of that name"),
      (
        "- tap: {id: notebok.more}",
        "a.yaml:1: tap: there is no id \"notebok.more\" on the screen \"basket\"; did you mean "
          + "\"notebook.more\"? The ids there are \"notebook\", \"notebook.less\", "
          + "\"notebook.more\", \"pen\", \"pen.less\", \"pen.more\", \"letter-set\", "
          + "\"letter-set.less\" and 1 more"
      ),
      (
        "- tap: {role: link, id: pen.more}",
        "no link id \"pen.more\" on the screen \"basket\", but button \"More\" #pen.more in "
          + "\"Brass rollerball\""
      ),
      (
        "- tap: Continue to delivery\n- tap: {id: pay}",
        "a.yaml:2: tap: there is no id \"pay\" on the screen \"delivery\"; nothing there has an id"
      ),
      (
        "- tap: {button: Pay, in: Payment}",
        "there is no button \"Pay\" in \"Payment\" on the screen \"basket\"; nothing lies in "
          + "\"Payment\"; there are button \"Less\" #notebook.less, button "
      ),
      (
        "- type: {into: Emal, text: a}",
        "there is no \"Emal\" on the screen \"basket\", and nothing of that kind; there are spin "
          + "button \"Pocket notebook\" #notebook, button \"Less\" #notebook.less"
      ),
      (
        "- tap: Continue to delivery\n- expect: {radio: Standard, value: fast}",
        "but saw radio \"Standard\" = \"2–4 working days, €\u{A0}4.90\" (checked)"
      ),
      ("- go-back:", "a.yaml:1: go-back: there is no way back from the screen \"basket\""),
      ("- go-back", "a.yaml:1: go-back: there is no way back from the screen \"basket\""),
      ("- drag: {page: back, to: 42%}", "there is no way back from the screen \"basket\""),
      (
        "- expect: {screen: delivery}",
        "a.yaml:1: expect: expected the screen \"delivery\", but saw the screen \"basket\""
      ),
      ("- expect: {within: 50ms, stack: [a]}", "expected the stack [a] within 50ms, but saw"),
      ("- expect: {no: \"Continue to delivery\"}", "but saw button \"Continue to delivery\""),
      (
        "- expect: {no: {button: More, number: 3}}",
        "expected no button \"More\", number 3, but saw button \"More\""
      ),
      (
        "- key: Tab\n- expect: {focused: {name: Less, number: 2}}",
        "expected the focus on \"Less\", number 2, but saw it on button \"Less\""
      ),
      ("- expect: {progress: 60%}", "expected progress of 60%, but saw 1 of 5"),
      ("- expect: {focused: More}", "expected the focus on \"More\", but saw it nowhere"),
      ("- expect: {heading: Delivery}", "but saw heading \"Basket\""),
      ("- expect: {contrast: \">= 20\"}", "expected contrast of at least 20:1, but saw "),
      ("- expect: {settled: false}", "expected something that moves, but saw nothing that moves"),
      (
        "- expect: {spin button: Letter set, value: \"2\"}",
        "but saw spin button \"Letter set\" = \"1\""
      ),
    ])
  func failing(yaml: String, message: String) throws {
    let problem = try #require(failure("checkout", yaml))
    #expect(problem.contains(message))
    #expect(!problem.contains("\n"))
  }

  @Test("Listed elements that share a name are told apart by what contains them")
  func equalNames() throws {
    let problem = try #require(failure("controls", "- tap: {image: Crown}"))

    #expect(problem.contains("there is no image \"Crown\" on the screen"))
    #expect(problem.contains("image \"Hills behind a lake\" in \""))
  }

  @Test("A tap on a disabled control is refused")
  func disabled() {
    #expect(
      failure("verbs", "- tap: \"Pop: Default\"")?.contains("button \"Pop: Default\" is disabled")
        ?? false)
  }

  @Test(
    "Expectations hold at the instant for which they are made",
    arguments: [
      "- tap: Continue to delivery\n- expect: {settled: false}",
      "- tap: Continue to delivery\n- expect: {within: 2s, settled: true, screen: delivery}",
      // In a recording, too, even if the flow cannot go back.
      "- recorded: {size: [390, 844]}\n- tap: Continue to delivery\n- wait: 1s\n- go-back:\n"
        + "- at: 1100ms\n  expect: {settled: false, screen: basket}",
      "- expect: {settled: true}", "- expect: {contrast: \">= 3\"}",
      "- expect: {progress: 20%}", "- expect: {progress: 1 of 5}",
      "- tap: Continue to delivery\n- expect: {radio: Standard, is: [checked]}",
      "- key: Tab\n- expect: {focused: {name: Less, number: 1}}",
      "- expect: {no: {button: More, number: 4}}",
      "- tap: {id: letter-set.more}\n- expect: {id: letter-set, value: \"2\"}",
      "- tap: {button: More, in: {id: pen}}\n- expect: {spin button: Brass rollerball, value: \"2\"}",
      "- press-and-hold: {id: pen.more, role: button, for: 1s}\n- expect: {id: pen, value: \"2\"}",
      "- key: Tab\n- expect: {focused: {id: notebook.less}}",
      "- scroll: {to: {id: letter-set}}\n- expect: {no: {id: ink}}",
      // The texts have no-break spaces.
      "- expect: {text: \"Blue hour, 50 ml\"}",
      "- tap: Continue to delivery\n- expect: {radio: Standard, value: \"2–4 working days, € 4.90\"}",
    ])
  func met(yaml: String) {
    #expect(failure("checkout", yaml) == nil)
  }
}
