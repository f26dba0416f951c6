internal import FlowCatalogue
internal import FlowCore
internal import FlowSnapshot
internal import FlowUI

/// The device's name and size in points, above the device if there is room.
struct StageCaption: Element {
  private let text: String
  private let geometry: StageGeometry

  /// The gap to the device, in points; by eye.
  private static let gap = 2.0

  /// Creates the caption; `nil` without a device, or if a crash or a comparison is shown instead.
  @MainActor
  init?(_ model: ViewerModel) {
    guard model.crash == nil, model.comparison == nil, model.device.kind != .free,
      let geometry = model.stage.geometry
    else { return nil }
    let size = StageSizeText(model.playback.session.size).description
    text = "\(model.strings[model.device.kind.title]), \(size)"
    self.geometry = geometry
  }

  func size(in proposal: Size, _ context: LayoutContext) -> Size { proposal }

  func layOut(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    let style = context.style(.caption).withEvenDigits
    let bottom = geometry.frame.minY - geometry.bezel - Self.gap
    guard bottom - style.lineHeight >= frame.minY else { return }
    let line = context.line(text, style: style, width: frame.size.width)
    page.add(
      Layer(
        name: "caption", size: context.size,
        drawings: line.drawings(
          at: Point(
            x: geometry.frame.midX - line.width / 2, y: bottom - style.lineHeight),
          colour: context.theme.secondaryLabel)))
  }
}

/// A size of the stage in points, as people read and type it: `390 × 844`.
struct StageSizeText: CustomStringConvertible {
  let size: Size

  init(_ size: Size) { self.size = size }

  /// Reads a size such as `390 × 844`, `390x844` or `390 844`, rounded to whole points; `nil`
  /// unless a stage may have it.
  init?(parsing text: String) {
    let numbers = text.split { "×xX*,; ".contains($0) }.map { Double($0) }
    guard numbers.count == 2, let width = numbers[0], let height = numbers[1],
      StageLimits.allows(Size(width: width, height: height))
    else { return nil }
    size = Size(width: width.rounded(), height: height.rounded())
  }

  var description: String { "\(size.width.fixed(0)) × \(size.height.fixed(0))" }
}
