import FlowCore

class ModelScreen: Screen {
  let number: Int
  var record: (Event) -> Void = { _ in }
  /// See `ScreenDeclarations`.
  var usesAlternatives = false
  /// A pager whose time runs only between `didAppear` and `willDisappear`.
  var pages: PagerModelCheck?

  init(_ number: Int) { self.number = number }

  /// Chooses the class that the declarations need.
  static func make(_ number: Int) -> ModelScreen {
    let declarations = ScreenDeclarations(of: number, usesAlternatives: false)
    switch (declarations.progress, declarations.bars) {
    case (nil, nil): return ModelScreen(number)
    case (_?, nil): return ReportingModelScreen(number)
    case (nil, _?): return DeclaringModelScreen(number)
    case (_?, _?): return FullModelScreen(number)
    }
  }

  static func number(of screen: any Screen) -> Int { (screen as? ModelScreen)?.number ?? -1 }

  var name: String { "s\(number)" }
  func willAppear() { record(.step(.willAppear, number)) }

  func didAppear() {
    pages?.setRuns(true)
    record(.step(.didAppear, number))
  }

  func willDisappear() {
    pages?.setRuns(false)
    record(.step(.willDisappear, number))
  }

  func didDisappear() { record(.step(.didDisappear, number)) }

  fileprivate var declarations: ScreenDeclarations {
    ScreenDeclarations(of: number, usesAlternatives: usesAlternatives)
  }
}

private final class ReportingModelScreen: ModelScreen, FlowProgressReporting {
  var flowProgress: Double { declarations.progress ?? 0 }
}

private class DeclaringModelScreen: ModelScreen, AppearanceContext {
  var prefersBarHidden: Bool { declarations.bars?.hidesBar ?? false }
  var prefersToolbarHidden: Bool { declarations.bars?.hidesToolbar ?? true }
  var preferredAppearance: Appearance? { declarations.bars?.appearance }
}

private final class FullModelScreen: DeclaringModelScreen, FlowProgressReporting {
  var flowProgress: Double { declarations.progress ?? 0 }
}
