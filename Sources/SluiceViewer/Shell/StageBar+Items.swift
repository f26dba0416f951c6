internal import FlowCatalogue
internal import FlowCore
internal import FlowUI

extension StageBar {
  /// The optional items of the bar, most important first.
  enum Item: CaseIterable {
    case title
    case zoomFactor
    case device
    case link
    case zoom
    case record
    case picture
    case pick

    /// From left to right; the zoom factor lies between the zoom buttons.
    static let atEnd: [Item] = [.pick, .record, .picture, .link, .device, .zoom]

    /// The items that move into the overflow menu if they do not fit.
    static let folding = Set(allCases).subtracting([.title])
  }

  /// In points: two words; by eye.
  private static let titleWidth = 120.0

  func fittingItems(in context: LayoutContext) -> Set<Item> {
    var room = context.size.width - 2 * Self.margin - width(of: permanentButtons, context)
    return Set(
      order.filter { item in
        let width = width(of: item, context)
        guard width <= room else { return false }
        room -= width
        return true
      })
  }

  /// During a recording, the record button comes first.
  private var order: [Item] {
    isRecording ? [.record] + Item.allCases.filter { $0 != .record } : Item.allCases
  }

  private func width(of item: Item, _ context: LayoutContext) -> Double {
    let width = width(of: elements(of: item), context)
    return item == .title ? min(width, context.metrics.related + Self.titleWidth) : width
  }

  /// Includes the gap before each element.
  private func width(of elements: [any Element], _ context: LayoutContext) -> Double {
    let proposal = Size(width: .infinity, height: context.size.height)
    return elements.reduce(0) {
      $0 + $1.size(in: proposal, context).width + context.metrics.related
    }
  }

  // MARK: Elements of the items

  /// From left to right; those of `zoom` contain the zoom factor only if it is in `shown`.
  func elements(of item: Item, beside shown: Set<Item> = []) -> [any Element] {
    switch item {
    case .device: deviceElements
    case .link: [commands.button(.copyLink)]
    case .zoom:
      [commands.button(.zoomOut)]
        + (shown.contains(.zoomFactor) ? elements(of: .zoomFactor) : [])
        + [commands.button(.zoomIn)]
    case .record: recordElements
    case .picture: [commands.button(.savePicture)]
    case .pick: [commands.button(.pick)]
    case .zoomFactor: [zoomFactorButton]
    case .title: [Text(model.demo.title, style: .headline, maxLines: 1)]
    }
  }

  private var deviceElements: [any Element] {
    let items = Device.Kind.allCases.map {
      SegmentedControl.Item(model.strings[$0.title], icon: $0.icon, showsTitle: false)
    }
    return [
      FixedWidth(120) {
        SegmentedControl(items: items, state: devices, accessibilityLabel: model.strings[.device])
      },
      commands.button(.rotate),
    ]
  }

  private var recordElements: [any Element] {
    let button = commands.button(.record)
    guard let time = sharing.recordedTime else { return [button] }
    // Put the time before the button, so that only the pick button moves when the time appears or
    // disappears.
    return [
      FixedWidthNumber(text: time.minutesAndSeconds, widest: "00:00"),
      DestructiveTint(element: button),
    ]
  }

  private var zoomFactorButton: any Element {
    let name = commands.title(.zoomToFit)
    return Hint(name, shortcut: Command.zoomToFit.shortcut) {
      NumberButton(
        number: FixedWidthNumber(text: zoomText, widest: "400 %"), name: name,
        control: commands.control(.zoomToFit))
    }
  }

  private var isRecording: Bool { sharing.recordingStart != nil }

  var zoomText: String { "\((model.viewport.scale * 100).fixed(0)) %" }
}

extension Duration {
  /// Rounded down.
  fileprivate var minutesAndSeconds: String {
    let seconds = components.seconds % 60
    return "\(components.seconds / 60):\(seconds < 10 ? "0" : "")\(seconds)"
  }
}

/// Makes an active state hard to miss.
private struct DestructiveTint: Element {
  let element: any Element

  func stretch(along axis: Axis) -> Stretch { element.stretch(along: axis) }

  func size(in proposal: Size, _ context: LayoutContext) -> Size {
    element.size(in: proposal, context)
  }

  func layOut(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    var tinted = context
    tinted.theme.accent = context.theme.destructive
    element.layOut(in: frame, tinted, on: &page)
  }
}
