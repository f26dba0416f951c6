internal import FlowCore

enum Verb: CaseIterable {
  case push
  case pop
  case popToRoot
  case replace
  case setStack
  case present
  case dismiss

  var title: String {
    switch self {
    case .push: "Push"
    case .pop: "Pop"
    case .popToRoot: "Pop to"
    case .replace: "Replace"
    case .setStack: "Set stack"
    case .present: "Present"
    case .dismiss: "Dismiss"
    }
  }

  var summary: String {
    switch self {
    case .push: "A new page on top"
    case .pop: "Back to the page below"
    case .popToRoot: "Back to the first page, past all others"
    case .replace: "Another page in place of this one"
    case .setStack: "Two new pages on the first one"
    case .present: "A flow of its own, as a sheet"
    case .dismiss: "The sheet goes, with all its pages"
    }
  }

  /// The default style moves the upper page in this direction.
  var direction: DragDirection {
    switch self {
    case .push, .replace, .setStack: .leading
    case .pop, .popToRoot: .trailing
    case .present: .up
    case .dismiss: .down
    }
  }
}

enum VerbKind: CaseIterable {
  case immediate
  case standard
  case custom
  case interactive

  var title: String {
    switch self {
    case .immediate: "Jump cut"
    case .standard: "Default"
    case .custom: "Custom"
    case .interactive: "Interactive"
    }
  }
}

extension DragDirection {
  func instruction(in direction: LayoutDirection) -> String {
    let isLeftToRight = direction == .leftToRight
    return switch self {
    case .leading: isLeftToRight ? "Drag left" : "Drag right"
    case .trailing: isLeftToRight ? "Drag right" : "Drag left"
    case .up: "Drag up"
    case .down: "Drag down"
    }
  }

  var panDirections: PanDirections {
    switch self {
    case .leading: .leading
    case .trailing: .trailing
    case .up: .up
    case .down: .down
    }
  }
}
