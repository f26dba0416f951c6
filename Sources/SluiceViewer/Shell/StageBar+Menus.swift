internal import FlowCatalogue
internal import FlowCore
internal import FlowUI

extension StageBar {
  /// For controls that do not fit in the bar.
  var moreItems: [[Menu.Item]] {
    let folded = Item.folding.subtracting(shown)
    return [pickItems, shareItems, deviceItems, rotateItems, zoomItems].map { items in
      items.filter { folded.contains($0.barItem) }.map(\.menuItem)
    }
  }

  static func variants(
    _ model: ViewerModel, _ compare: @escaping (ComparisonVariant?) -> Void
  ) -> [[Menu.Item]] {
    let (strings, chosen) = (model.strings, model.comparison?.variant)
    return [[Menu.Item(strings[.oneStage], isChecked: chosen == nil) { compare(nil) }]]
      + ComparisonVariant.groups(for: model).map { group in
        group.map { variant in
          Menu.Item(strings[variant.title], isChecked: variant == chosen) { compare(variant) }
        }
      }
  }

  /// A menu item, and the item of the bar that it replaces.
  private typealias Replacement = (barItem: Item, menuItem: Menu.Item)

  private var pickItems: [Replacement] { [(.pick, commands.menuItem(.pick))] }

  private var shareItems: [Replacement] {
    [
      (.record, commands.menuItem(.record)), (.picture, commands.menuItem(.savePicture)),
      (.link, commands.menuItem(.copyLink)),
    ]
  }

  private var deviceItems: [Replacement] {
    Device.Kind.allCases.map { kind in
      let isChosen = kind == model.device.kind
      return (
        .device,
        Menu.Item(model.strings[kind.title], icon: kind.icon, isChecked: isChosen) {
          [weak model] in model?.use(kind)
        }
      )
    }
  }

  private var rotateItems: [Replacement] { [(.device, commands.menuItem(.rotate))] }

  private var zoomItems: [Replacement] {
    [
      // This item only displays the zoom factor.
      (.zoomFactor, Menu.Item(model.strings[.shownAt.with(zoomText)], isEnabled: false) {}),
      (.zoom, commands.menuItem(.zoomOut)), (.zoom, commands.menuItem(.zoomIn)),
      (.zoomFactor, commands.menuItem(.zoomToFit)),
    ]
  }
}
