import FlowCatalogue
import SluiceViewer
import Testing

@Suite struct EditorCommandTests {
  private func arguments(_ text: String) throws -> [String] {
    try EditorCommand(text, path: "/usr/bin:/bin").arguments(file: "/a b/{line}.swift", line: 12)
  }

  @Test(
    "The file and the line replace {file} and {line}, or follow the command as FILE:LINE",
    arguments: [
      ("sh -g {file}:{line}", ["sh", "-g", "/a b/{line}.swift:12"]),
      ("sh +{line} {file}", ["sh", "+12", "/a b/{line}.swift"]),
      ("sh", ["sh", "/a b/{line}.swift:12"]),
      ("sh -c 'ed {file}' \"x y\" a\\ b", ["sh", "-c", "ed /a b/{line}.swift", "x y", "a b"]),
      ("  sh   '' ", ["sh", "", "/a b/{line}.swift:12"]),
    ])
  func words(text: String, expected: [String]) throws {
    #expect(try arguments(text) == expected)
  }

  @Test(
    "A command without a program, or that ends within a quote or with a backslash, is refused",
    arguments: [
      ("", "the command for the editor is empty"), (" ", "the command for the editor is empty"),
      ("no-such-editor {file}", "there is no program 'no-such-editor'"),
      ("sh 'x", "the command for the editor ends within a quote"),
      ("sh \\", "the command for the editor ends with a backslash"),
    ])
  func refused(text: String, reason: String) throws {
    let failure = #expect(throws: Failure.self) { try arguments(text) }

    #expect(try #require(failure).message.hasPrefix(reason))
    #expect(failure?.status == 2)
  }
}
