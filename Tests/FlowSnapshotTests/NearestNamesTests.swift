import FlowSnapshot
import Testing

@Suite struct NearestNamesTests {
  @Test(
    "A misspelt word suggests the nearest of the names that are like it",
    arguments: [
      ("colors", ["controls", "colours"], "colours"),
      // A short name that is unlike the word does not hide a longer one.
      ("abcd", ["ab", "abcdefg"], "abcdefg"),
      ("xyz", ["ab", "abcdefg"], nil),
      ("a", [], nil),
    ])
  func nearest(word: String, names: [String], expected: String?) {
    #expect(NearestNames.nearest(to: word, among: names) == expected)
  }
}
