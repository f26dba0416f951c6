internal import FlowCatalogue
internal import FlowCore
internal import FlowSnapshot
internal import FlowText
internal import FlowUI

/// Draws the frames of a film, and sends them to a writer.
@MainActor
struct FilmRecording {
  private var frames: FilmFrames
  private let device: Device?
  private let scale: Double

  /// `device` is drawn around the frames; `scale` is in pixels per point.
  init(_ frames: FilmFrames, device: Device?, scale: Double) {
    (self.frames, self.device, self.scale) = (frames, device, scale)
  }

  /// Throws `FilmError` if the frames are no film, and other errors if they cannot be written.
  func write(
    to writer: any FilmWriter, _ session: FlowSession, _ glyphs: GlyphLibrary, _ work: LongWork
  ) throws {
    let renderer = SnapshotRenderer(glyphs: glyphs)
    var (frames, count) = (frames, 0)
    while let tree = try frames.frame() {
      let picture = device.map {
        DeviceFrame.picture(of: tree, on: $0, theme: session.theme)
      }
      let shown = picture ?? tree
      guard SizeLimits.allowsPicture(shown.root.size, scale: scale) else {
        throw Failure("the pictures are too large: \(SizeLimits.pictureRule)")
      }
      try writer.add(renderer.picture(of: shown, scale: scale))
      count += 1
      try work.step(
        "film: \(ProgressBar(frames.fraction)) \(count) pictures",
        done: "\(count) pictures; nothing is written")
    }
  }
}
