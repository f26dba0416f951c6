internal import FlowCatalogue
internal import FlowCore
internal import FlowUI

extension StageBar {
  /// The menu items for controls that do not fit in the bar, in groups.
  var moreItems: [[Menu.Item]] {
    let folded = Part.folding.subtracting(shown)
    return [shareItems, deviceItems, turnItems, zoomItems].map { items in
      items.filter { folded.contains($0.part) }.map(\.item)
    }
  }

  /// The menu items for the comparison stage's variants.
  static func variants(
    _ chosen: ComparisonVariant?, _ compare: @escaping (ComparisonVariant?) -> Void
  ) -> [[Menu.Item]] {
    [[Menu.Item("One stage", isChecked: chosen == nil) { compare(nil) }]]
      + ComparisonVariant.groups.map { group in
        group.map { variant in
          Menu.Item(variant.title, isChecked: variant == chosen) { compare(variant) }
        }
      }
  }

  /// A menu item, with the part of the bar that it replaces.
  private typealias PartItem = (part: Part, item: Menu.Item)

  private var shareItems: [PartItem] {
    [
      (
        .record,
        Menu.Item(recordTitle, icon: .record) { [weak sharing] in
          sharing?.toggleRecording()
        }
      ),
      (
        .picture,
        Menu.Item("Save a picture", icon: .camera) { [weak sharing] in
          sharing?.screenshot()
        }
      ),
      (.link, Menu.Item("Copy a link", icon: .link) { [weak sharing] in sharing?.copyLink() }),
    ]
  }

  private var deviceItems: [PartItem] {
    Device.Kind.allCases.map { kind in
      let isChosen = kind == model.device.kind
      return (
        .device,
        Menu.Item(kind.title, icon: kind.icon, isChecked: isChosen) {
          [weak model] in model?.use(kind)
        }
      )
    }
  }

  private var turnItems: [PartItem] {
    let device = model.device
    let turn = Menu.Item(
      "Rotate", icon: .rotate, isChecked: device.isRotated, isEnabled: device.kind != .free
    ) { [weak model] in model?.rotate() }
    return [(.device, turn)]
  }

  private var zoomItems: [PartItem] {
    [
      // This item only displays the zoom factor.
      (.zoomFactor, Menu.Item("Shown at \(zoomText)", isEnabled: false) {}),
      (.zoom, Menu.Item("Zoom out", icon: .zoomOut) { [weak model] in model?.zoom(by: -1) }),
      (.zoom, Menu.Item("Zoom in", icon: .zoomIn) { [weak model] in model?.zoom(by: 1) }),
      (
        .zoomFactor,
        Menu.Item("Zoom to fit") { [weak model] in
          model?.zoomToFit()
        }
      ),
    ]
  }
}
