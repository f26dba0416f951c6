internal import FlowCore
internal import FlowUI
internal import SourceView

/// A trace line in words, such as "Pushed Delivery", and what kind of event it is.
struct EventText: Hashable {
  enum Kind: Hashable {
    case input
    /// What the flow does: pushes, pops, transitions.
    case flow
    case callback
    case gate
    case refusal
  }

  let kind: Kind
  let text: String

  /// `press` is the one that the line begins or ends; `nil` for any other line.
  init(_ line: TraceLine, _ press: PressedNames.Press?, _ strings: FlowStrings) {
    kind = Kind(line)
    if kind == .refusal {
      let reason = Phrase.reason(in: line.details).map { strings[$0] } ?? line.details
      text = strings[(line.verb == "ignored" ? Phrase.ignored : .refused).with(reason)]
    } else {
      text = Self.phrase(line, press).map { strings[$0] } ?? Self.rest(line)
    }
  }

  private static func rest(_ line: TraceLine) -> String {
    [line.verb.readable, line.subject.readable, line.details].filter { !$0.isEmpty }
      .joined(separator: " ")
  }

  private static func phrase(_ line: TraceLine, _ press: PressedNames.Press?) -> Phrase? {
    input(line, press) ?? request(line) ?? callback(line) ?? gesture(line) ?? bars(line)
      ?? load(line)
  }

  private static func input(_ line: TraceLine, _ press: PressedNames.Press?) -> Phrase? {
    let name = press?.name ?? ""
    let point = line.details.wholeNumbers
    switch line.verb {
    case "down": return name.isEmpty ? .pressedAt.with(point) : .pressedElement.with(name)
    case "up":
      guard press?.isTap ?? false else { return .liftedAt.with(point) }
      return name.isEmpty ? .tappedAt.with(point) : .tapped.with(name)
    case "cancelled": return .pressCancelled.with(point)
    case "move":
      return line.details.exactNumbers == "-1, -1" ? .leftStage : .movedTo.with(point)
    case "wheel": return .turnedWheel.with(line.details.exactNumbers)
    case "key": return .pressedKey.with(line.subject)
    case "text": return .typed.with(line.subject.unquoted)
    case "compose": return .composed.with(line.subject.unquoted)
    case "resize": return .resizedTo.with(line.details.wholeNumbers.replacing(", ", with: " × "))
    case "focus": return line.details == "gained" ? .windowActive : .windowInactive
    case "prefer": return line.details.isEmpty ? .setBack : .setTo.with(line.details)
    case "scrub":
      switch line.details {
      case "off": return .scrubbedOff
      case "release": return .scrubReleased
      default: return .scrubbedTo.with(line.details.percentage)
      }
    default: return nil
    }
  }

  private static func request(_ line: TraceLine) -> Phrase? {
    let screen = line.subject.readable
    switch line.verb {
    case "push": return .pushed.with(screen)
    case "pop": return .popped.with(screen)
    case "setStack": return .setStackTo.with(screen)
    case "replaceTop": return .replacedTopBy.with(screen)
    case "present": return .presented.with(screen)
    case "dismiss": return .dismissed.with(screen)
    case "select": return .selected.with(screen)
    case "page": return .showedPage.with(screen)
    case "trim": return .closedBehind.with(screen)
    case "wait": return .waitsFor.with(screen, line.details)
    case "enter": return .entered.with(screen)
    case "forget": return .forgot.with(screen)
    default: return nil
    }
  }

  private static func callback(_ line: TraceLine) -> Phrase? {
    let screen = line.subject.readable
    switch line.verb {
    case "willShow": return .willShow.with(screen)
    case "didShow": return .didShow.with(screen)
    case "didCancel": return .didCancel.with(screen)
    case "willAppear": return .willAppear.with(screen)
    case "didAppear": return .didAppear.with(screen)
    case "willDisappear": return .willDisappear.with(screen)
    case "didDisappear": return .didDisappear.with(screen)
    default: return nil
    }
  }

  private static func gesture(_ line: TraceLine) -> Phrase? {
    let (screen, fraction) = (line.subject.readable, line.details.percentage)
    switch line.verb {
    case "grab": return .grabbed.with(screen, fraction)
    case "drag": return .dragged.with(screen, fraction)
    case "deferred": return .releaseWaits.with(screen)
    case "finish": return .finishesFrom.with(screen, fraction)
    case "cancel": return .goesBack.with(screen, fraction)
    case "freeze": return .frozeAt.with(screen, fraction)
    case "unfreeze": return .unfroze.with(screen)
    case "progress":
      return line.details == "none" ? .noProgress.with(screen) : .progressIs.with(screen, fraction)
    default: return nil
    }
  }
}

extension EventText {
  private static func bars(_ line: TraceLine) -> Phrase? {
    let screen = line.subject.readable
    switch (line.verb, line.details) {
    case ("bars", "hidden toolbar hidden"): return .hidesBars.with(screen)
    case ("bars", "shown toolbar hidden"): return .showsNavigationBar.with(screen)
    case ("bars", "hidden toolbar shown"): return .showsToolbar.with(screen)
    case ("bars", "shown toolbar shown"): return .showsBars.with(screen)
    case ("appearance", _): return .coloursBars.with(screen)
    default: return nil
    }
  }

  /// The details are the call's number and, if it has failed, the reason.
  private static func load(_ line: TraceLine) -> Phrase? {
    let name = line.subject.readable
    let reason = line.details.split(separator: " ", maxSplits: 1).dropFirst().joined()
    switch line.verb {
    case "load": return .callBegan.with(name)
    case "loaded": return .callEnded.with(name)
    case "loadFailed": return .callFailed.with(name, reason)
    case "loadCancelled": return .callCancelled.with(name)
    default: return nil
    }
  }
}

extension EventText.Kind {
  fileprivate init(_ line: TraceLine) {
    if ["refused", "ignored"].contains(line.verb) {
      self = .refusal
    } else if EventFilter.Kind.input.contains(line.verb) {
      self = .input
    } else if EventFilter.Kind.callbacks.contains(line.verb) {
      self = .callback
    } else if TimeMarks.gateVerbs.contains(line.verb) {
      self = .gate
    } else {
      self = .flow
    }
  }

  func colour(in theme: Theme) -> RGBA {
    switch self {
    case .input: SourceColours(theme)[.keyword]
    case .flow: theme.accent
    case .callback: theme.secondaryLabel
    case .gate: theme.success
    case .refusal: theme.destructive
    }
  }
}

extension String {
  /// `delivery-options` as `Delivery options`.
  fileprivate var readable: String {
    replacing("-", with: " ").withCapital
  }

  /// With its first letter in upper case.
  var withCapital: String { prefix(1).uppercased() + dropFirst() }

  /// The first two numbers, rounded: `12, 346` for `12.000 345.600`.
  fileprivate var wholeNumbers: String { numbers { $0.fixed(0) } }

  /// The first two numbers, with decimals if they are not whole, as with a touchpad: `0, 0.250`.
  fileprivate var exactNumbers: String { numbers { $0.fixed($0 == $0.rounded() ? 0 : 3) } }

  private func numbers(_ text: (Double) -> String) -> String {
    split(separator: " ").prefix(2).map { Double($0).map(text) ?? String($0) }
      .joined(separator: ", ")
  }

  fileprivate var percentage: String {
    guard let fraction = split(separator: " ").first.flatMap({ Double($0) }) else { return self }
    return "\((fraction * 100).fixed(0)) %"
  }

  /// `say "hi"` for `"say \"hi\""`; only quotes and backslashes lose the backslash before them.
  fileprivate var unquoted: String {
    guard count > 1, first == "\"", last == "\"" else { return self }
    return String(dropFirst().dropLast().replacing(/\\(["'\\])/) { $0.1 })
  }
}
