import FlowCore

/// A screen that reports its appearance callbacks.
class ModelScreen: Screen {
  let number: Int
  /// Receives the callbacks.
  var hear: (Event) -> Void = { _ in }
  /// Whether it declares its alternative values: see `ScreenDeclarations`.
  var isMoody = false
  /// The pager in the screen, if any; its time runs only between `didAppear` and `willDisappear`.
  var pages: PagingPlay?

  init(_ number: Int) { self.number = number }

  /// Creates a screen of the class that its declarations need.
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

/// A model screen that reports its flow's progress.
private final class ReportingModelScreen: ModelScreen, FlowProgressReporting {
  var flowProgress: Double { wishes.progress ?? 0 }
}

/// A model screen that declares the appearance of the bars.
private class DeclaringModelScreen: ModelScreen, AppearanceContext {
  var prefersBarHidden: Bool { wishes.bars?.hidesBar ?? false }
  var prefersToolbarHidden: Bool { wishes.bars?.hidesToolbar ?? true }
  var preferredAppearance: Appearance? { wishes.bars?.appearance }
}

/// A model screen that reports progress and declares the appearance of the bars.
private final class FullModelScreen: DeclaringModelScreen, FlowProgressReporting {
  var flowProgress: Double { wishes.progress ?? 0 }
}
