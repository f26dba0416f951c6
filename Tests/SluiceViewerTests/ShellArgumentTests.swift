import SluiceCommandLine
import Testing

@Suite struct ShellArgumentTests {
  @Test(
    "An argument is quoted for a shell if it needs quotes",
    arguments: [
      ("order=2:1,a.b/c@350ms", "order=2:1,a.b/c@350ms"), ("size=a b", "'size=a b'"),
      ("it's", #"'it'\''s'"#), ("$HOME", "'$HOME'"), ("grün", "'grün'"), ("", "''"),
    ])
  func quoted(argument: String, quoted: String) {
    #expect(argument.shellArgument == quoted)
  }
}
