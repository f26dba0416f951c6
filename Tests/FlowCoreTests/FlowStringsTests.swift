import FlowCore
import Testing

@Suite struct FlowStringsTests {
  private static let paid = Phrase(
    "paid", english: "{1} of {2} paid", german: "von {2} sind {1} bezahlt")

  @Test("A phrase is shown in the language of the strings, with its arguments filled in")
  func languages() {
    #expect(FlowStrings()[Self.paid.with("3", "5")] == "3 of 5 paid")
    #expect(FlowStrings(.german)[Self.paid.with("3", "5")] == "von 5 sind 3 bezahlt")
  }

  @Test("The pseudo-language is longer, accented and in brackets, and leaves arguments as they are")
  func pseudo() {
    #expect(FlowStrings(.pseudo)[Self.paid.with("Anna", "5")] == "[Anna ööf 5 pááîîd]")
  }

  @Test("Placeholders within arguments are not replaced, and those without an argument stay")
  func arguments() {
    #expect(FlowStrings()[Self.paid.with("{2}", "{1}")] == "{2} of {1} paid")
    #expect(FlowStrings()[Self.paid.with("3")] == "3 of {2} paid")
    #expect(FlowStrings()[Self.paid] == "{1} of {2} paid")
  }

  @Test("A replaced phrase is shown in every language")
  func replaced() {
    var strings = FlowStrings()
    strings[Self.paid] = "{2}/{1}"

    for language in Language.allCases {
      strings.language = language
      #expect(strings[Self.paid.with("3", "5")] == "5/3")
    }
  }

  @Test("A context's strings follow the preferred language and keep what a flow has replaced")
  @MainActor
  func context() {
    let context = FlowContext()
    context.strings[Self.paid] = "all"
    #expect(context.strings.language == .english)

    context.preferences.language = .german

    #expect(context.strings.language == .german)
    #expect(context.strings[Self.paid] == "all")
  }

  @Test(
    "The environment's language is that of LANGUAGE or, failing that, of the first locale variable",
    arguments: [
      ([:], .english), (["LANG": "de_DE.UTF-8"], .german), (["LANG": "C.UTF-8"], .english),
      (["LANG": "de"], .german), (["LC_ALL": "", "LANG": "de_AT@euro"], .german),
      (["LC_ALL": "en_GB.UTF-8", "LANG": "de_DE.UTF-8"], .english),
      (["LC_MESSAGES": "de_CH", "LANG": "en_US"], .german), (["LANG": "fr_FR"], .english),
      (["LANGUAGE": "fr:de:en", "LANG": "fr_FR"], .german),
      (["LANGUAGE": "de", "LANG": "C"], .english), (["LANG": "pseudo"], .english),
    ] as [([String: String], Language)])
  func environment(_ environment: [String: String], _ expected: Language) {
    #expect(Language(environment: environment) == expected)
  }
}
