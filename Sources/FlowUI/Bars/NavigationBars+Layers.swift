internal import FlowCore

extension NavigationBars {
  /// The context in which a screen's page is laid out, with the screen's own bars as insets.
  ///
  /// The bars of other screens do not count, so that the layout of a page does not change during a
  /// transition to a page with other bars.
  func context(of screen: any Screen, in context: LayoutContext) -> LayoutContext {
    var inside = context
    let item = item(of: screen)
    let added =
      BarLayout.largeHeight(of: item, context) + BarLayout.searchHeight(of: item, context)
    inside.insets.top += (BarLayout.compact + added) * appearance.barPresence(of: screen)
    inside.insets.bottom += Toolbar.height * appearance.toolbarPresence(of: screen)
    return inside
  }

  func layers(in context: LayoutContext) -> [Layer] {
    let scene = scene(in: context)
    return [fixedElement?.layer(in: context)].compactMap(\.self) + navigationBar(scene, context)
      + toolbar(scene, in: context)
      + ProgressStrip.layers(
        progressSource, StripColours(appearance.chrome, context.theme), scene.regions, in: context)
  }

  func scene(in context: LayoutContext) -> BarScene {
    readItems(in: context)
    let (transitions, font) = (running, titleFont)
    guard transitions.isEmpty else { return BarScene(transitions, font, in: context) }
    let side = topSide
    storeBackTitle(of: side)
    return BarScene(side, font, presence: appearance.barPresence, in: context)
  }

  var titleFont: BarTitleFont { appearance.chrome.navigationBar.titleFont }

  /// The navigation item of a screen; during a transition, the one that was read for the bars.
  private func item(of screen: any Screen) -> NavigationItem {
    let sides = running.lazy.flatMap { [$0.from, $0.to] }
    return sides.first { $0.screen === screen }?.item ?? screen.navigationItem
  }

  /// The bar contents of the top screen, which is visible or about to be.
  var topSide: BarSide {
    let screen = controller?.top ?? shown.screen
    return BarSide(
      screen: screen, item: screen.navigationItem, previous: previousTitle(of: screen),
      isHidden: appearance.isBarHidden)
  }

  // MARK: The navigation bar

  private func navigationBar(_ scene: BarScene, _ context: LayoutContext) -> [Layer] {
    let presence = appearance.barPresence
    let regions = scene.regions.filter { $0.height > 0 }
    guard presence > 0, !regions.isEmpty else { return [] }
    let colours = colours(scene.density, context).dimmed(scene.movement?.dim ?? 0)
    // While the bar shrinks during a transition, it must not clip the moving titles.
    let height = context.insets.top + (scene.isInTransition ? scene.reach : regions[0].height)
    var bar = Layer(
      name: "navigationBar", size: Size(width: context.size.width, height: height),
      drawings: regions.map { region in
        .fill(
          Rect(
            x: region.start, y: 0, width: region.width, height: context.insets.top + region.height),
          colour: colours.background)
      })
    let background = BarBackground(
      appearance.chrome.navigationBar, dim: scene.movement?.dim ?? 0, context)
    bar.sublayers =
      background.pictures(below: regions, context) + [row(scene, regions, height, colours, context)]
    bar.opacity = scene.movement?.opacity ?? presence
    // The hairline fades out as the progress strip fades in: otherwise it would show through a
    // translucent strip.
    let opacity = bar.opacity * (1 - progressSource.opacity)
    let shadows = regions.compactMap { background.shadow(below: $0, bar.opacity, context) }
    return shadows + [bar] + regions.map { line(below: $0, colours, opacity, context) }
  }

  /// A bar that moves with its page is clipped to the regions with bars.
  private func row(
    _ scene: BarScene, _ regions: [BarRegion], _ height: Double, _ colours: BarColours,
    _ context: LayoutContext
  ) -> Layer {
    guard scene.movement == nil, let region = regions.first else {
      let pictures = scene.pictures.filter { !$0.side.isHidden }
      return row(pictures, height, within: regions.span, colours, context)
    }
    var row = row(scene.pictures, height, within: 0...context.size.width, colours, context)
    // A bar that hides outside of a transition moves up, and is clipped at the lower edge of the
    // status bar.
    if !scene.isInTransition { row.moveContents(up: scene.reach - region.height) }
    return row
  }

  private func line(
    below region: BarRegion, _ colours: BarColours, _ opacity: Double, _ context: LayoutContext
  ) -> Layer {
    var line = Layer(
      name: "hairline", size: Size(width: region.width, height: 1),
      drawings: [.hairline(.zero, width: region.width, colour: colours.hairline)])
    line.offset = Point(x: region.start, y: context.insets.top + region.height)
    line.opacity = opacity
    return line
  }

  private func row(
    _ pictures: [BarPicture], _ height: Double, within span: ClosedRange<Double>,
    _ colours: BarColours, _ context: LayoutContext
  ) -> Layer {
    let top = context.insets.top
    var row = Layer(
      name: "row",
      size: Size(width: span.upperBound - span.lowerBound, height: max(0, height - top)))
    row.offset = Point(x: span.lowerBound, y: top)
    row.sublayers = pictures.map { picture in
      var contents = Layer(
        name: "contents", size: Size(width: context.size.width, height: height),
        drawings: picture.drawings(colours, backControl, context),
        sublayers: picture.largeTitle(
          colours, bottom: height - picture.layout.searchHeight, context)
          + picture.search(colours, context))
      contents.offset = Point(x: picture.shift - span.lowerBound, y: -top)
      return picture.cover > span.lowerBound
        ? contents.cutOff(before: picture.cover - span.lowerBound, in: row.size) : contents
    }
    return row
  }

  private func colours(_ density: Double, _ context: LayoutContext) -> BarColours {
    BarColours(
      appearance.chrome.navigationBar, context.theme, density: density,
      isTranslucent: isTranslucent)
  }
}

extension BarBackground {
  /// The background layers of all regions, each stretched to the height of the bar in its region.
  fileprivate func pictures(below regions: [BarRegion], _ context: LayoutContext) -> [Layer] {
    regions.flatMap { region in
      let height = context.insets.top + region.height
      return pictures(
        of: Size(width: context.size.width, height: height),
        in: Rect(x: region.start, y: 0, width: region.width, height: height))
    }
  }

  fileprivate func shadow(below region: BarRegion, _ opacity: Double, _ context: LayoutContext)
    -> Layer?
  {
    var layer = shadow(
      at: Point(x: region.start, y: context.insets.top + region.height), width: region.width,
      isBelow: true)
    layer?.opacity *= opacity
    return layer
  }
}

extension Layer {
  /// Cuts off what is before `x`, in an area of `size`.
  fileprivate func cutOff(before x: Double, in size: Size) -> Layer {
    var window = Layer(
      name: "window", size: Size(width: max(0, size.width - x), height: size.height))
    window.offset.x = x
    window.sublayers = [self]
    window.sublayers[0].offset.x -= x
    return window
  }

  fileprivate mutating func moveContents(up distance: Double) {
    for index in sublayers.indices { sublayers[index].offset.y -= distance }
  }
}
