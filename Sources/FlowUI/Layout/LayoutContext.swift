public import FlowCore

/// What a screen needs to know to lay itself out.
///
/// Layouts are written from left to right, and their places count from the leading edge: the
/// finished picture is mirrored once, for all of it, and so are the places of presses.
public struct LayoutContext {
  /// The stage's size in points.
  public var size: Size
  /// How far bars cover the stage, in points; what must be seen stays inside.
  public var insets: Insets
  /// Measures its text.
  public var measuring: any TextMeasuring
  /// Its colours.
  public var theme: Theme
  /// Which way the stage reads.
  public var direction: LayoutDirection
  /// How many times as large as usual a person wants text, 1…2.
  public var textSize: Double
  /// How closely things stand together, and how large they are.
  public var density = Density.comfortable
  /// Where a mouse is that presses nothing, in points from the leading edge and down; `nil` where
  /// there is none, or something lies between.
  public var pointer: Point?
  /// Whether the part that has the keyboard's focus is marked, as it is once keys have been used.
  public var marksFocus: Bool
  /// Whether nothing should move across the stage by itself.
  public var reducesMotion: Bool
  /// Whether what a hand lets go finishes its way, where the person prefers a rule.
  var releaseRule: ReleaseRule?
  /// The part that can be seen of what is laid out, in its own points, where it scrolls; `nil` for
  /// all.
  public var window: Rect?
  /// What of the window no bar covers, in the same points; `nil` for all of it.
  var clear: Rect?
  /// The innermost scroll area in which the part lies that takes input, if it lies in one.
  var scrollWindow: ScrollWindow?
  /// Whether the stage lies on another one as a sheet that can be pulled down.
  public var isSheet = false
  /// Whether it lies on a card, whose round corners it must keep clear of.
  var isInCard = false
  /// Whether it is known to have all the room that it needs.
  var isFitting = false
  /// Whether a part takes input as things stand: what is pressed may be gone when it is let go.
  var takesInput: (any InputTarget) -> Bool = { _ in true }
  /// The transition by itself in which the page moves, if it does.
  var transition: TransitionCoordinator?
  /// Pages of earlier frames.
  var memory: PageMemory?
  /// Which layout it is of its session's, where that has one: nothing changes in the middle of it.
  var pass: Int?
  /// Text that was laid out before.
  var blocks = TextBlocks()
  /// A part at its place beneath what is laid out, as the button that has opened a menu.
  var target: (any InputTarget) -> HitRegion? = { _ in nil }
  /// What a person has copied last, if anything.
  var copied: String?
  /// Keeps words that a person copies.
  var copy: (String) -> Void = { _ in }
  /// The session's clock: all parts of a frame are of its present instant.
  public var clock: FlowClock

  /// Creates a context; by default it is light, reads from left to right, and nothing covers the
  /// stage.
  public init(
    size: Size, insets: Insets = .zero, measuring: any TextMeasuring, theme: Theme = .light,
    direction: LayoutDirection = .leftToRight, textSize: Double = 1, pointer: Point? = nil,
    marksFocus: Bool = false, reducesMotion: Bool = false, clock: FlowClock = FlowClock()
  ) {
    self.size = size
    self.insets = insets
    self.measuring = measuring
    self.theme = theme
    self.direction = direction
    self.textSize = textSize
    self.pointer = pointer
    self.marksFocus = marksFocus
    self.reducesMotion = reducesMotion
    self.clock = clock
  }

  /// How far bars cover a frame of the stage, in points.
  func insets(of frame: Rect) -> Insets {
    Insets(
      top: min(max(insets.top - frame.minY, 0), insets.top),
      leading: min(max(insets.leading - frame.minX, 0), insets.leading),
      bottom: min(max(frame.maxY - size.height + insets.bottom, 0), insets.bottom),
      trailing: min(max(frame.maxX - size.width + insets.trailing, 0), insets.trailing))
  }

  /// The same for what no bar covers.
  var uncovered: LayoutContext {
    var context = self
    context.insets = .zero
    return context
  }

  /// The same for what is under no mouse.
  var unpointed: LayoutContext {
    var context = self
    context.pointer = nil
    return context
  }

  /// The same for what lies out of reach.
  var untouched: LayoutContext {
    var context = unpointed
    context.marksFocus = false
    return context
  }

  /// The same at some density.
  func at(_ density: Density) -> LayoutContext {
    var context = self
    context.density = density
    return context
  }

  /// The distances and sizes of components at its density.
  public var metrics: Metrics { density.metrics }

  /// A style at its density, as large as the person wants it.
  public func style(_ style: TextStyle) -> TextStyle {
    let own = density.style(style)
    return textSize == 1 ? own : own.scaled(by: textSize)
  }

  /// The side of an icon, given in points of a comfortable layout, at its density; it grows with
  /// text.
  public func side(_ side: Double) -> Double { density.side(side) * textSize }
}
