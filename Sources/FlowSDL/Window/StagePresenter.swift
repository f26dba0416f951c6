internal import FlowRaster
internal import SDL

/// Shows finished frames in a window.
@MainActor
protocol StagePresenter: AnyObject {
  func present(_ frame: PixelBuffer, placement: Placement, backdrop: UInt32) throws(SDLError)
  /// Makes good what a reset of the graphics device has lost.
  func reset()
}

/// The window, kept alive by whoever shows something in it.
@MainActor
final class SharedWindow {
  let window: Window
  init(_ window: consuming Window) { self.window = window }
}

/// Shows frames straight in the window's own surface.
@MainActor
final class SurfacePresenter: StagePresenter {
  private let shared: SharedWindow

  init(_ shared: SharedWindow) { self.shared = shared }

  func present(_ frame: PixelBuffer, placement: Placement, backdrop: UInt32) throws(SDLError) {
    try shared.window.show(
      frame.pixels, stride: frame.stride, placement: placement, backdrop: backdrop)
  }

  func reset() {}
}

/// Shows frames through a texture of SDL's renderer, in step with the display's refresh.
@MainActor
final class TexturePresenter: StagePresenter {
  // In this order: the renderer must go before its window.
  private var renderer: WindowRenderer
  private let shared: SharedWindow

  init(_ shared: SharedWindow) throws(SDLError) {
    renderer = try WindowRenderer(shared.window)
    self.shared = shared
  }

  func present(_ frame: PixelBuffer, placement: Placement, backdrop: UInt32) throws(SDLError) {
    try renderer.show(
      frame.pixels, stride: frame.stride, placement: placement, backdrop: backdrop)
  }

  func reset() { renderer.reset() }
}
