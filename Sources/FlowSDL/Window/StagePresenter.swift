internal import FlowRaster
internal import SDL

/// Shows finished frames in a window.
@MainActor
protocol StagePresenter: AnyObject {
  /// Where the next frame can be drawn so that it need not be copied; `nil` where there is no such
  /// place.
  func canvas(placement: Placement, backdrop: UInt32) throws(SDLError) -> PixelBuffer?
  /// Shows a frame, be it drawn there or elsewhere.
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

  /// The part of the window's surface that was lent last.
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

  func canvas(placement: Placement, backdrop: UInt32) -> PixelBuffer? { nil }

  func present(_ frame: PixelBuffer, placement: Placement, backdrop: UInt32) throws(SDLError) {
    try renderer.show(
      frame.pixels, stride: frame.stride, placement: placement, backdrop: backdrop)
  }

  func reset() { renderer.reset() }
}
