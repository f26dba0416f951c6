import FlowCore

/// A screen that says what it is told.
class ModelScreen: Screen {
  let number: Int
  /// Who listens.
  var hear: (Event) -> Void = { _ in }
  /// Whether it has changed its mind about its wishes.
  var isMoody = false
  /// Pages that live in it, if any; their time stands still while it has not the stage.
  var pages: PagingPlay?

  init(_ number: Int) { self.number = number }

  /// A screen of the sort that its wishes need.
  static func make(_ number: Int) -> ModelScreen {
    let wishes = ScreenDeclarations(of: number, isMoody: false)
    switch (wishes.progress, wishes.bars) {
    case (nil, nil): return ModelScreen(number)
    case (_?, nil): return ReportingModelScreen(number)
    case (nil, _?): return DeclaringModelScreen(number)
    case (_?, _?): return FullModelScreen(number)
    }
  }

  static func number(of screen: any Screen) -> Int { (screen as? ModelScreen)?.number ?? -1 }

  var name: String { "s\(number)" }
  func willAppear() { hear(.step(.willAppear, number)) }

  func didAppear() {
    pages?.setRuns(true)
    hear(.step(.didAppear, number))
  }

  func willDisappear() {
    pages?.setRuns(false)
    hear(.step(.willDisappear, number))
  }

  func didDisappear() { hear(.step(.didDisappear, number)) }

  fileprivate var wishes: ScreenDeclarations { ScreenDeclarations(of: number, isMoody: isMoody) }
}

/// One that reports its progress.
private final class ReportingModelScreen: ModelScreen, FlowProgressReporting {
  var flowProgress: Double { wishes.progress ?? 0 }
}

/// One with wishes about the bars.
private class DeclaringModelScreen: ModelScreen, AppearanceContext {
  let appearanceUpdates: AppearanceUpdates? = AppearanceUpdates()
  var prefersBarHidden: Bool { wishes.bars?.hidesBar ?? false }
  var prefersToolbarHidden: Bool { wishes.bars?.hidesToolbar ?? true }
  var preferredAppearance: Appearance? { wishes.bars?.appearance }
}

/// One with both.
private final class FullModelScreen: DeclaringModelScreen, FlowProgressReporting {
  var flowProgress: Double { wishes.progress ?? 0 }
}
