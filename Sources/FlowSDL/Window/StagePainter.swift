internal import FlowCore
internal import FlowRaster
internal import FlowUI
internal import SDLDrawing
internal import SDLWindow

/// Draws frames and presents them in a window, by whichever presenter works.
@MainActor
final class StagePainter: FrameDisplay {
  private let shared: SharedWindow
  private let rasterizer: Rasterizer
  private let warn: @MainActor (String) -> Void
  private var presenter: any StagePresenter
  private var frame: PixelBuffer?
  private var shown: Shown?
  /// Whether the latest frame needed a switch of presenters.
  private var hasFallenBack = false

  /// The content that the window shows.
  private struct Shown: Equatable {
    let tree: LayerTree
    let backdrop: UInt32
  }

  init(
    _ shared: SharedWindow, glyphs: GlyphLibrary, usesGPU: Bool,
    warn: @escaping @MainActor (String) -> Void
  ) {
    self.shared = shared
    self.warn = warn
    rasterizer = Rasterizer(glyphs: glyphs)
    presenter = SurfacePresenter(shared)
    // On Wayland and KMSDRM a window has no surface of its own to draw into.
    if usesGPU || ["wayland", "KMSDRM"].contains(Video.driver) { usePresenterWithTexture() }
  }

  func forget() { shown = nil }

  func resetDevice() {
    presenter.reset()
    shown = nil
  }

  func show(_ tree: LayerTree, on mapping: StageMapping, backdrop: RGBA) throws(WindowError) {
    let backdrop = backdrop.packed
    let new = Shown(tree: tree, backdrop: backdrop)
    guard new != shown else { return }
    let place = mapping.placement
    let picture = canvas(place, backdrop) ?? picture(place)
    rasterizer.render(tree, scale: mapping.scale, into: picture)
    do {
      try presenter.present(picture, placement: place, backdrop: backdrop)
      hasFallenBack = false
    } catch {
      try fallBack(error)
      do {
        try presenter.present(picture, placement: place, backdrop: backdrop)
      } catch {
        throw WindowError(description: "frames cannot be shown: \(error)")
      }
    }
    shown = new
  }

  /// The presenter's buffer to draw into directly, if any; errors are left for `present` to report.
  private func canvas(_ place: Placement, _ backdrop: UInt32) -> PixelBuffer? {
    do {
      return try presenter.canvas(placement: place, backdrop: backdrop)
    } catch {
      return nil
    }
  }

  private func picture(_ place: Placement) -> PixelBuffer {
    if let frame, frame.width == place.width, frame.height == place.height { return frame }
    let made = PixelBuffer(width: place.width, height: place.height)
    frame = made
    return made
  }

  /// Switches to the other presenter; throws if two frames in a row fail, as neither presenter
  /// works then.
  private func fallBack(_ error: SDLError) throws(WindowError) {
    guard !hasFallenBack else {
      throw WindowError(description: "frames cannot be shown: \(error)")
    }
    hasFallenBack = true
    warn("frames cannot be shown as intended (\(error)); trying another way")
    if presenter is SurfacePresenter {
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

extension RGBA {
  /// The opaque colour as `0xFFRRGGBB`.
  fileprivate var packed: UInt32 {
    0xFF00_0000 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
  }
}
