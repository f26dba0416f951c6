internal import CSDL2
public import SDLDrawing

/// A texture of SDL into which frames are copied; its owner keeps it valid.
@MainActor
public struct DrawingTexture {
  private let pointer: OpaquePointer
  private let format: UInt32
  private let size: (width: Int, height: Int)

  /// Refers to an `SDL_Texture`; traps if its pixels are those of a video, such as YUV.
  ///
  /// Uses `SDL_QueryTexture`.
  public init(_ texture: UnsafeMutableRawPointer) throws(SDLError) {
    pointer = OpaquePointer(texture)
    var format: UInt32 = 0
    var (width, height): (Int32, Int32) = (0, 0)
    guard SDL_QueryTexture(pointer, &format, nil, &width, &height) == 0 else {
      throw .last("SDL_QueryTexture")
    }
    precondition(
      sluice_is_video_format(format) == 0,
      "a texture for frames needs a format of red, green and blue")
    self.format = format
    size = (Int(width), Int(height))
  }

  /// Copies opaque pixels into the texture.
  ///
  /// `pixels` are `0xFFRRGGBB`, and are converted to the texture's format; `stride` is in pixels.
  /// What does not fit into the texture at the right and the bottom is left out.
  ///
  /// Uses `SDL_UpdateTexture` and `SDL_ConvertPixels`.
  public func copy(
    _ pixels: UnsafePointer<UInt32>, stride: Int, placement: Placement
  ) throws(SDLError) {
    let width = min(placement.width, size.width - placement.x)
    let height = min(placement.height, size.height - placement.y)
    guard width > 0, height > 0 else { return }
    var rect = SDL_Rect(
      Placement(x: placement.x, y: placement.y, width: width, height: height))
    let direct = [SDL_PIXELFORMAT_ARGB8888.rawValue, SDL_PIXELFORMAT_RGB888.rawValue]
    guard !direct.contains(format) else {
      return try update(&rect, from: pixels, pitch: stride * 4)
    }
    // No format has more than four bytes for a pixel.
    var converted = [UInt32](repeating: 0, count: width * height)
    let status = SDL_ConvertPixels(
      rect.w, rect.h, SDL_PIXELFORMAT_ARGB8888.rawValue, pixels, Int32(stride * 4), format,
      &converted, Int32(width * 4))
    guard status == 0 else { throw .last("SDL_ConvertPixels") }
    try update(&rect, from: converted, pitch: width * 4)
  }

  private func update(
    _ rect: inout SDL_Rect, from pixels: UnsafeRawPointer, pitch: Int
  ) throws(SDLError) {
    guard SDL_UpdateTexture(pointer, &rect, pixels, Int32(pitch)) == 0 else {
      throw .last("SDL_UpdateTexture")
    }
  }
}
