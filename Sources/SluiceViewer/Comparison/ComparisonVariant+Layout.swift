internal import FlowCatalogue
internal import FlowCore

/// The variants with another layout, and the variant that keeps the settings before a change.
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
  ///
  /// - Parameters:
  ///   - preferences: The preferences of the first stage.
  ///   - setup: The setup of the first stage.
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

  /// The variants for the demo and the settings in a viewer, in groups for a menu.
  @MainActor
  static func groups(for model: ViewerModel) -> [[ComparisonVariant]] {
    [[chosenBefore(model)]] + groups(of: model.demo)
  }

  /// The variant that keeps settings: the one already in use, or else a new one.
  @MainActor
  private static func chosenBefore(_ model: ViewerModel) -> ComparisonVariant {
    if let variant = model.comparison?.variant, variant.kept != nil { return variant }
    return before(model.preferences, model.playback.setup)
  }
}
