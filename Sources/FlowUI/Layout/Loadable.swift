public import FlowCore

/// Content that is loaded: a spinner while a call is running, then the content, or a message and a
/// button that tries again if the call has failed.
///
/// Before the first call, it is empty.
public struct Loadable<Value>: Composite, SourcedElement {
  package let location: ElementSource
  private let state: LoadState<Value>
  /// Empty unless a value is loaded.
  private let content: [any Element]

  /// Creates an element for content that cannot be empty.
  ///
  /// - Parameters:
  ///   - state: The state; keep it across layouts.
  ///   - fileID: The file of the call.
  ///   - line: The line of the call.
  ///   - content: Returns the elements for a loaded value, from top to bottom.
  public init(
    state: LoadState<Value>, fileID: StaticString = #fileID, line: UInt = #line,
    @ElementBuilder content: (Value) -> [any Element]
  ) {
    location = ElementSource(fileID: fileID, line: line)
    self.state = state
    self.content = state.value.map(content) ?? []
  }

  public func content(in context: LayoutContext) -> any Element {
    let elements = elements(in: context)
    return Column { elements }
  }

  private func elements(in context: LayoutContext) -> [any Element] {
    let strings = context.strings
    switch state.phase {
    case .idle: return []
    case .loading: return message { loading(strings[.loading]) }
    case .loaded: return content
    case .failed(let failure):
      return message {
        ValidationMessage(strings[failure.phrase])
        Spacer(Metrics.related)
        Button(strings[.tryAgain], control: state.retry)
      }
    }
  }

  @ElementBuilder private func loading(_ title: String) -> [any Element] {
    if let spin = state.spin { Spinner(state: spin, accessibilityLabel: title) }
    Spacer(Metrics.related)
    Text(title, style: .footnote, colour: \.secondaryLabel)
  }

  private func message(@ElementBuilder _ elements: () -> [any Element]) -> [any Element] {
    let elements = elements()
    return [Padding { for element in elements { Centred(element) } }]
  }
}

extension Loadable where Value: Collection {
  /// Creates an element for content that may be empty.
  ///
  /// - Parameters:
  ///   - state: The state; keep it across layouts.
  ///   - fileID: The file of the call.
  ///   - line: The line of the call.
  ///   - content: Returns the elements for a loaded value that is not empty, from top to bottom.
  ///   - empty: Returns the elements for an empty value.
  public init(
    state: LoadState<Value>, fileID: StaticString = #fileID, line: UInt = #line,
    @ElementBuilder content: (Value) -> [any Element], @ElementBuilder empty: () -> [any Element]
  ) {
    self.init(state: state, fileID: fileID, line: line) { value in
      if value.isEmpty { empty() } else { content(value) }
    }
  }
}

extension LoadFailure {
  /// The failure as shown to users, in the language of the texts.
  public var phrase: Phrase {
    switch self {
    case .offline: .offline
    case .failed: .loadFailed
    }
  }
}
