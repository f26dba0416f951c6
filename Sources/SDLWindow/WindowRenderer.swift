internal import CSDL2
public import SDLDrawing

/// SDL's renderer for a window, synchronised with the display, and the texture that it presents.
@MainActor
public struct WindowRenderer: ~Copyable {
  private let pointer: OpaquePointer
  private var texture: OpaquePointer?
  private var textureSize = (width: 0, height: 0)

  /// Creates a renderer that waits for the display's refresh.
  ///
  /// Uses `SDL_CreateRenderer`.
  public init(_ window: borrowing Window) throws(SDLError) {
    let flags = SDL_RENDERER_ACCELERATED.rawValue | SDL_RENDERER_PRESENTVSYNC.rawValue
    guard let pointer = SDL_CreateRenderer(window.pointer, -1, flags) else {
      throw .last("SDL_CreateRenderer")
    }
    self.pointer = pointer
  }

  deinit {
    if let texture { SDL_DestroyTexture(texture) }
    SDL_DestroyRenderer(pointer)
  }

  /// Presents a picture of opaque pixels on a backdrop.
  ///
  /// - Parameters:
  ///   - pixels: The picture's pixels, row by row, each `0xFFRRGGBB`.
  ///   - stride: The distance between the starts of two rows, in pixels.
  ///   - areas: The rectangles of the picture that have changed since the last call; `nil` if all
  ///     of it may have changed.
  ///   - placement: The picture's rectangle in the window.
  ///   - backdrop: The colour around the picture, `0xFFRRGGBB`.
  public mutating func show(
    _ pixels: UnsafePointer<UInt32>, stride: Int, areas: [Placement]?, placement: Placement,
    backdrop: UInt32
  ) throws(SDLError) {
    let isNew = texture == nil || textureSize != (placement.width, placement.height)
    let texture = try texture(width: placement.width, height: placement.height)
    let changed = isNew ? nil : areas
    for area in changed ?? [placement.bounds] {
      var rect = SDL_Rect(area)
      let start = pixels + area.y * stride + area.x
      guard SDL_UpdateTexture(texture, &rect, start, Int32(stride * 4)) == 0 else {
        throw .last("SDL_UpdateTexture")
      }
    }
    let (red, green, blue) = channels(backdrop)
    SDL_SetRenderDrawColor(pointer, red, green, blue, 255)
    SDL_RenderClear(pointer)
    var area = SDL_Rect(placement)
    guard SDL_RenderCopy(pointer, texture, nil, &area) == 0 else { throw .last("SDL_RenderCopy") }
    SDL_RenderPresent(pointer)
  }

  /// Destroys the texture, whose pixels a reset of the device has lost.
  public mutating func reset() {
    if let texture { SDL_DestroyTexture(texture) }
    texture = nil
  }

  private mutating func texture(width: Int, height: Int) throws(SDLError) -> OpaquePointer {
    if let texture, textureSize == (width, height) { return texture }
    reset()
    guard
      let made = SDL_CreateTexture(
        pointer, SDL_PIXELFORMAT_ARGB8888.rawValue,
        Int32(SDL_TEXTUREACCESS_STREAMING.rawValue), Int32(width), Int32(height))
    else { throw .last("SDL_CreateTexture") }
    SDL_SetTextureBlendMode(made, SDL_BLENDMODE_NONE)
    texture = made
    textureSize = (width, height)
    return made
  }
}
