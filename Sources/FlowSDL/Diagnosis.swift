internal import FlowRaster
internal import FlowText
internal import SDLDrawing
internal import SDLWindow
internal import SluiceAssets
internal import TextAnalysis

/// The program's environment, such as versions, fonts and drivers, and the problems found in it.
package struct Diagnosis: Sendable {
  package typealias Fact = (name: String, value: String)

  package let facts: [Fact]
  /// The problems, each with its remedy in one line.
  package let problems: [String]

  /// Collects the facts and problems; starts SDL's video subsystem for that, and stops it again.
  @MainActor
  package init() {
    var problems: [String] = []
    var fonts: FontChoice?
    do {
      fonts = try FontChoice()
    } catch {
      problems.append(error.description)
    }
    if let warning = fonts?.warning { problems.append(warning) }
    if let missing = Self.missingIcons { problems.append(missing) }
    let text = TextRendering(fonts)
    facts =
      [("SDL", Versions.sdl), ("SDL_ttf", text.ttf), ("SDL_image", Versions.image)]
      + [("FreeType", text.freeType), ("HarfBuzz", text.harfBuzz)]
      + [("FriBidi", AnalysisVersions.friBidi), ("unibreak", AnalysisVersions.unibreak)]
      + text.files.map { ("font", "\($0.path) sha256 \($0.sha256)") }
      + [("monospaced", FontChoice.monospacedFile ?? "Inter's letters: install fonts-dejavu-core")]
      + ScriptFont.all().map { ($0.name, $0.description) } + Self.display(&problems)
      + [("caches", Self.caches)]
    self.problems = problems
  }

  package static var missingIcons: String? {
    guard Assets.icon("sluice") == nil else { return nil }
    return "the icons are missing: keep the folder Assets or share/sluice with the program"
  }

  private static var caches: String {
    let limits = (Rasterizer.cacheLimits + GlyphLibrary.cacheLimits)
      .map { "\($0.name) \($0.bytes >> 20) MiB" }.joined(separator: ", ")
    return "at most \(limits), and the pages of a frame; dropped while a window is hidden"
  }

  @MainActor
  private static func display(_ problems: inout [String]) -> [Fact] {
    do {
      try Video.start(named: "Sluice")
    } catch {
      problems.append(SDLSystemWindow.noDisplay.description)
      return [("video", "none (\(error))"), ("display", "none")]
    }
    defer { Video.stop() }
    if Video.isInvisible { problems.append(SDLSystemWindow.noDisplay.description) }
    // X servers without a monitor report no refresh rate.
    let mode = Video.display.map { mode in
      "\(mode.width)x\(mode.height)" + (mode.refreshRate > 0 ? " at \(mode.refreshRate) Hz" : "")
    }
    return [
      ("video", Video.driver), ("render", Video.renderDrivers.joined(separator: ", ")),
      ("display", Video.isInvisible ? "none" : mode ?? "unknown"),
    ]
  }
}
