internal import FlowCore
internal import FlowUI
internal import SluiceCommandLine

extension StateTextSection {
  /// What the State panel shows about a session, in English, like the output of all commands.
  @MainActor
  static func read(_ session: FlowSession) -> [StateTextSection] {
    let (state, strings) = (session.state, FlowStrings(.english))
    let report = StateReport(
      flow: state, theme: session.theme, canGoBack: session.canGoBack,
      isBackRefused: session.isBackRefused,
      running: RunningTransition(in: state, on: session.size), isPaused: false, strings: strings)
    return report.sections.map { section in
      StateTextSection(title: section.title, lines: section.lines.map { $0.text(strings) })
    }
  }
}

extension StateLine {
  func text(_ strings: FlowStrings) -> (name: String, value: String) {
    switch self {
    case .screen(let screen): (screen.name, screen.marks(strings))
    case .overlay(let name): (name, strings[.overAll])
    case .fact(let fact): (fact.name, fact.value)
    }
  }
}
