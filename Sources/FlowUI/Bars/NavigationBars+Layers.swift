internal import FlowCore

extension NavigationBars {
  /// What a screen of the flow has for itself: the bars cover the rest.
  ///
  /// It counts on the bars that are its own, so nothing on a page moves because another one has others.
  func context(of screen: any Screen, in context: LayoutContext) -> LayoutContext {
    var inside = context
    let large = item(of: screen).isLarge ? BarLayout.largeTitle : 0
    inside.insets.top += (BarLayout.compact + large) * appearance.barPresence(of: screen)
    inside.insets.bottom += Toolbar.height * appearance.toolbarPresence(of: screen)
    return history == nil ? inside : inside.untouched
  }

  /// All bars, the lowest first.
  func layers(in context: LayoutContext) -> [Layer] {
    let scene = scene(in: context)
    let presence = appearance.barPresence
    let bottom = context.insets.top + scene.height * presence
    return [
      navigationBar(scene, presence, bottom, context), toolbar(in: context),
      ProgressStrip.layer(progress, top: bottom, in: context),
      history?.layer(below: bottom, in: context),
    ].compactMap(\.self)
  }

  /// The navigation bar as it is now.
  func scene(in context: LayoutContext) -> BarScene {
    let flights = running
    guard flights.isEmpty else {
      return BarScene(flights, reducesMotion ? .fading : travel, in: context)
    }
    return BarScene(rest, in: context)
  }

  /// What a screen has in the bars; while it takes part in a transition, what it had at its beginning.
  private func item(of screen: any Screen) -> NavigationItem {
    let sides = running.lazy.flatMap { [$0.from, $0.to] }
    return sides.first { $0.screen === screen }?.item ?? screen.navigationItem
  }

  private var reducesMotion: Bool { controller?.context.reducesMotion ?? false }

  /// The bar of the screen that has the stage, or is about to.
  var rest: BarSide {
    let screen = controller?.top ?? shown.screen
    return BarSide(screen: screen, item: screen.navigationItem, previous: previousTitle(of: screen))
  }

  // MARK: The navigation bar

  private func navigationBar(
    _ scene: BarScene, _ presence: Double, _ bottom: Double, _ context: LayoutContext
  ) -> Layer? {
    guard presence > 0 else { return nil }
    let colours = colours(scene.density, context)
    var bar = Layer(
      name: "navigationBar", size: Size(width: context.size.width, height: bottom),
      drawings: [
        .fill(Rect(x: 0, y: 0, width: context.size.width, height: bottom), colours.background)
      ])
    bar.opacity = presence
    // A bar that hides goes up beneath the status bar, and is cut off there.
    var row = Layer(
      name: "row",
      size: Size(width: context.size.width, height: max(0, bottom - context.insets.top)))
    row.offset.y = context.insets.top
    var contents = Layer(name: "contents", size: Size(width: context.size.width, height: bottom))
    contents.offset.y = -context.insets.top - (1 - presence) * scene.height
    for picture in scene.pictures {
      contents.drawings += picture.drawings(colours, backControl, context)
      contents.sublayers += picture.largeTitle(colours, bottom: bottom, context)
    }
    row.sublayers = [contents]
    bar.sublayers = [row]
    bar.sublayers.append(line(at: bottom, colours.hairline, context))
    return bar
  }

  /// The line at the lower edge, within the bar.
  private func line(at bottom: Double, _ colour: RGBA, _ context: LayoutContext) -> Layer {
    var line = Layer(
      name: "hairline", size: Size(width: context.size.width, height: 1),
      drawings: [.hairline(.zero, width: context.size.width, colour)])
    line.offset.y = bottom
    return line
  }

  func colours(_ density: Double, _ context: LayoutContext) -> BarColours {
    BarColours(
      appearance.look.navigationBar, context.theme, density: density,
      isTranslucent: isTranslucent)
  }
}

extension BarPicture {
  /// All but a large title that nothing moves.
  func drawings(_ colours: BarColours, _ control: Control, _ context: LayoutContext) -> [Drawing] {
    let back = backDrawings(colours, control, context)
    let flying = isFlying ? large?.drawings(colours.title.faded(opacity.large), context) : nil
    return back + rest.leading.drawings(colours.tint.faded(opacity.leading), context)
      + rest.trailing.drawings(colours.tint.faded(opacity.trailing), context)
      + title.drawings(colours.title.faded(opacity.title), context) + (flying ?? [])
  }

  /// A large title at rest: it goes up beneath the row of controls, and is cut off there.
  func largeTitle(_ colours: BarColours, bottom: Double, _ context: LayoutContext) -> [Layer] {
    guard let large, !isFlying else { return [] }
    let top = context.insets.top + BarLayout.compact
    var window = Layer(
      name: "largeTitle", size: Size(width: context.size.width, height: max(0, bottom - top)))
    window.offset.y = top
    var label = large
    label.origin.y -= top
    window.drawings = label.drawings(colours.title, context)
    return [window]
  }

  private func backDrawings(_ colours: BarColours, _ control: Control, _ context: LayoutContext)
    -> [Drawing]
  {
    guard let chevron, let frame = rest.backFrame else { return [] }
    let use = control.use(in: frame, context)
    let tint = colours.tint.faded(1 - 0.7 * (isFlying ? 0 : use.press))
    let shape = frame.inset(by: Insets(top: 6, leading: 4, bottom: 6, trailing: 0))
    var drawings: [Drawing] = []
    if !isFlying {
      drawings = use.ring(around: shape.inset(by: 4), Spacing.controlRadius, context.theme)
      if use.isHovered {
        drawings.append(
          .roundedRectangle(shape, radius: Spacing.controlRadius, tint.faded(0.12)))
      }
    }
    return drawings + [.icon(.back, chevron, tint.faded(opacity.chevron))]
      + (back?.drawings(
        tint.interpolated(to: colours.title, fraction: titleShare).faded(opacity.back), context)
        ?? [])
  }
}
