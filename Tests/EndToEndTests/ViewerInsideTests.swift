import Foundation
import ImageFiles
import TestPrograms
import Testing

extension EndToEndTests {
  /// Tests of inspecting the elements on the viewer's stage.
  @Suite struct ViewerInsideTests {
    /// Opens the viewer with an editor that writes its arguments into a file, one per line.
    private func open(_ demo: String) throws -> (viewer: OpenViewer, edited: URL, tools: Scratch) {
      let tools = try Scratch()
      let edited = tools.url.appendingPathComponent("edited")
      let editor = tools.url.appendingPathComponent("editor")
      try Program.writeScript(
        "#!/bin/sh\nprintf '%s\\n' \"$@\" >'\(edited.path)'\n", to: editor)
      let command = "\(editor.path) +{line} {file}"
      return (try OpenViewer(demo, "--editor", command), edited, tools)
    }

    private func text(of file: URL, _ viewer: OpenViewer) throws -> [String] {
      let text = try viewer.desktop.wait(for: "the editor") { () -> String? in
        let text = try? String(contentsOf: file, encoding: .utf8)
        return text?.hasSuffix(".swift\n") ?? false ? text : nil
      }
      return text.split(separator: "\n").map(String.init)
    }

    @Test("A picked element's line of source code opens in the editor, and the flow gets no click")
    func pick() throws {
      let (viewer, edited, tools) = try open("checkout")
      defer { withExtendedLifetime(tools) {} }
      try viewer.wait(for: "didShow basket")
      let closed = try viewer.desktop.picture(of: viewer.identifier)

      try viewer.key("ctrl+shift+c")
      try viewer.mouse(610, 600)
      // Waits for the label of the element under the mouse, white on black, above the element.
      try viewer.waitForPicture(of: "a label") { $0[500, 575] != closed[500, 575] }
      try viewer.click(610, 600)
      // Waits for the button that shows the line of code; to its right, in the window's corner, is
      // the button that opens the editor.
      try viewer.waitForPicture(of: "the element's facts") { $0[1160, 830] != closed[1160, 830] }
      try viewer.click(1257, 838)

      let arguments = try text(of: edited, viewer)
      let line = try #require(Int(arguments[0].dropFirst()))
      let code = try String(contentsOfFile: arguments[1], encoding: .utf8)
        .split(separator: "\n", omittingEmptySubsequences: false)
      #expect(arguments[1].hasPrefix("/") && code[line - 1].contains("Button("))
      try viewer.key("F5")
      #expect(try !viewer.wait(for: "didShow basket").contains { $0.contains("down mouse") })
    }
  }
}
