internal import Desktop
package import FlowCatalogue
package import FlowCore
package import FlowSnapshot
package import FlowText
package import FlowUI
internal import FoundationEssentials

/// A film that is made picture by picture, so that a window can respond meanwhile.
@MainActor
package final class FilmExport {
  /// The format of a film; all formats of `sluice film` can be chosen.
  package enum Format: String, CaseIterable, Sendable {
    case sheet, apng, webp, gif, mp4, webm, folder

    /// The ending of the film's name.
    package var ending: String {
      switch self {
      case .sheet: ".png"
      case .folder: "/"
      case .apng, .webp, .gif, .mp4, .webm: ".\(rawValue)"
      }
    }
  }

  private let format: Format
  private let script: Script
  private let session: FlowSession
  private let period: ClosedRange<Instant>
  private let glyphs: GlyphLibrary
  private let renderer: SnapshotRenderer
  private var frames: FilmFrames
  private let writer: (any FilmWriter)?
  private var sheet: [UInt8] = []
  /// Pixels per point of each picture on a sheet, the default of `sluice film`.
  private static let sheetScale = 0.5

  /// Prepares a film.
  ///
  /// - Parameters:
  ///   - format: The format.
  ///   - script: The script to play, with named steps resolved to points.
  ///   - session: A new session.
  ///   - period: The part of the script that the film shows; a contact sheet begins with it, and
  ///     ends when the flow has settled.
  ///   - speed: How fast the film shows the flow; less than 1 is slower, and smoother.
  ///   - glyphs: The fonts.
  package init(
    _ format: Format, of script: Script, _ session: FlowSession, in period: ClosedRange<Instant>,
    speed: Double = 1, glyphs: GlyphLibrary
  ) {
    (self.format, self.script, self.session, self.period) = (format, script, session, period)
    self.glyphs = glyphs
    renderer = SnapshotRenderer(glyphs: glyphs)
    let rate = format == .gif ? FilmKind.gif.defaultRate : FilmKind.apng.defaultRate
    frames = FilmFrames(
      script, session: session, from: period.lowerBound, to: period.upperBound,
      every: FilmFrames.interval(rate: rate, speed: speed))
    writer =
      switch format {
      case .sheet: nil
      case .folder: PictureFolder()
      case .apng: APNGWriter(rate: rate, plays: 0, of: .init(size: session.size, scale: 1))
      case .webp: WebPWriter(rate: rate, plays: 0)
      case .gif: GIFWriter(rate: rate, plays: 0)
      case .mp4: VideoWriter(.mp4, rate: rate)
      case .webm: VideoWriter(.webm, rate: rate)
      }
  }

  /// The fraction of the film that has been made, 0…1.
  package var fraction: Double { frames.fraction }

  /// Makes the next picture, or the whole contact sheet; returns false when the film is complete.
  ///
  /// - Throws: `Failure` if the film cannot be made.
  package func step() throws(Failure) -> Bool {
    guard let writer else {
      sheet = try contactSheet()
      return false
    }
    let tree: LayerTree?
    do {
      tree = try frames.frame()
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

  /// Writes the film: completely or not at all.
  ///
  /// - Parameter path: The path of the file or, for a folder, with a slash at its end.
  /// - Throws: `Failure` if it cannot be written.
  package func finish(at path: String) throws(Failure) {
    let place = Output(path: path)
    do {
      try writer?.finish(at: place) ?? place.write(sheet)
    } catch {
      throw error as? Failure ?? Failure("\(error)")
    }
  }

  private func contactSheet() throws(Failure) -> [UInt8] {
    // A sheet shows 25 pictures well; no two are closer than three frames of a 60 Hz display.
    let length = period.upperBound.duration(since: period.lowerBound)
    do {
      let film = try ContactSheet(
        script, session: session, from: period.lowerBound,
        every: max(.milliseconds(50), length / 24), scale: Self.sheetScale)
      return try renderer.png(
        of: film.sheet(theme: session.theme, measuring: glyphs), scale: Self.sheetScale)
    } catch {
      throw Failure("\(error)")
    }
  }
}
