internal import FlowCatalogue
internal import ImageFiles

/// A video format that ffmpeg encodes.
enum VideoFormat: String {
  case mp4, webm

  /// The encoder's arguments; the quality is chosen by eye so that the text of screens is sharp.
  fileprivate var encoder: [String] {
    switch self {
    case .mp4:
      ["-c:v", "libx264", "-crf", "16", "-preset", "medium", "-movflags", "+faststart"]
    case .webm: ["-c:v", "libvpx-vp9", "-crf", "20", "-b:v", "0", "-row-mt", "1"]
    }
  }
}

/// Writes a film that the user's own ffmpeg encodes.
final class VideoWriter: FilmWriter {
  private let format: VideoFormat
  private let rate: Int
  private var ffmpeg: FFmpeg?

  init(_ format: VideoFormat, rate: Int) {
    (self.format, self.rate) = (format, rate)
  }

  func add(_ picture: RGBImage) throws {
    let process = try ffmpeg ?? FFmpeg(arguments(width: picture.width, height: picture.height))
    ffmpeg = process
    try process.send(picture.bytes)
  }

  func finish(at output: Output) throws {
    guard let ffmpeg else { return }
    try output.write(ffmpeg.finish())
  }

  private func arguments(width: Int, height: Int) -> [String] {
    // Players expect chroma at half the resolution, which needs an even size, and HD video's
    // colours.
    let filter =
      "scale=out_color_matrix=bt709:out_range=tv,pad=ceil(iw/2)*2:ceil(ih/2)*2,format=yuv420p"
    let colours = ["-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709"]
    return [
      "-f", "rawvideo", "-pixel_format", "rgb24", "-video_size", "\(width)x\(height)",
      "-framerate", "\(rate)", "-i", "pipe:0", "-vf", filter,
    ] + format.encoder + colours + ["-f", format.rawValue]
  }
}
