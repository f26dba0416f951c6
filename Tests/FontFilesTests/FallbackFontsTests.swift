import FontFiles
import Foundation
import Testing

@Suite struct FallbackFontsTests {
  @Test(
    "The font for a letter is a readable file without colours",
    arguments: FontFamily.Weight.allCases)
  func letter(weight: FontFamily.Weight) throws {
    let face = try #require(FallbackFonts(for: .text(weight)).face(for: ["a", "é"]))

    #expect(FileManager.default.isReadableFile(atPath: face.path))
    #expect(!face.isColour)
  }

  @Test("There is no font for an empty list of characters or for a noncharacter")
  func none() {
    let fonts = FallbackFonts(for: .text(.regular))

    #expect(fonts.face(for: []) == nil)
    #expect(fonts.face(for: ["\u{FFFF}"]) == nil)
    #expect(fonts.face(for: ["a", "\u{FFFF}"]) == nil)
  }

  @Test(
    "With the Noto fonts installed, each script has its own font with a bold weight",
    .enabled(if: FontFamily.hasFile("truetype/noto/NotoSansArabic-Bold.ttf")),
    arguments: [("م", "NotoSansArabic"), ("ש", "NotoSansHebrew"), ("न", "Devanagari")])
  func noto(letter: Unicode.Scalar, name: String) throws {
    let regular = try #require(FallbackFonts(for: .text(.regular)).face(for: [letter]))
    let bold = try #require(FallbackFonts(for: .text(.bold)).face(for: [letter]))

    #expect(regular.path.contains(name) && regular.path.contains("Regular"))
    #expect(bold.path.contains(name) && bold.path.contains("Bold"))
  }

  @Test(
    "Emoji have a colour font if one is installed",
    .enabled(if: FontFamily.hasFile("truetype/noto/NotoColorEmoji.ttf")))
  func emoji() throws {
    let face = try #require(FallbackFonts(for: .emoji).face(for: ["😀"]))

    #expect(face.isColour)
    #expect(FallbackFonts(for: .text(.regular)).face(for: ["😀"])?.isColour != true)
  }
}

extension FontFamily {
  static func hasFile(_ path: String) -> Bool {
    FileManager.default.isReadableFile(atPath: "/usr/share/fonts/" + path)
  }
}
