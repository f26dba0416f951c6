internal import FlowCore

/// What stands on an alert: words that may scroll, and the answers below them.
struct AlertContent {
  private let alert: Alert
  private let width: Double
  private let words: Column
  private let answers: any Element

  /// Between the words and the answers, in points.
  private static let gap = 20.0

  init(_ alert: Alert, width: Double, _ context: LayoutContext) {
    self.alert = alert
    self.width = max(0, width)
    words = Column(spacing: 6) {
      if !alert.title.isEmpty { Words(alert.title, .headline, alignment: .centre) }
      if !alert.message.isEmpty {
        Words(alert.message, .subtitle, \.secondaryLabel, alignment: .centre)
      }
    }
    answers = Self.answers(of: alert, in: self.width, context)
  }

  func height(_ context: LayoutContext) -> Double {
    all.size(in: Size(width: width, height: .infinity), context).height
  }

  func place(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    let foot = answers.size(in: Size(width: width, height: .infinity), context).height
    let room = frame.size.height - foot - Self.gap
    // Where the answers leave less than a third to the words, all of it scrolls.
    guard room >= min(wordsHeight(context), frame.size.height / 3) else {
      return area { all }.place(in: frame, context, on: &page)
    }
    area { words }.place(
      in: frame.inset(by: Insets(bottom: frame.size.height - max(0, room))), context, on: &page)
    answers.place(
      in: frame.inset(by: Insets(top: frame.size.height - foot)), context, on: &page)
  }

  private func wordsHeight(_ context: LayoutContext) -> Double {
    words.size(in: Size(width: width, height: .infinity), context).height
  }

  private func area(@ElementBuilder _ elements: () -> [any Element]) -> ScrollArea {
    ScrollArea(alert.scroll, elements)
  }

  private var hasWords: Bool { !alert.title.isEmpty || !alert.message.isEmpty }

  private var all: Column {
    Column {
      if hasWords {
        words
        Space(Self.gap)
      }
      answers
    }
  }

  /// Two of them beside each other where they fit, with the weightier one at the end.
  private static func answers(
    of alert: Alert, in width: Double, _ context: LayoutContext
  ) -> any Element {
    let buttons = zip(alert.actions, alert.controls).map { action, control in
      Button(action.title, role: action.role.button, control: control)
    }
    let half = (width - Spacing.related) / 2
    let widest = buttons.map {
      $0.size(in: Size(width: .infinity, height: .infinity), context).width
    }.max()
    alert.isReversed = buttons.count == 2 && (widest ?? 0) <= half
    guard alert.isReversed else { return Column(spacing: Spacing.related) { buttons } }
    return Row { buttons.reversed().map { Filling($0) } }
  }
}

/// An element that takes an equal part of a row.
private struct Filling: Element {
  private let element: any Element

  init(_ element: any Element) {
    self.element = element
  }

  func stretch(along axis: Axis) -> Stretch {
    axis == .across ? .greedy : element.stretch(along: axis)
  }

  func size(in offer: Size, _ context: LayoutContext) -> Size { element.size(in: offer, context) }

  func place(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    element.place(in: frame, context, on: &page)
  }
}

extension Alert.Action.Role {
  fileprivate var button: Button.Role {
    switch self {
    case .default: .primary
    case .destructive: .destructive
    case .cancel, .other: .secondary
    }
  }
}
