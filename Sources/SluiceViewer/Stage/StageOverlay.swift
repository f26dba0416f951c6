internal import FlowCore
internal import FlowUI

/// A picture over the stage, for comparison.
struct StageOverlay {
  /// How much of it is seen, 0…1: half, so that both are.
  var opacity = 0.5
  /// What it is called.
  let title: String
  private let bitmap: Bitmap

  init(_ bitmap: Bitmap, title: String) {
    self.bitmap = bitmap
    self.title = title
  }

  /// The picture over the frame of a stage, as wide as that.
  func layer(over frame: Rect) -> Layer {
    let height = frame.size.width * Double(bitmap.height) / Double(bitmap.width)
    let size = Size(width: frame.size.width, height: height)
    var layer = Layer(
      name: "overlay", kind: .page, size: size,
      drawings: [.image(.bitmap(bitmap), Rect(size), clip: Rect(size), radius: 0)])
    layer.offset = frame.origin
    layer.opacity = opacity
    return layer
  }
}
