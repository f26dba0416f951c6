internal import Desktop
package import FlowCatalogue
package import FlowCore
package import FlowSnapshot
package import FlowText
package import FlowUI
internal import FoundationEssentials
internal import ImageFiles

/// A film that is made picture by picture, so that a window can respond meanwhile.
@MainActor
package final class FilmExport {
  /// All formats of `sluice film`.
  package enum Format: String, CaseIterable, Sendable {
    case sheet, apng, webp, gif, mp4, webm, folder

    package var ending: String {
      switch self {
      case .sheet: ".png"
      case .folder: "/"
      case .apng, .webp, .gif, .mp4, .webm: ".\(rawValue)"
      }
    }

    /// Whether films of this format can be made here: some need the user's own ffmpeg.
    package var isAvailable: Bool {
      switch self {
      case .sheet, .apng, .webp, .gif, .folder: true
      case .mp4, .webm: SearchPath.has("ffmpeg")
      }
    }
  }

  private let script: Script
  private let session: FlowSession
  private let period: ClosedRange<Instant>
  private let glyphs: GlyphLibrary
  private let renderer: SnapshotRenderer
  /// `nil` for a contact sheet, which plays the script itself.
  private var frames: FilmFrames?
  private let writer: (any FilmWriter)?
  private var sheet: [UInt8] = []
  /// Pixels per point, the default of `sluice film`.
  private static let sheetScale = 0.5

  /// The named steps of `script` must be resolved; a `speed` below 1 is slower, and smoother.
  package init(
    _ format: Format, of script: Script, session: FlowSession, in period: ClosedRange<Instant>,
    speed: Double = 1, glyphs: GlyphLibrary
  ) {
    (self.script, self.session, self.period) = (script, session, period)
    self.glyphs = glyphs
    renderer = SnapshotRenderer(glyphs: glyphs)
    let rate = format == .gif ? FilmKind.gif.defaultRate : FilmKind.apng.defaultRate
    frames =
      format == .sheet
      ? nil
      : FilmFrames(
        script, session: session, from: period.lowerBound, to: period.upperBound,
        every: FilmFrames.interval(rate: rate, speed: speed))
    writer =
      switch format {
      case .sheet: nil
      case .folder: PictureFolder()
      case .apng: APNGWriter(rate: rate, plays: 0, of: .init(size: session.size, scale: 1))
      case .webp: AnimationWriter(AnimatedWebP.self, rate: rate, plays: 0)
      case .gif: AnimationWriter(AnimatedGIF.self, rate: rate, plays: 0)
      case .mp4: VideoWriter(.mp4, rate: rate)
      case .webm: VideoWriter(.webm, rate: rate)
      }
  }

  /// The part of the film that is made, 0…1; 0 for a contact sheet.
  package var fraction: Double { frames?.fraction ?? 0 }

  /// Makes the next picture, or the whole contact sheet; returns false when the film is complete.
  package func step() throws(Failure) -> Bool {
    guard let writer else {
      sheet = try contactSheet()
      return false
    }
    let tree: LayerTree?
    do {
      tree = try frames?.frame()
    } catch {
      throw Failure("\(error)")
    }
    guard let tree else { return false }
    do {
      try writer.add(renderer.picture(of: tree, scale: 1))
    } catch {
      throw error as? Failure ?? Failure("\(error)")
    }
    return true
  }

  /// Writes the film completely or not at all; the path of a folder ends with a slash.
  package func finish(at path: String) throws(Failure) {
    let output = Output(path: path)
    do {
      try writer?.finish(at: output) ?? output.write(sheet)
    } catch {
      throw error as? Failure ?? Failure("\(error)")
    }
  }

  private func contactSheet() throws(Failure) -> [UInt8] {
    // A sheet shows 25 pictures well; no two are closer than three frames of a 60 Hz display,
    // except that the last one shows the end of the period. Rounding down would add a 26th picture,
    // only nanoseconds after the 25th.
    let length = period.upperBound.duration(since: period.lowerBound)
    let interval = max(Duration.milliseconds(50), .nanoseconds((length.inNanoseconds + 23) / 24))
    do {
      let film = try ContactSheet(
        script, session: session, from: period.lowerBound, to: period.upperBound,
        every: interval, scale: Self.sheetScale)
      return try renderer.png(
        of: film.sheet(theme: session.theme, measuring: glyphs), scale: Self.sheetScale)
    } catch {
      throw Failure("\(error)")
    }
  }
}
