import SluiceCommandLine
import Testing

@Suite struct FlowTestReportTests {
  @Test(
    "What a flow prints is no part of a test's report",
    arguments: [
      ("", ""), ("12\n34", "12\n34\n"), ("unfinished", "late\n"), ("sluice-test", ""),
    ])
  func report(before: String, after: String) {
    let lines = [FlowTest.line("350.000000"), FlowTest.line("checkout@350ms"), ""]
    let output = before + lines.joined(separator: "\n") + after

    #expect(FlowTest.report(in: output) == ["350.000000", "checkout@350ms"])
    #expect(FlowTest.report(in: before + "\n" + after).isEmpty)
  }
}
