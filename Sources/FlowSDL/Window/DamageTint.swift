internal import FlowCore
internal import FlowRaster
internal import SDLDrawing
internal import SDLWindow

/// A presenter that colours the redrawn areas of each frame, to show what a change costs.
///
/// The colour stays until the next frame. A frame that is redrawn completely, as after a resize, is
/// not coloured.
@MainActor
final class DamageTint: FramePresenter {
  /// The tint: the destructive red of the light theme at an opacity of 40 %, chosen by eye.
  private static let colour = RGBA(red: 0xD7, green: 0x00, blue: 0x15, alpha: 0x66)

  let presenter: any FramePresenter
  private var picture: PixelBuffer?
  private var coloured: [Placement] = []

  init(_ presenter: any FramePresenter) { self.presenter = presenter }

  /// Returns `nil`, so that frames are drawn into another buffer, without the colour.
  func canvas(_ placement: Placement) -> PixelBuffer? { nil }

  func clear(_ backdrop: UInt32, around placement: Placement) throws(SDLError) {
    try presenter.clear(backdrop, around: placement)
  }

  func present(
    _ frame: PixelBuffer, areas: [Placement]?, placement: Placement, backdrop: UInt32
  ) throws(SDLError) {
    guard let areas, let picture, picture.width == frame.width, picture.height == frame.height
    else {
      let picture = PixelBuffer(width: frame.width, height: frame.height)
      picture.copy(PixelRect(placement.bounds), from: frame)
      (self.picture, coloured) = (picture, [])
      return try presenter.present(
        picture, areas: nil, placement: placement, backdrop: backdrop)
    }
    for area in coloured { picture.copy(PixelRect(area), from: frame) }
    for area in areas { picture.copy(PixelRect(area), from: frame, tint: Self.colour) }
    let changed = coloured + areas
    coloured = areas
    try presenter.present(picture, areas: changed, placement: placement, backdrop: backdrop)
  }

  func reset() { presenter.reset() }
}

extension PixelRect {
  fileprivate init(_ placement: Placement) {
    self.init(
      left: placement.x, top: placement.y, right: placement.x + placement.width,
      bottom: placement.y + placement.height)
  }
}
