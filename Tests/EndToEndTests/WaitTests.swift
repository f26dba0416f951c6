import Foundation
import TestPrograms
import Testing

extension EndToEndTests {
  /// Tests of waiting for a program that never answers: the wait ends with an error that names what
  /// it waited for, and the program is killed.
  @Suite struct WaitTests {
    private func hanging() throws -> OpenWindow {
      let window = try OpenWindow("colours", on: try XvfbDesktop())
      try window.wait(for: "didShow home")
      window.hang()
      window.desktop.timeLimit = .seconds(1)
      return window
    }

    private func message(_ wait: () throws -> Void) -> String {
      var text = ""
      do { try wait() } catch { text = "\(error)" }
      return text
    }

    @Test("A wait for a missing line of the trace names it and lists the lines read")
    func trace() throws {
      let window = try OpenWindow("colours", on: try XvfbDesktop())
      window.desktop.timeLimit = .seconds(1)

      let text = message { try window.wait(for: "didShow nobody") }

      #expect(text.hasPrefix("waited 1.0 seconds for 'didShow nobody' in the trace, and saw\n"))
      #expect(text.contains("didShow home"))
    }

    @Test("The last line of a program's output is read also if it has no line break")
    func lastLine() throws {
      let child = try Child("/bin/sh", ["-c", "echo one; printf two; printf oops >&2"])

      #expect(child.output.rest() == ["one", "two"])
      #expect(child.errors.rest() == ["oops"])
      #expect(try child.end() == Child.Ending(status: 0, isSignal: false))
    }

    @Test("A program can read and print more than fits into a pipe")
    func largeInput() throws {
      let text = String(repeating: "x", count: 1 << 20)

      let result = try Program.run(URL(fileURLWithPath: "/bin/cat"), [], input: text)

      let isEqual = result.text == text
      #expect(isEqual && result.status == 0)
    }

    @Test("A wait for a program that does not read its input times out")
    func unreadInput() {
      #expect(throws: WaitTimeout.self) {
        try Program.run(
          URL(fileURLWithPath: "/bin/sleep"), ["1000"],
          input: String(repeating: "x", count: 1 << 20), within: .seconds(1))
      }
    }

    @Test("A hanging program is killed when waiting for its end or closing its window times out")
    func end() throws {
      for wait in [OpenWindow.end, OpenWindow.close] {
        let window = try hanging()

        let text = message { _ = try wait(window)() }

        #expect(text == "waited 1.0 seconds for its end, and saw nothing")
        #expect(window.isGone)
      }
    }

    @Test("The error of a wait for a window, a change or the focus names what was waited for")
    func manager() throws {
      let window = try hanging()

      let opening = message { _ = try window.desktop.window("--name", "Nobody") }
      let picture = message { try window.desktop.wait(for: "a change") { nil } }
      let focus = message { try window.desktop.activate("1") }

      #expect(
        opening == "waited 1.0 seconds for a window with the focus, --name Nobody, and saw nothing")
      #expect(picture == "waited 1.0 seconds for a change, and saw nothing")
      #expect(focus == "waited 1.0 seconds for windowactivate 1, and saw nothing")
    }

    @Test("A program that does not end by itself is killed after the limit")
    func program() throws {
      let child = try Child("sleep", ["1000"])

      let text = message { _ = try child.end(within: .milliseconds(100)) }

      #expect(text == "waited 0.1 seconds for the end of sleep 1000, and saw nothing")
      #expect(child.hasEnded(within: .zero))
    }

    @Test("The error for a program that neither prints nor ends names it")
    func silent() throws {
      let text = message {
        let sleep = URL(fileURLWithPath: "/bin/sleep")
        _ = try Program.run(sleep, ["1000"], within: .milliseconds(100))
      }

      #expect(text.hasPrefix("waited 0.1 seconds for the end of /bin/sleep 1000, and saw"))
    }
  }
}
