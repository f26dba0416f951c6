import FlowCore

/// A screen that says what it is told.
final class ModelScreen: Screen {
  let number: Int
  /// Who listens.
  var hear: (Event) -> Void = { _ in }

  init(_ number: Int) { self.number = number }

  static func number(of screen: any Screen) -> Int { (screen as? ModelScreen)?.number ?? -1 }

  var name: String { "s\(number)" }
  func willAppear() { hear(.step(.willAppear, number)) }
  func didAppear() { hear(.step(.didAppear, number)) }
  func willDisappear() { hear(.step(.willDisappear, number)) }
  func didDisappear() { hear(.step(.didDisappear, number)) }
}
