internal import FlowCore
internal import FlowUI

extension StageBar {
  /// What stands in the bar where there is room for it, the most important first.
  enum Part: CaseIterable {
    case device
    case link
    case zoom
    case record
    case picture
    case zoomFactor
    case title

    /// Those that stand at the bar's end, in order; the factor stands in the middle of what zooms.
    static let atEnd: [Part] = [.record, .picture, .link, .device, .zoom]

    /// Those that are in the menu where there is no room for them.
    static let folding = Set(allCases).subtracting([.title])
  }

  /// The least that is of use of a demo's title, in points: a word; by eye.
  private static let leastTitle = 64.0

  /// What there is room for: nothing stands in the bar as long as something more important does
  /// not.
  func partsWithRoom(in context: LayoutContext) -> Set<Part> {
    var room = context.size.width - 2 * Self.margin - width(of: lastingButtons, context)
    return Set(
      order.prefix { part in
        room -= width(of: part, context)
        return room >= 0
      })
  }

  /// While something is recorded, nothing is more important than that.
  private var order: [Part] {
    isRecording ? [.record] + Part.allCases.filter { $0 != .record } : Part.allCases
  }

  private func width(of part: Part, _ context: LayoutContext) -> Double {
    part == .title
      ? context.metrics.related + Self.leastTitle : width(of: elements(of: part), context)
  }

  /// How wide elements are, with the gap before each of them.
  private func width(of elements: [any Element], _ context: LayoutContext) -> Double {
    let offer = Size(width: .infinity, height: context.size.height)
    return elements.reduce(0) { $0 + $1.size(in: offer, context).width + context.metrics.related }
  }

  // MARK: What parts consist of

  /// What a part consists of, from left to right, in a bar that shows some others.
  func elements(of part: Part, beside shown: Set<Part> = []) -> [any Element] {
    switch part {
    case .device: deviceElements
    case .link:
      [
        IconButton(
          .link, name: "Copy a link", control: link, hint: "Copy a link to this instant",
          shortcut: "Ctrl+L")
      ]
    case .zoom:
      [IconButton(.zoomOut, name: "Zoom out", control: zoomOut, shortcut: "Ctrl+-")]
        + (shown.contains(.zoomFactor) ? elements(of: .zoomFactor) : [])
        + [IconButton(.zoomIn, name: "Zoom in", control: zoomIn, shortcut: "Ctrl++")]
    case .record: recordElements
    case .picture:
      [IconButton(.camera, name: "Save a picture", control: picture, shortcut: "Ctrl+S")]
    case .zoomFactor: [zoomFactorButton]
    case .title: [Text(model.demo.title, .headline, maxLines: 1)]
    }
  }

  private var deviceElements: [any Element] {
    let items = Device.Kind.allCases.map {
      SegmentedControl.Item($0.title, icon: $0.icon, showsTitle: false)
    }
    return [
      FixedWidth(120) { SegmentedControl(items: items, devices, name: "Device") },
      IconButton(
        .rotate, name: "Rotate", isOn: model.device.isRotated, control: rotate, shortcut: "Ctrl+T"),
    ]
  }

  private var recordElements: [any Element] {
    let button = IconButton(
      .record, name: recordTitle, isOn: isRecording, control: record, shortcut: "Ctrl+R")
    guard let time = sharing.recordedTime else { return [button] }
    // The time is the first at the bar's end: as it comes and goes, nothing else moves.
    return [
      FixedWidthNumber(text: time.inMinutes, widest: "00:00"), DestructiveTint(element: button),
    ]
  }

  private var zoomFactorButton: any Element {
    let name = "Zoom to fit"
    return Hint(name, shortcut: "Ctrl+0") {
      FigureButton(
        figures: FixedWidthNumber(text: zoomText, widest: "400 %"), name: name, control: zoomToFit)
    }
  }

  private var isRecording: Bool { sharing.recordingStart != nil }

  /// What pressing the record button does.
  var recordTitle: String { isRecording ? "End the recording" : "Record" }

  /// How large the stage is shown, in percent.
  var zoomText: String { "\((model.scale * 100).fixed(0)) %" }
}

extension Duration {
  /// As minutes and seconds, rounded down.
  fileprivate var inMinutes: String {
    let seconds = components.seconds % 60
    return "\(components.seconds / 60):\(seconds < 10 ? "0" : "")\(seconds)"
  }
}
