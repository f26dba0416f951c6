import SluiceCommandLine
import Testing

@Suite struct ProgramNameTests {
  @Test(
    "Recordings name the program by its file",
    arguments: [("/usr/bin/MyFlow", "MyFlow"), ("MyFlow", "MyFlow"), ("", "sluice")])
  func name(path: String, name: String) {
    #expect(ProgramName.name(of: path) == name)
  }
}
