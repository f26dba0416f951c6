import FlowSnapshot
import Testing

@Suite struct NearestNamesTests {
  @Test(
    "The suggestion for a misspelt word is the nearest name, if one is similar",
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
