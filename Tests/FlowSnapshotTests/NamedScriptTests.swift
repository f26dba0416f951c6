import FlowSnapshot
import Testing

@Suite struct NamedScriptTests {
  private func refusal(_ yaml: String) -> String? {
    do {
      _ = try Script(yaml: yaml, file: "a.yaml")
      return nil
    } catch {
      return error.description
    }
  }

  @Test(
    "An invalid step by name is refused with its line",
    arguments: [
      ("- tap: {buton: Pay}", "'buton' is no role; did you mean 'button'?"),
      ("- tap: {in: Payment}", "expected an element as \"Continue\""),
      ("- tap: {button: Pay, link: Pay}", "expected one element here, not also 'link'"),
      ("- tap: {button: Pay, role: link}", "expected one role here, not also 'link'"),
      ("- tap: {role: button}", "expected an element as \"Continue\""),
      ("- tap: {id: pay, role: buton}", "'buton' is no role; did you mean 'button'?"),
      ("- tap: {id: }", "expected an identifier, as {id: pay}"),
      ("- tap: {button: More, in: {name: Pen}}", "'name' is unknown; expected id"),
      ("- tap: 5", "expected a point as [195, 400], or a name in quotes, as \"5\""),
      ("- expect: {within: 2m, screen: a}", "expected a time as 500ms or 2s, of a minute at most"),
      ("- tap: {button: Pay, number: 0}", "expected a whole number from 1"),
      ("- tap:", "expected an element as"),
      ("- type: {into: Email}", "expected {into: "),
      ("- scroll: Terms", "expected {to: \"Terms\"}"),
      ("- drag: {page: left, to: 42%}", "expected back or forward"),
      ("- drag: {page: back, to: 0.42}", "expected a part of the width, 0% to 100%"),
      ("- go-back: 2", "expected nothing after 'go-back:'"),
      ("- expect:", "expected what to expect"),
      ("- expect: {within: 1s}", "expected what to expect beside 'within'"),
      ("- expect: {within: 1000s, screen: a}", "of a minute at most"),
      ("- expect: {button: Pay, is: shiny}", "'shiny' is no state; expected focused"),
      ("- expect: {contrast: high}", "expected a contrast of 1 to 21"),
      ("- expect: {settled: maybe}", "expected true or false"),
      ("- expect: {is: checked}", "expected an element as"),
      ("- flow:", "expected a demo, as 'flow: checkout/payment'"),
    ])
  func refused(yaml: String, message: String) throws {
    let problem = try #require(refusal("# by name\n\(yaml)"))
    #expect(problem.hasPrefix("a.yaml:2: "))
    #expect(problem.contains(message))
  }

  @Test("A script states its version and its flow in its first steps, and nowhere else")
  func header() throws {
    let script = try Script(yaml: "- version: 1\n- flow: checkout/payment\n- wait: 1s", file: "a")
    #expect(script.flow == "checkout/payment")
    #expect(!script.needsFlow)
    for step in ["version: 1", "flow: checkout"] {
      #expect(refusal("- wait: 1s\n- \(step)")?.contains("is no step") ?? false)
    }
  }

  @Test("A name of more than a thousand bytes is refused")
  func longName() {
    let name = String(repeating: "x", count: 1_001)
    #expect(refusal("- tap: \"\(name)\"")?.contains("at most 1000 bytes") ?? false)
  }
}
