import Foundation
import SDLDrawing
import Testing

@Suite struct FontFileTests {
  @Test("A missing font file is named in the error")
  func missing() {
    let error = #expect(throws: SDLError.self) { try FontFile(path: "/nowhere/Inter.otf") }

    #expect(error?.description == "Couldn't open /nowhere/Inter.otf")
  }

  @Test("An empty file and one that is not a font are refused", arguments: ["", "not a font"])
  func unusable(content: String) throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try Data(content.utf8).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }

    #expect(throws: SDLError.self) {
      _ = try Font(try FontFile(path: url.path), pixels: 17, isHinted: true)
    }
  }
}
