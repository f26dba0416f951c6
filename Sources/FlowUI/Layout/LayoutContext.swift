public import FlowCore

/// Everything that a screen or an element needs for its layout: the theme and the preferences, the
/// available room, and the services of the session.
///
/// Layouts are written for left to right, and x counts from the leading edge. In a right-to-left
/// layout the finished layer tree is mirrored once as a whole, and so are the positions of presses.
public struct LayoutContext {
  package var constraints: LayoutConstraints
  private(set) var sharedEnvironment: CopyOnWrite<LayoutEnvironment>
  private var sharedServices: CopyOnWrite<LayoutServices>

  /// Creates a context; by default it has the light theme and reads from left to right, and no bar
  /// covers the area.
  ///
  /// The size, the insets and the position of the pointer are in points; `textSize` is a factor,
  /// 1…2.
  @MainActor
  public init(
    size: Size, insets: Insets = .zero, measuring: any TextMeasuring, theme: Theme = .light,
    direction: LayoutDirection = .leftToRight, textSize: Double = 1, pointer: Point? = nil,
    marksFocus: Bool = false, reducesMotion: Bool = false, clock: FlowClock = FlowClock()
  ) {
    var environment = LayoutEnvironment(
      theme: theme, direction: direction, textSize: textSize, pointer: pointer,
      marksFocus: marksFocus, reducesMotion: reducesMotion)
    environment.isDark = theme.isDark
    self.init(
      environment, LayoutConstraints(size: size, insets: insets),
      LayoutServices(measuring: measuring, clock: clock))
  }

  init(
    _ environment: LayoutEnvironment, _ constraints: LayoutConstraints, _ services: LayoutServices
  ) {
    self.constraints = constraints
    sharedEnvironment = CopyOnWrite(environment)
    sharedServices = CopyOnWrite(services)
  }

  package var environment: LayoutEnvironment {
    _read { yield sharedEnvironment.value }
    _modify { yield &sharedEnvironment.value }
  }

  package var services: LayoutServices {
    _read { yield sharedServices.value }
    _modify { yield &sharedServices.value }
  }

  /// This context with the environment of another layout.
  func inside(_ environment: CopyOnWrite<LayoutEnvironment>) -> LayoutContext {
    var context = self
    context.sharedEnvironment = environment
    return context
  }

  /// This context without insets, for content that no bar covers.
  var uncovered: LayoutContext {
    var context = self
    context.insets = .zero
    return context
  }

  /// This context without a pointer, for content that is not hovered.
  var withoutPointer: LayoutContext {
    guard pointer != nil else { return self }
    var context = self
    context.pointer = nil
    return context
  }

  /// This context without a pointer or a focus ring, for content that takes no input.
  var untouched: LayoutContext {
    guard marksFocus else { return withoutPointer }
    var context = withoutPointer
    context.marksFocus = false
    return context
  }

  /// This context for another layout, in which nothing has been measured yet.
  var withoutMeasuredHeights: LayoutContext {
    var context = self
    context.services.heights = MeasuredHeights()
    return context
  }

  func at(_ density: Density) -> LayoutContext {
    var context = self
    context.density = density
    return context
  }

  /// The distances and sizes of components at the current density.
  public var metrics: Metrics { density.metrics.with(corners) }

  /// The corner radii of the app, in comfortable layouts.
  public var corners: CornerRadii { environment.appTheme.value.corners }

  /// The text style at the current density and text size, from the type scale of the app.
  public func style(_ style: TextStyle) -> TextStyle {
    let own = environment.appTheme.value.typeScale.style(style, at: density)
    return textSize == 1 ? own : own.scaled(by: textSize)
  }

  /// The side of an icon at the current density and text size, from its side in points at
  /// comfortable density and the default text size.
  public func side(_ side: Double) -> Double { density.side(side) * textSize }

  /// The height of a control with one line of text; at least `metrics.target`.
  package func controlHeight(_ style: TextStyle) -> Double {
    max(metrics.target, self.style(style).lineHeight + 2 * metrics.controlInset)
  }
}

/// The person's preferences, the pointer, and what surrounds the content.
package struct LayoutEnvironment: Hashable, Sendable {
  package var theme: Theme
  /// Whether the person prefers light on dark; the colours of the theme may differ from that.
  package var isDark = false
  package var hasHighContrast = false
  package var appTheme = AppTheme.standard
  /// Whether the colours were set for the whole session, so that the themes of flows do not count.
  var hasSessionTheme = false
  package var direction: LayoutDirection
  /// A factor, 1…2; 1 is the default size.
  package var textSize: Double
  package var density = Density.comfortable
  /// The position of a mouse without a pressed button, in points from the leading edge and the top;
  /// `nil` if something covers the layout at that point.
  package var pointer: Point?
  /// Whether the focus ring is shown: true from the use of a key until the next press.
  package var marksFocus: Bool
  package var reducesMotion: Bool
  package var strings = FlowStrings()
  /// Whether the files of icons are missing, so that buttons show letters instead.
  package var lacksIcons = false
  /// Whether the content lies on a sheet that can be pulled down.
  package var isSheet = false
  /// The colour of the page, the sheet or the card that content lies on; `nil` if it is not known.
  var background: RGBA?
  /// Whether the content lies in a card, whose rounded corners it must not cover.
  var isInCard = false
  /// The release rule that the person prefers; `nil` for that of each component.
  package var preferredReleaseRule: ReleaseRule?
  var copied: String?
}

/// The area to lay out, and how much of it is visible.
package struct LayoutConstraints {
  package var size: Size
  /// How far bars cover each side of the area, in points; important content stays inside.
  package var insets: Insets
  /// The visible part of the layout inside a scroll area, in the layout's coordinates; `nil` if all
  /// of it is visible.
  package var window: Rect?
  /// The part of `window` that no bar covers, in the same coordinates; `nil` if nothing is covered.
  var clear: Rect?
  /// Whether the frame is known to be large enough for the content.
  var isFitting = false

  /// How far bars cover each side of a frame within the area, in points.
  func insets(of frame: Rect) -> Insets {
    Insets(
      top: min(max(insets.top - frame.minY, 0), insets.top),
      leading: min(max(insets.leading - frame.minX, 0), insets.leading),
      bottom: min(max(frame.maxY - size.height + insets.bottom, 0), insets.bottom),
      trailing: min(max(frame.maxX - size.width + insets.trailing, 0), insets.trailing))
  }
}

/// What layouts call: measuring text, the clock, and services of the session.
package struct LayoutServices {
  package var measuring: any TextMeasuring
  /// The session's clock; everything in a frame is drawn for its current instant.
  package var clock: FlowClock
  /// The innermost scroll area around the input target that handles the current event.
  var scrollWindow: ScrollWindow?
  /// Whether an input target still takes input; it may be removed between press and release.
  var takesInput: (any InputTarget) -> Bool = { _ in true }
  /// Finds an input target in the content below an overlay, such as the button that opened a menu.
  var findTarget: (any InputTarget) -> HitRegion? = { _ in nil }
  var copy: (String) -> Void = { _ in }
  /// The layouts of the session's current state.
  var memory: LayoutMemory?
  var blocks: TextBlocks
  var heights = MeasuredHeights()

  @MainActor
  init(measuring: any TextMeasuring, clock: FlowClock, _ blocks: TextBlocks = TextBlocks()) {
    (self.measuring, self.clock, self.blocks) = (measuring, clock, blocks)
  }
}

/// Shortcuts for what nearly every layout reads.
extension LayoutContext {
  /// The size of the area to lay out, in points.
  public var size: Size {
    get { constraints.size }
    set { constraints.size = newValue }
  }

  /// How far bars cover each side of the area, in points; important content stays inside.
  public var insets: Insets {
    get { constraints.insets }
    set { constraints.insets = newValue }
  }

  /// The colours.
  public var theme: Theme {
    get { environment.theme }
    set { environment.theme = newValue }
  }

  /// The colour that content lies on: that of the page, the sheet or the card.
  var background: RGBA { environment.background ?? theme.background }

  /// The layout direction.
  public var direction: LayoutDirection { environment.direction }

  /// The factor by which the person enlarges text, 1…2; 1 is the default size.
  public var textSize: Double {
    get { environment.textSize }
    set { environment.textSize = newValue }
  }

  /// The density: the sizes of components and the distances between them.
  public var density: Density {
    get { environment.density }
    set { environment.density = newValue }
  }

  /// The texts of components, in the person's language.
  public var strings: FlowStrings { environment.strings }

  /// The position of a mouse without a pressed button, in points from the leading edge and the top;
  /// `nil` if something covers the layout at that point.
  public var pointer: Point? {
    get { environment.pointer }
    set { environment.pointer = newValue }
  }

  /// Whether the focused input target shows a focus ring: true from the use of a key until the next
  /// press.
  public var marksFocus: Bool {
    get { environment.marksFocus }
    set { environment.marksFocus = newValue }
  }

  /// Whether to avoid motion, as the person prefers.
  public var reducesMotion: Bool { environment.reducesMotion }

  /// Measures text.
  public var measuring: any TextMeasuring { services.measuring }

  /// The session's clock; everything in a frame is drawn for its current instant.
  public var clock: FlowClock { services.clock }

  /// Grows with each input or call of `setNeedsLayout` that may have changed a page.
  @MainActor
  package var inputs: Int { services.memory?.invalidations ?? 0 }
}

/// Heights that are expensive to measure, such as that of the tallest row of a list, and that a
/// layout needs several times: each is measured only once per layout.
@MainActor
final class MeasuredHeights {
  private struct Key: Hashable {
    let owner: ObjectIdentifier
    let width: Double
  }

  private var heights: [Key: Double] = [:]

  /// Returns the height of an owner at a width; calls `measure` only the first time.
  func height(of owner: AnyObject, width: Double, _ measure: () -> Double) -> Double {
    let key = Key(owner: ObjectIdentifier(owner), width: width)
    if let known = heights[key] { return known }
    let height = measure()
    heights[key] = height
    return height
  }
}
