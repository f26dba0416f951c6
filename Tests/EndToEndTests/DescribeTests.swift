import Foundation
import Testing

extension EndToEndTests {
  @Suite struct DescribeTests {
    private let toSecond = """
      - key: Tab
      - tap: [152, 227]
      - wait: 100ms
      """

    @Test("`describe` prints one line per element of the settled stage, then its lowest contrast")
    func text() throws {
      let result = try Program.run(["describe", "colours"])

      #expect(result.status == 0)
      #expect(result.errors.isEmpty)
      #expect(
        result.lines.prefix(3) == ["stage", "  screen \"home\"", "    heading \"Home Scene\""])
      #expect(result.lines.last?.hasPrefix("contrast is ") ?? false)
    }

    @Test(
      "`--script` and `--at` select an instant; during a transition the arriving page is described"
    )
    func instant() throws {
      let scratch = try Scratch()
      let script = try scratch.write(toSecond, "tap.yaml")
      let describe = { (time: String) in
        try Program.run(["describe", "verbs", "--script", script, "--at", time])
      }

      let before = try describe("10ms")
      let amid = try describe("150ms")

      #expect(before.lines.contains("  screen \"page-1\""))
      #expect(before.lines.contains { $0.contains("(focused)") })
      #expect(amid.lines.contains("  screen \"page-2\""))
    }

    @Test("`--json` reports frames, states, the focus and the contrast of all text and icons")
    func json() throws {
      let scratch = try Scratch()
      let script = try scratch.write("- key: Tab", "tab.yaml")

      let result = try Program.run(["describe", "controls", "--json", "--script", script])

      let description = try JSONDecoder().decode(Description.self, from: Data(result.output))
      #expect(description.tree.role == "stage")
      #expect(description.focus?.name == "Primary")
      #expect(description.focus?.states == ["focused"])
      #expect((description.focus?.frame.width ?? 0) > 300)
      #expect(description.contrasts.contains { $0.text == "Secondary" && $0.ratio >= 4.5 })
      #expect(description.contrasts.filter(\.isLow).allSatisfy { $0.isDisabled })
      #expect(description.icons.contains { $0.ratio >= 3 && !$0.isLow })
    }

    @Test("While a sheet is open, the contrast of the dimmed page behind it does not count")
    func dialog() throws {
      let scratch = try Scratch()
      let script = try scratch.write(
        """
        - tap: Sign in
        - type: {into: Email, text: juna@example.org}
        - type: {into: Password, text: secret}
        - tap: {button: Sign in, in: sign-in}
        - expect: {within: 5s, button: Paper Birds}
        - tap: Paper Birds
        - tap: Choose seats
        """, "seats.yaml")

      let result = try Program.run(["describe", "tickets", "--dark", "--script", script])

      #expect(result.lines.contains("  dialog \"Seats\" (modal)"), "\(result.lines)")
      #expect(
        result.lines.last?.wholeMatch(
          of: /contrast is [0-9.]+:1 or more in 6 lines of text, and [0-9.]+:1 or more in 3 icons/)
          != nil, "\(result.lines)")
    }

    @Test("Text of low contrast is reported with its location")
    func lowContrast() throws {
      let result = try Program.run(["describe", "controls"])

      #expect(
        result.lines.contains {
          $0.hasPrefix("contrast below 4.5:1: ") && $0.contains("\"Disabled\" at ")
            && $0.hasSuffix("(disabled)")
        })
    }

    private struct Description: Decodable {
      struct Node: Decodable {
        struct Frame: Decodable { let width: Double }
        let role: String
        let name: String
        let states: [String]
        let frame: Frame
      }
      struct Line: Decodable {
        let text: String
        let ratio: Double
        let isLow: Bool
        let isDisabled: Bool
      }
      let tree: Node
      let focus: Node?
      let contrasts: [Line]
      let icons: [Line]
    }
  }
}
