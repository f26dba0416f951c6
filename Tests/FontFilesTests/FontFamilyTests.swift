import FontFiles
import Foundation
import Testing

@Suite struct FontFamilyTests {
  @Test("Inter is found in Debian's folder, with a separate file for each weight")
  func known() throws {
    let family = try #require(FontFamily.find())

    #expect(family.isWanted)
    #expect(Set(family.files.keys) == Set(FontFamily.Weight.allCases))
    #expect(Set(family.files.values).count == FontFamily.Weight.allCases.count)
    #expect(family.files.values.allSatisfy { $0.hasPrefix(FontFamily.wantedFolder) })
  }

  @Test("Without Debian's folder, fontconfig finds Inter or a substitute, each weight with a file")
  func elsewhere() throws {
    let family = try #require(FontFamily.find(in: "/nonexistent"))

    #expect(family.isWanted == (family.name == FontFamily.wantedName))
    #expect(Set(family.files.keys) == Set(FontFamily.Weight.allCases))
    #expect(family.files.values.allSatisfy { FileManager.default.isReadableFile(atPath: $0) })
  }

  @Test("The font for code is found in Debian's folder, and its bold file serves as semibold")
  func monospaced() throws {
    let family = try #require(FontFamily.findMonospaced())

    #expect(family.isWanted)
    #expect(family.name == FontFamily.monospacedName)
    #expect(family.files[.semibold] == family.files[.bold])
    #expect(family.files[.regular] != family.files[.bold])
    #expect(family.files.values.allSatisfy { $0.hasPrefix(FontFamily.monospacedFolder) })
  }

  @Test("Without Debian's folder, fontconfig finds the font for code")
  func monospacedElsewhere() throws {
    let family = try #require(FontFamily.findMonospaced(in: "/nonexistent"))

    #expect(family.isWanted && family.name == FontFamily.monospacedName)
    #expect(Set(family.files.keys) == Set(FontFamily.Weight.allCases))
    #expect(family.files.values.allSatisfy { FileManager.default.isReadableFile(atPath: $0) })
  }
}
