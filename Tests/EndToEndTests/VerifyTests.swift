import Foundation
import Testing

extension EndToEndTests {
  @Suite struct VerifyTests {
    @Test("A flow without leaks has status 0, and no script is written")
    func holds() throws {
      let scratch = try Scratch()
      let path = scratch.path("leak.yaml")

      let result = try Program.run(["verify", "colours", "-o", path])

      #expect(result.status == 0)
      #expect(result.errors.isEmpty)
      #expect(
        result.lines.last?.hasPrefix("2 screens, 2 transitions, 0 gates, 38 routes, ") ?? false)
      #expect(!FileManager.default.fileExists(atPath: path))
    }

    @Test("SX-3 No route of the gates demo leaks, including deep links")
    func gates() throws {
      let result = try Program.run(["verify", "gates"], build: .release)

      #expect(result.status == 0)
      let head = result.lines.first?.split(separator: " ").map(String.init)
      #expect(
        head == [
          "route", "gate", "initial", "connected", "tabs", "activated", "tutorial",
        ])
      #expect(!result.lines.contains { $0.contains("LEAKS") || $0.contains("limit:") })
    }

    @Test("SX-3 A leak has status 1 and is written as a script that leads to it")
    func leaks() throws {
      let scratch = try Scratch()
      let path = scratch.path("leak.yaml")

      let result = try Program.run(["verify", "colours", "--gate", "second", "-o", path])
      let trace = try Program.run(["trace", "colours", "--script", path])

      #expect(result.status == 1)
      #expect(result.lines.contains { $0.hasPrefix("Escape ") && $0.contains("LEAKS") })
      #expect(
        result.lines.contains { $0.hasPrefix("leak: beyond the gate second, home can be seen") })
      #expect(result.errors.contains("sluice open colours --size 390x844 --script \(path)"))
      let shown = trace.lines.filter { $0.contains(" willShow ") }
      #expect(shown.count == 3)
      #expect(shown.last?.contains("willShow home") ?? false)
    }

    @Test("`--json` reports screens, gates, leaks, and places that were never reached")
    func json() throws {
      let scratch = try Scratch()

      let result = try Program.run([
        "verify", "colours", "--gate", "second", "--place", "third", "--json", "-o",
        scratch.path("leak.yaml"),
      ])

      let report = try JSONDecoder().decode(Report.self, from: Data(result.output))
      #expect(report.screens == ["home", "second"])
      #expect(report.unreachable == ["third"])
      #expect(report.gates.map(\.name) == ["second"])
      #expect(report.gates.first?.passed == ["home"])
      #expect(report.leaks.contains { $0.route == "Escape" && $0.kind == "seen" })
      #expect(report.leaks.contains { $0.route == "pop()" && $0.isFromCode })
    }

    private struct Report: Decodable {
      struct Gate: Decodable {
        let name: String
        let passed: [String]
      }

      struct Leak: Decodable {
        let route: String
        let kind: String
        let isFromCode: Bool
      }

      let screens: [String]
      let unreachable: [String]
      let gates: [Gate]
      let leaks: [Leak]
    }
  }
}
