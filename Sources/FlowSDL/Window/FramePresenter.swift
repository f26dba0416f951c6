internal import FlowRaster
internal import SDLDrawing
internal import SDLWindow

/// Presents finished frames in a window.
@MainActor
protocol FramePresenter: AnyObject {
  /// A buffer into which the next frame can be drawn without a copy.
  ///
  /// Returns the same object as before if the buffer still has its content.
  func canvas(_ placement: Placement) throws(SDLError) -> PixelBuffer?

  /// Prepares for a whole frame; called before it is drawn.
  func clear(_ backdrop: UInt32, around placement: Placement) throws(SDLError)

  /// Presents a frame, whether it was drawn into the buffer from `canvas` or elsewhere.
  ///
  /// - Parameter areas: The rectangles of the frame that differ from the last frame; `nil` if
  ///   everything may differ, the backdrop included.
  func present(
    _ frame: PixelBuffer, areas: [Placement]?, placement: Placement, backdrop: UInt32
  ) throws(SDLError)

  /// Restores what a reset of the graphics device has lost.
  func reset()
}

/// A reference to the noncopyable window, so that several objects can share it.
@MainActor
final class SharedWindow {
  let window: Window
  init(_ window: consuming Window) { self.window = window }
}

@MainActor
final class SurfacePresenter: FramePresenter {
  private let shared: SharedWindow

  private var lastCanvas: PixelBuffer?

  init(_ shared: SharedWindow) { self.shared = shared }

  func canvas(_ placement: Placement) throws(SDLError) -> PixelBuffer? {
    lastCanvas = try shared.window.surface.buffer(placement, after: lastCanvas)
    return lastCanvas
  }

  func clear(_ backdrop: UInt32, around placement: Placement) throws(SDLError) {
    try shared.window.surface.fill(backdrop, around: placement)
  }

  func present(
    _ frame: PixelBuffer, areas: [Placement]?, placement: Placement, backdrop: UInt32
  ) throws(SDLError) {
    if frame !== lastCanvas {
      for area in areas ?? [placement.bounds] {
        try shared.window.surface.copy(
          frame.pixels + area.y * frame.stride + area.x, stride: frame.stride,
          placement: area.moved(x: placement.x, y: placement.y))
      }
    }
    if let areas {
      try shared.window.update(areas.map { $0.moved(x: placement.x, y: placement.y) })
    } else {
      try shared.window.update()
    }
  }

  func reset() {}
}

/// Presents frames through a texture of SDL's renderer, synchronised with the display's refresh.
@MainActor
final class TexturePresenter: FramePresenter {
  // The order matters: the renderer must be destroyed before its window.
  private var renderer: WindowRenderer
  private let shared: SharedWindow

  init(_ shared: SharedWindow) throws(SDLError) {
    renderer = try WindowRenderer(shared.window)
    self.shared = shared
  }

  func canvas(_ placement: Placement) -> PixelBuffer? { nil }

  func clear(_ backdrop: UInt32, around placement: Placement) {}

  func present(
    _ frame: PixelBuffer, areas: [Placement]?, placement: Placement, backdrop: UInt32
  ) throws(SDLError) {
    try renderer.show(
      frame.pixels, stride: frame.stride, areas: areas, placement: placement, backdrop: backdrop)
  }

  func reset() { renderer.reset() }
}

extension DrawingSurface {
  /// The part of the surface at `placement`, as a buffer for drawing a frame without a copy; `nil`
  /// if that is not possible.
  ///
  /// Returns `last` itself if it has the same memory, so that a painter knows what is drawn there.
  func buffer(_ placement: Placement, after last: PixelBuffer?) -> PixelBuffer? {
    guard let memory = canvas(placement) else { return nil }
    if let last, last.pixels == memory.pixels, last.stride == memory.stride,
      last.width == placement.width, last.height == placement.height
    {
      return last
    }
    return PixelBuffer(
      on: memory.pixels, width: placement.width, height: placement.height, stride: memory.stride)
  }
}
