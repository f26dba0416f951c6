import FontFiles
import Foundation
import Testing

@Suite struct FallbackFontsTests {
  @Test("A font for a letter is a file that is there", arguments: FontFamily.Weight.allCases)
  func letter(weight: FontFamily.Weight) throws {
    let face = try #require(FallbackFonts(for: .text(weight)).face(for: ["a", "é"]))

    #expect(FileManager.default.isReadableFile(atPath: face.path))
    #expect(!face.isColour)
  }

  @Test("There is no font for nothing, nor for what is no character")
  func none() {
    let fonts = FallbackFonts(for: .text(.regular))

    #expect(fonts.face(for: []) == nil)
    #expect(fonts.face(for: ["\u{FFFF}"]) == nil)
    #expect(fonts.face(for: ["a", "\u{FFFF}"]) == nil)
  }

  @Test(
    "With Noto's fonts each script has its own, and a bold one",
    .enabled(if: FontFamily.hasFile("truetype/noto/NotoSansArabic-Bold.ttf")),
    arguments: [("م", "NotoSansArabic"), ("ש", "NotoSansHebrew"), ("न", "Devanagari")])
  func noto(letter: Unicode.Scalar, name: String) throws {
    let regular = try #require(FallbackFonts(for: .text(.regular)).face(for: [letter]))
    let bold = try #require(FallbackFonts(for: .text(.bold)).face(for: [letter]))

    #expect(regular.path.contains(name) && regular.path.contains("Regular"))
    #expect(bold.path.contains(name) && bold.path.contains("Bold"))
  }

  @Test(
    "Emoji are in colours where their font is installed",
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
