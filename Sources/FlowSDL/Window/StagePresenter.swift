internal import FlowRaster
internal import SDLDrawing
internal import SDLWindow

/// Presents finished frames in a window.
@MainActor
protocol StagePresenter: AnyObject {
  /// A buffer into which the next frame can be drawn without a copy; `nil` if there is none.
  func canvas(placement: Placement, backdrop: UInt32) throws(SDLError) -> PixelBuffer?
  /// Presents a frame, whether it was drawn into the buffer from `canvas` or elsewhere.
  func present(_ frame: PixelBuffer, placement: Placement, backdrop: UInt32) throws(SDLError)
  /// Restores what a reset of the graphics device has lost.
  func reset()
}

/// A reference to the noncopyable window, so that several objects can share it.
@MainActor
final class SharedWindow {
  let window: Window
  init(_ window: consuming Window) { self.window = window }
}

/// Presents frames directly in the window's own surface.
@MainActor
final class SurfacePresenter: StagePresenter {
  private let shared: SharedWindow

  /// The latest buffer returned by `canvas`, a part of the window's surface.
  private weak var lent: PixelBuffer?

  init(_ shared: SharedWindow) { self.shared = shared }

  func canvas(placement: Placement, backdrop: UInt32) throws(SDLError) -> PixelBuffer? {
    guard let surface = try shared.window.canvas(placement: placement, backdrop: backdrop) else {
      return nil
    }
    let canvas = PixelBuffer(
      on: surface.pixels, width: placement.width, height: placement.height, stride: surface.stride)
    lent = canvas
    return canvas
  }

  func present(_ frame: PixelBuffer, placement: Placement, backdrop: UInt32) throws(SDLError) {
    if frame === lent { return try shared.window.update() }
    try shared.window.show(
      frame.pixels, stride: frame.stride, placement: placement, backdrop: backdrop)
  }

  func reset() {}
}

/// Presents frames through a texture of SDL's renderer, synchronised with the display's refresh.
@MainActor
final class TexturePresenter: StagePresenter {
  // The order matters: the renderer must be destroyed before its window.
  private var renderer: WindowRenderer
  private let shared: SharedWindow

  init(_ shared: SharedWindow) throws(SDLError) {
    renderer = try WindowRenderer(shared.window)
    self.shared = shared
  }

  func canvas(placement: Placement, backdrop: UInt32) -> PixelBuffer? { nil }

  func present(_ frame: PixelBuffer, placement: Placement, backdrop: UInt32) throws(SDLError) {
    try renderer.show(
      frame.pixels, stride: frame.stride, placement: placement, backdrop: backdrop)
  }

  func reset() { renderer.reset() }
}
