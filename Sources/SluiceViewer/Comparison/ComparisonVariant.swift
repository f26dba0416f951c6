internal import FlowCatalogue
internal import FlowCore

/// How the comparison stage differs from the first one: in a preference, in a setting of the demo,
/// in the device, or in keeping the settings from before a change.
struct ComparisonVariant: Hashable, Sendable {
  var title: Phrase
  var note: Phrase?
  /// The demo's setting that differs, if it is not a preference.
  private var setting: (id: String, value: String)?
  /// The comparison stage's device; `nil` for that of the first stage.
  private(set) var device: Device.Kind?
  /// The demo and its kept settings; `nil` unless the variant keeps settings.
  var kept: (demo: String, settings: DemoSettings)?
  private let change: @Sendable (inout Preferences) -> Void
  /// Returns the title of a stage with the given preferences and the given release rule in effect.
  private let describe: @Sendable (Preferences, ReleaseRule?) -> Phrase

  init(
    _ change: @escaping @Sendable (inout Preferences) -> Void,
    _ describe: @escaping @Sendable (Preferences, ReleaseRule?) -> Phrase
  ) {
    var changed = Preferences()
    change(&changed)
    title = describe(changed, changed.resolvedReleaseRule())
    self.change = change
    self.describe = describe
  }

  init(_ device: Device.Kind) {
    self.init({ _ in }) { _, _ in device.title }
    self.device = device
  }

  func applied(to size: Size) -> Size {
    device.flatMap { Device($0, isRotated: size.width > size.height).size } ?? size
  }

  func applied(to preferences: Preferences) -> Preferences {
    var other = preferences
    change(&other)
    return other
  }

  @MainActor
  func applied(to setup: StageSetup) -> StageSetup {
    var other = setup
    other.preferences = applied(to: setup.preferences)
    other.size = applied(to: setup.size)
    if device != nil { other.isOnDevice = true }
    if let kept { other.settings = kept.settings }
    if let setting { other.settings.values[setting.id] = setting.value }
    return other
  }

  func isAvailable(for demo: Demo) -> Bool {
    if let kept { return kept.demo == demo.id }
    guard let setting else { return true }
    return demo.parameters.contains {
      $0.id == setting.id && $0.problem(with: setting.value) == nil
    }
  }

  /// Returns the title of the first stage: its own value of the setting that differs.
  ///
  /// `rule` is `nil` if nothing can be dragged.
  func title(
    ofFirst preferences: Preferences, _ rule: ReleaseRule?, on device: Device
  ) -> Phrase {
    self.device == nil ? describe(preferences, rule) : device.kind.title
  }

  static func == (left: ComparisonVariant, right: ComparisonVariant) -> Bool {
    left.title == right.title
  }

  func hash(into hasher: inout Hasher) { hasher.combine(title) }
}

extension ComparisonVariant {
  static let slide = style(.slide)
  static let crossFade = style(.crossFade)
  static let zoom = style(.zoom)
  static let projection = rule(.projection)
  static let distanceOrSpeed = rule(.distanceOrSpeed)
  static let fling = rule(.fling)
  static let light = darkness(false)
  static let dark = darkness(true)
  static let highContrast = ComparisonVariant {
    $0.hasHighContrast = true
  } _: { preferences, _ in
    preferences.hasHighContrast ? .highContrast : .normalContrast
  }
  static let reducedMotion = ComparisonVariant {
    $0.reducesMotion = true
  } _: { preferences, _ in
    preferences.reducesMotion ? .reducedMotion : .fullMotion
  }

  /// The demo with the behaviour of the code in its article.
  static let article = {
    var variant = ComparisonVariant({ _ in }) { _, _ in .asHere }
    variant.title = .asArticle
    variant.note = .asArticleNote
    variant.setting = ("behaviour", "article")
    return variant
  }()

  static func groups(of demo: Demo) -> [[ComparisonVariant]] {
    all.map { group in group.filter { $0.isAvailable(for: demo) } }.filter { !$0.isEmpty }
  }

  private static let all = [
    [article], [slide, crossFade, zoom], [projection, distanceOrSpeed, fling],
    [light, dark, highContrast, reducedMotion], devices, textSizes + [rightToLeft],
  ]

  private static func style(_ choice: TransitionChoice) -> ComparisonVariant {
    ComparisonVariant {
      $0.transition = choice
    } _: { preferences, _ in
      preferences.transition?.title ?? .asFlowSays
    }
  }

  private static func rule(_ rule: ReleaseRule) -> ComparisonVariant {
    ComparisonVariant {
      $0.releaseRule = rule
    } _: { _, rule in
      rule?.releaseTitle ?? .asFlowSays
    }
  }

  private static func darkness(_ isDark: Bool) -> ComparisonVariant {
    ComparisonVariant {
      $0.isDark = isDark
    } _: { preferences, _ in
      preferences.isDark ? .dark : .light
    }
  }
}

extension ReleaseRule {
  fileprivate var releaseTitle: Phrase {
    switch self {
    case .projection: .releaseByProjection
    case .distanceOrSpeed:
      .releaseByDistance
    case .fling: .releaseByFling
    default: .releaseBy.with(name)
    }
  }
}
