import FlowCore
import FlowUI
import Testing

/// The theme of an app: its colours, radii and text styles.
@Suite struct AppThemeTests {
  private static let plum = AppTheme(accent: RGBA(hex: 0x8A1C5B), onDark: RGBA(hex: 0xFF9AD5))

  private func colours(_ layer: Layer) -> Set<RGBA> {
    Set(layer.drawings.flatMap(\.colours)).union(layer.sublayers.flatMap(colours))
  }

  private func driver(_ screen: any Screen, _ theme: AppTheme?) -> InputDriver {
    let context = FlowContext()
    if let theme { context.appTheme = theme }
    return InputDriver(on: screen, in: context)
  }

  @Test("A session has the variant of its flow's theme that matches the preferences")
  func matching() {
    let input = driver(FormPage(), Self.plum)
    var wanted = Preferences()

    for (isDark, hasHighContrast, theme) in [
      (false, false, Self.plum.light), (true, false, Self.plum.dark),
      (false, true, Self.plum.lightHighContrast), (true, true, Self.plum.darkHighContrast),
    ] {
      (wanted.isDark, wanted.hasHighContrast) = (isDark, hasHighContrast)
      input.session.send(.prefer(wanted), at: input.now)
      #expect(input.session.theme == theme)
    }
  }

  @Test("Without an app theme, a session has the standard themes")
  func standard() {
    #expect(driver(FormPage(), nil).session.theme == .light)
    #expect(AppTheme().darkHighContrast == .darkHighContrast)
  }

  @Test(
    "An accent in high contrast has 7:1 or more on all backgrounds, and text on it 4.5:1 or more")
  func highContrast() {
    let pale = AppTheme(accent: RGBA(hex: 0xFFB080), onDark: RGBA(hex: 0x602000))

    for theme in [pale.lightHighContrast, pale.darkHighContrast] {
      let backgrounds = [theme.background, theme.groupedBackground, theme.raised, theme.bar]
      #expect(backgrounds.allSatisfy { theme.accent.contrast(with: $0) >= 7 })
      #expect(theme.accent.contrast(with: theme.onAccent) >= 4.5)
    }
    #expect(pale.light.accent == RGBA(hex: 0xFFB080))
    #expect(pale.light.onAccent == .black)
  }

  @Test("Buttons and focus rings have the accent of the app theme")
  func components() throws {
    let (standard, own) = (driver(FormPage(), nil), driver(FormPage(), Self.plum))
    for input in [standard, own] { try input.key("Tab") }

    let drawn = colours(own.session.layerTree.root)
    #expect(drawn.contains(Self.plum.light.accent))
    #expect(drawn.contains(Self.plum.light.focusRing))
    let accents = [Theme.light.accent, Theme.light.focusRing]
    #expect(drawn.isDisjoint(with: accents))
    #expect(colours(standard.session.layerTree.root).isSuperset(of: accents))
  }

  @Test(
    "Custom icons in bars, tabs, rows and buttons are tinted, and mirrored from right to left",
    arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func ownIcons(direction: LayoutDirection) {
    let context = FlowContext(preferences: Preferences(direction: direction))
    context.appTheme = Self.plum
    let flow = NavigationController(root: WavePage(), context: context, isVisible: false)
    NavigationBars(around: flow)
    let tabs = TabBarScreen([Tab("Sea", icon: WavePage.wave, flow: flow)])
    let input = InputDriver(on: tabs, in: context)

    let icons = input.session.layerTree.root.all.flatMap(\.drawings).compactMap { drawing in
      if case .icon(let icon, _, let colour, let isMirrored) = drawing {
        (name: icon.name, colour: colour, isMirrored: isMirrored)
      } else {
        nil
      }
    }
    let waves = icons.filter { $0.name == "wave" }

    #expect(waves.count == 4)
    #expect(waves.count { $0.colour == Self.plum.light.accent } >= 3)
    #expect(waves.allSatisfy { $0.isMirrored == (direction == .rightToLeft) })
    #expect(icons.contains { $0.name == "check" && $0.colour == Self.plum.light.accent })
  }

  @Test("The corners of buttons and cards have the radii of the app theme")
  func corners() {
    var theme = AppTheme()
    theme.corners = CornerRadii(control: 0, card: 3, sheet: 5)
    let input = driver(FormPage(), theme)

    let radii = Set(input.session.layerTree.root.all.flatMap(\.drawings).compactMap(\.radius))

    #expect(radii.isSuperset(of: [0, 3]))
    #expect(radii.isDisjoint(with: [10, 14]))
  }

  @Test("Compact layouts reduce the radii of the app theme in proportion")
  func compact() {
    var context = LayoutContext(
      size: Size(width: 9, height: 9), measuring: SquareMeasuring())
    context.density = .compact
    #expect(context.metrics == .compact)

    // Twice, half and none of the standard radii.
    context.environment.appTheme.value.corners = CornerRadii(control: 20, card: 7, sheet: 0)

    let (metrics, compact) = (context.metrics, Metrics.compact)
    #expect(metrics.controlRadius == 2 * compact.controlRadius)
    #expect(metrics.checkboxRadius == 2 * compact.checkboxRadius)
    #expect(metrics.cardRadius == compact.cardRadius / 2)
    #expect(metrics.sheetRadius == 0)
  }

  @Test("Text has the styles of the app theme, and an app's own styles stay as they are")
  func typeScale() {
    var theme = AppTheme()
    theme.typeScale.body = TextStyle(size: 20, weight: .bold, lineHeight: 26)
    let input = driver(FormPage(), theme)

    let styles = input.session.layerTree.root.all.flatMap(\.drawings).compactMap(\.style)

    #expect(styles.contains { $0.size == 20 && $0.weight == .bold })
    #expect(styles.contains(FormPage.ownStyle))
    #expect(!styles.contains(.body))
  }

  @Test("A screen may have a different theme from its flow")
  func screen() throws {
    let input = driver(FormPage(), Self.plum)
    let green = RGBA(hex: 0x00603A)
    try input.controller.push(
      OwnPage(AppTheme(accent: green, onDark: green)), .immediate)

    let drawn = colours(input.session.layerTree.root)
    #expect(drawn.contains(green))
    #expect(!drawn.contains(Self.plum.light.accent))
    try input.controller.pop(.immediate)
    #expect(colours(input.session.layerTree.root).contains(Self.plum.light.accent))
  }

  @Test("The bar, the progress strip and the status bar have the app theme's colours for bars")
  func bars() throws {
    var theme = AppTheme()
    theme.update {
      $0.barTint = .white; $0.barLabel = RGBA(hex: 0xEEEEEE)
    }
    theme.light.bar = RGBA(hex: 0x4B1535)
    let harness = BarHarness(StepPage())
    harness.controller.context.appTheme = theme

    let bar = try #require(harness.layer("navigationBar"))
    #expect(colours(bar).isSuperset(of: [theme.light.bar, RGBA(hex: 0xEEEEEE)]))
    let status = try #require(harness.layer("statusBar"))
    #expect(colours(status) == [RGBA(hex: 0xEEEEEE)])
    let strip = colours(try #require(harness.layer("progressStrip")))
    #expect(!strip.isEmpty && !strip.contains(Theme.light.accent))
  }

  @Test("A change of the app theme takes effect with the next frame")
  func change() {
    let input = driver(FormPage(), nil)
    #expect(colours(input.session.layerTree.root).contains(Theme.light.accent))

    input.context.appTheme = Self.plum

    #expect(colours(input.session.layerTree.root).contains(Self.plum.light.accent))
  }

  @Test("A negative or infinite corner radius traps")
  func mistake() async {
    await #expect(processExitsWith: .failure) { _ = CornerRadii(control: -1) }
    await #expect(processExitsWith: .failure) { _ = CornerRadii(sheet: .infinity) }
  }
}

/// A page with an icon of its own in the bar, a row and a button, and with a chosen row.
private final class WavePage: ComposedScreen {
  static let wave = Icon("wave", hasDirection: true, .stroke("M4 12q4-6 8 0t8 0"))
  let name = "waves"
  private let controls = (0...2).map { _ in Control() }

  var navigationItem: NavigationItem {
    NavigationItem(
      title: "Waves", trailing: [.icon(Self.wave, accessibilityLabel: "Wave", control: controls[0])]
    )
  }

  func body(in context: LayoutContext) -> [any Element] {
    SafeArea {
      Card {
        ListRow("Low", icon: Self.wave, control: controls[1])
        ListRow("High", mark: .chosen)
      }
      Button("Wave", icon: Self.wave, control: controls[2])
    }
  }
}

/// A page with a button, a card, and text in a style of its own.
private class FormPage: ComposedScreen {
  static let ownStyle = TextStyle(size: 19, weight: .regular, lineHeight: 23)
  let name = "form"
  let control = Control()

  func body(in context: LayoutContext) -> [any Element] {
    Column {
      Button("Continue", role: .primary, control: control)
      Card { Text("Card", style: .body) }
      Text("Own", style: Self.ownStyle)
    }
  }
}

private final class OwnPage: FormPage, ThemedScreen {
  let appTheme: AppTheme

  init(_ theme: AppTheme) { appTheme = theme }
}

private final class StepPage: ComposedScreen, FlowProgressReporting, AppearanceContext {
  let name = "step"
  let flowProgress = 0.5
  let preferredAppearance: Appearance? = .theme
  let navigationItem = NavigationItem(title: "Step")

  func body(in context: LayoutContext) -> [any Element] { SafeArea { Text("Step") } }
}

extension Drawing {
  fileprivate var colours: [RGBA] {
    switch self {
    case .fill(_, let colour), .fractionalFill(_, _, let colour), .hairline(_, _, let colour),
      .roundedRectangle(_, _, let colour), .roundedRectangleSlice(_, _, _, let colour),
      .outline(_, _, _, let colour), .text(_, _, _, let colour), .icon(_, _, let colour, _):
      [colour]
    case .shadow, .path, .stroke, .clipped, .transformed, .image: []
    }
  }

  fileprivate var radius: Double? {
    switch self {
    case .roundedRectangle(_, let radius, _), .outline(_, let radius, _, _): radius
    default: nil
    }
  }

  fileprivate var style: TextStyle? {
    if case .text(_, let style, _, _) = self { style } else { nil }
  }
}
