internal import FlowCore

/// The toolbar at the bottom of a flow's pages.
@MainActor
enum Toolbar {
  /// As in UIKit and React Navigation.
  static let height = 44.0

  static func items(_ item: NavigationItem, _ context: LayoutContext) -> [PositionedItem] {
    let room = Rect(context.size).inset(by: context.insets)
      .inset(by: Insets(horizontal: Metrics.related, vertical: 0))
    return [PositionedItem](
      item.toolbar,
      in: Rect(x: room.minX, y: room.maxY - height, width: room.size.width, height: height),
      context)
  }
}

extension NavigationBars {
  /// During a transition, items cross-fade in place.
  func toolbar(_ scene: BarScene, in context: LayoutContext) -> [Layer] {
    let presence = appearance.toolbarPresence
    guard presence > 0 else { return [] }
    let height = Toolbar.height + context.insets.bottom
    let colours = BarColours(
      appearance.chrome.toolbar, context.theme, isTranslucent: isTranslucent)
    let size = Size(width: context.size.width, height: height)
    // Items are drawn at the same positions at which they take input.
    var contents = Layer(
      name: "contents", size: context.size, drawings: toolbarItems(scene, colours.tint, context))
    contents.offset.y = height - context.size.height
    var bar = Layer(
      name: "toolbar", size: size,
      drawings: [
        .fill(Rect(size), colour: colours.background),
        .hairline(.zero, width: size.width, colour: colours.hairline),
      ])
    let background = BarBackground(appearance.chrome.toolbar, context)
    bar.sublayers = background.pictures(of: size, in: Rect(size)) + [contents]
    bar.offset.y = context.size.height - height * presence
    let shadow = background.shadow(at: bar.offset, width: size.width, isBelow: false)
    return [shadow, bar].compactMap(\.self)
  }

  private func toolbarItems(_ scene: BarScene, _ tint: RGBA, _ context: LayoutContext) -> [Drawing]
  {
    var shares = [(side: scene.pictures[0].side, share: 1.0)]
    for transition in running {
      let fraction = transition.coordinator.fraction
      shares = shares.map { ($0.side, $0.share * (1 - fraction)) } + [(transition.to, fraction)]
    }
    return shares.flatMap { side, share in
      Toolbar.items(side.item, context).drawings(tint.faded(share), context)
    }
  }
}
