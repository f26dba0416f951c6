internal import FlowCatalogue
internal import FlowCore

extension ComparisonVariant {
  static let rightToLeft = ComparisonVariant {
    $0.direction = .rightToLeft
  } _: { preferences, _ in
    preferences.direction == .rightToLeft ? .rightToLeft : .leftToRight
  }

  static let devices = [Device.Kind.smallPhone, .phone, .tablet].map(ComparisonVariant.init)

  static let textSizes = [1.5, 2].map { size in
    ComparisonVariant {
      $0.textSize = size
    } _: { preferences, _ in
      .textAt.with((preferences.textSize * 100).fixed(0))
    }
  }

  /// The variant that keeps the present settings of the first stage, with which later changes to
  /// the first stage can be compared.
  @MainActor
  static func before(_ preferences: Preferences, _ setup: StageSetup) -> ComparisonVariant {
    var variant = ComparisonVariant {
      $0 = preferences
    } _: { _, _ in
      .afterMyChange
    }
    variant.title = .beforeMyChange
    variant.note = .beforeMyChangeNote
    variant.kept = (setup.demo.id, setup.settings)
    return variant
  }

  @MainActor
  static func groups(for model: ViewerModel) -> [[ComparisonVariant]] {
    [[chosenBefore(model)]] + groups(of: model.demo)
  }

  @MainActor
  private static func chosenBefore(_ model: ViewerModel) -> ComparisonVariant {
    if let variant = model.comparison?.variant, variant.kept != nil { return variant }
    return before(model.preferences, model.playback.setup)
  }
}
