import SDLWindow
import Testing

@Suite struct ContentScaleTests {
  @Test(
    "The X resource Xft.dpi gives the scale: 1 up to 96 dots per inch, and 4 at most",
    arguments: [
      ("Xft.dpi:\t192\n", 2.0), ("Xft.dpi: 120", 1.25), ("Xft.dpi: 48", 1), ("Xft.dpi: 1000", 4),
      ("Xcursor.size: 24\nXft.dpi:\t144\nXft.hinting: 1\n", 1.5), ("", 1), ("Xft.dpi: big", 1),
      ("*Xft.dpi: 192", 1), ("Xft.dpi: nan", 1), ("Xft.antialias: 1", 1),
    ])
  func resources(text: String, scale: Double) {
    #expect(Video.contentScale(inResources: text) == scale)
  }
}
