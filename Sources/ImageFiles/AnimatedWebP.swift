internal import CWebP

/// An animated, lossless WebP file: smaller than an `AnimatedPNG`, and as exact.
///
/// libwebp stores only the part in which a picture differs from the previous one.
public final class AnimatedWebP {
  /// The largest width and height, in pixels: libwebp's.
  public static let maxSide = 16_383

  private let rate: Int
  private let encoder: OpaquePointer
  private let width: Int
  private let height: Int
  private var config = WebPConfig()
  private var count = 0

  /// Begins a film of `rate` pictures a second, 1 to 1000, which plays `plays` times, or for ever
  /// if that is 0; traps if the rate is out of range.
  ///
  /// - Throws: `WebPError` if a side is longer than `maxSide`, or memory is too short.
  public init(width: Int, height: Int, rate: Int, plays: Int = 0) throws(WebPError) {
    precondition((1...1000).contains(rate), "1 to 1000 pictures a second, not \(rate)")
    guard max(width, height) <= Self.maxSide else {
      throw WebPError("a WebP is at most \(Self.maxSide) pixels wide and high")
    }
    var options = WebPAnimEncoderOptions()
    guard WebPAnimEncoderOptionsInit(&options) != 0, WebPConfigInit(&config) != 0
    else { throw WebPError("libwebp has another version than its headers") }
    // Measured with pushes and pops: choosing the smallest of several encodings of each picture
    // saves 4 %, which no higher method achieves alone. With method 2 of 6, 45 pictures of a phone
    // are still encoded a second; higher methods save 1 % and take longer.
    options.minimize_size = 1
    (config.lossless, config.method, config.quality) = (1, 2, 75)
    options.anim_params.loop_count = Int32(plays)
    guard let encoder = WebPAnimEncoderNew(Int32(width), Int32(height), &options) else {
      throw WebPError("there is not enough memory")
    }
    (self.rate, self.encoder, self.width, self.height) = (rate, encoder, width, height)
  }

  deinit { WebPAnimEncoderDelete(encoder) }

  /// Adds a picture; traps unless it has the film's size.
  public func add(_ image: RGBImage) throws(WebPError) {
    precondition(
      image.width == width && image.height == height, "a film's pictures have one size")
    var picture = WebPPicture()
    guard WebPPictureInit(&picture) != 0 else { throw failure }
    defer { WebPPictureFree(&picture) }
    picture.use_argb = 1
    (picture.width, picture.height) = (Int32(width), Int32(height))
    guard WebPPictureImportRGB(&picture, image.bytes, Int32(width * 3)) != 0,
      WebPAnimEncoderAdd(encoder, &picture, timestamp, &config) != 0
    else { throw failure }
    count += 1
  }

  /// The finished file; no more pictures can be added.
  public func file() throws(WebPError) -> [UInt8] {
    var data = WebPData()
    guard WebPAnimEncoderAdd(encoder, nil, timestamp, nil) != 0,
      WebPAnimEncoderAssemble(encoder, &data) != 0
    else { throw failure }
    defer { WebPDataClear(&data) }
    return Array(UnsafeBufferPointer(start: data.bytes, count: data.size))
  }

  /// The instant of the next picture, in milliseconds.
  private var timestamp: Int32 { Int32(count * 1000 / rate) }

  private var failure: WebPError {
    WebPError(WebPAnimEncoderGetError(encoder).map { String(cString: $0) } ?? "unknown error")
  }
}

/// Why a WebP file cannot be made.
public struct WebPError: Error, CustomStringConvertible {
  /// The problem in one line.
  public let description: String

  init(_ description: String) { self.description = description }
}
