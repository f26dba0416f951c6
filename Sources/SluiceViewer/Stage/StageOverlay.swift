internal import FlowCore
internal import FlowUI

/// A picture over the stage, for comparison.
struct StageOverlay {
  /// 0…1; half by default, so that both the picture and the stage are visible.
  var opacity = 0.5
  let title: String
  private let bitmap: Bitmap

  init(_ bitmap: Bitmap, title: String) {
    self.bitmap = bitmap
    self.title = title
  }

  /// The picture is scaled to the frame's width.
  func layer(over frame: Rect) -> Layer {
    let height = frame.size.width * Double(bitmap.height) / Double(bitmap.width)
    let size = Size(width: frame.size.width, height: height)
    var layer = Layer(
      name: "overlay", kind: .page, size: size,
      drawings: [.image(.bitmap(bitmap), in: Rect(size), clip: Rect(size), radius: 0)])
    layer.offset = frame.origin
    layer.opacity = opacity
    return layer
  }
}
