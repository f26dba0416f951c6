internal import FlowCore
internal import FlowRaster
internal import FlowUI
internal import SDLDrawing
internal import SDLWindow

/// Draws frames and presents them in a window, with whichever presenter works.
@MainActor
final class WindowPainter: FrameDisplay {
  private let shared: SharedWindow
  private let glyphs: GlyphLibrary
  private let rasterizer: Rasterizer
  private let warn: @MainActor (String) -> Void
  private var presenter: any FramePresenter { didSet { renewTint() } }
  private var tint: DamageTint?
  private var frame: PixelBuffer?
  private var shown: Shown?
  /// Whether presenting the latest frame failed, so that the presenter was switched.
  private var hasFallenBack = false

  private struct Shown {
    let tree: LayerTree
    let mapping: WindowMapping
    let backdrop: UInt32
    var picture: PixelBuffer
  }

  init(
    _ shared: SharedWindow, glyphs: GlyphLibrary, usesGPU: Bool,
    warn: @escaping @MainActor (String) -> Void
  ) {
    self.shared = shared
    self.warn = warn
    self.glyphs = glyphs
    rasterizer = Rasterizer(glyphs: glyphs)
    presenter = SurfacePresenter(shared)
    // On Wayland and KMSDRM, a window has no surface to draw into.
    if usesGPU || ["wayland", "KMSDRM"].contains(Video.driver) { usePresenterWithTexture() }
  }

  var tintsDamage = false {
    didSet { if tintsDamage != oldValue { renewTint() } }
  }

  private func renewTint() {
    tint = tintsDamage ? DamageTint(presenter) : nil
    shown = nil
  }

  private var output: any FramePresenter { tint ?? presenter }

  func forget() { shown = nil }

  func dropCaches() {
    frame = nil
    rasterizer.dropCaches()
    glyphs.dropCaches()
    renewTint()
  }

  func resetDevice() {
    presenter.reset()
    shown = nil
  }

  func show(_ tree: LayerTree, on mapping: WindowMapping, backdrop: RGBA) throws(WindowError) {
    let (backdrop, placement) = (backdrop.pixel, mapping.placement)
    let picture = canvas(placement) ?? picture(placement)
    var new = Shown(tree: tree, mapping: mapping, backdrop: backdrop, picture: picture)
    var areas: [Placement]?
    if let shown, shown.mapping == mapping, shown.backdrop == backdrop, shown.picture === picture {
      let changes = rasterizer.update(picture, from: shown.tree, to: tree, scale: mapping.scale)
      guard !changes.isEmpty else { return self.shown = new }
      areas = changes.map { Placement($0) }
    } else {
      // If this fails, `present` does too, and its error is reported.
      try? output.clear(backdrop, around: placement)
      rasterizer.render(tree, scale: mapping.scale, into: picture)
    }
    // Until the frame is presented, it is unknown what the window shows.
    shown = nil
    do {
      try output.present(picture, areas: areas, placement: placement, backdrop: backdrop)
      hasFallenBack = false
    } catch {
      // The picture may lie in the memory of the window's surface, which `fallBack` destroys.
      new.picture = self.picture(placement)
      if new.picture !== picture { new.picture.copy(picture.bounds, from: picture) }
      try fallBack(error)
      do {
        try output.clear(backdrop, around: placement)
        try output.present(new.picture, areas: nil, placement: placement, backdrop: backdrop)
      } catch {
        throw WindowError(description: "frames cannot be shown: \(error)")
      }
    }
    shown = new
  }

  /// Errors are left for `present` to report.
  private func canvas(_ placement: Placement) -> PixelBuffer? {
    do {
      return try output.canvas(placement)
    } catch {
      return nil
    }
  }

  private func picture(_ placement: Placement) -> PixelBuffer {
    if let frame, frame.width == placement.width, frame.height == placement.height { return frame }
    let made = PixelBuffer(width: placement.width, height: placement.height)
    frame = made
    return made
  }

  /// Switches to the other presenter; throws if two frames in a row fail, as then neither works.
  private func fallBack(_ error: SDLError) throws(WindowError) {
    guard !hasFallenBack else {
      throw WindowError(description: "frames cannot be shown: \(error)")
    }
    hasFallenBack = true
    warn("a frame could not be shown (\(error)); falling back to another renderer")
    if presenter is SurfacePresenter {
      shared.window.destroySurface()
      usePresenterWithTexture()
    } else {
      presenter = SurfacePresenter(shared)
    }
  }

  private func usePresenterWithTexture() {
    do {
      presenter = try TexturePresenter(shared)
    } catch {
      warn("there is no renderer for the graphics card (\(error)); drawing without")
    }
  }
}

extension Placement {
  init(_ rect: PixelRect) {
    self.init(x: rect.left, y: rect.top, width: rect.width, height: rect.height)
  }
}
