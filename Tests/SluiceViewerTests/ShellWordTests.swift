import SluiceCommandLine
import Testing

@Suite struct ShellWordTests {
  @Test(
    "A command that a message or a recording gives has each word in quotes if it needs them",
    arguments: [
      ("order=2:1,a.b/c@350ms", "order=2:1,a.b/c@350ms"), ("size=a b", "'size=a b'"),
      ("it's", #"'it'\''s'"#), ("$HOME", "'$HOME'"), ("grün", "'grün'"), ("", "''"),
    ])
  func quoted(word: String, quoted: String) {
    #expect(word.shellWord == quoted)
  }
}
