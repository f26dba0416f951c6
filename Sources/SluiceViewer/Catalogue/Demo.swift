public import FlowCore

/// A named flow of a catalogue: a way to start it anew, as often as anybody wants.
///
/// The same settings and the same input give the same flow, picture for picture: whatever is left
/// to chance must come from the settings' seed, and time from the context's clock.
public struct Demo: Sendable {
  /// Starts a flow that somebody keeps alive; the last value says whether it is on stage from the
  /// start.
  public typealias Start =
    @Sendable (FlowContext, DemoSettings, _ isOnStage: Bool) throws -> any FlowController

  /// The name by which programs know it: one word in lower case.
  public let id: String
  /// The name by which people know it.
  public let title: String
  /// What it shows, in half a sentence.
  public let summary: String
  /// The heading below which it is listed; `nil` for none.
  public let group: String?
  /// What of it can be chosen.
  public let parameters: [DemoParameter]
  /// The folders and files of its code that a viewer shows, the first one first, as paths below a
  /// package's `Sources`: `FlowDemos/Checkout`.
  public let sources: [String]

  private let make: Start

  /// Creates a demo.
  ///
  /// - Parameters:
  ///   - id: One word; traps where it is empty or has another letter than `a` to `z`, digits and
  ///     `-`, as it stands in links.
  ///   - title: The name by which people know it.
  ///   - summary: What it shows, in half a sentence.
  ///   - group: The heading below which it is listed.
  ///   - parameters: What of it can be chosen.
  ///   - sources: Where its code is, below `Sources`.
  ///   - start: Starts the flow anew. What it throws is shown on a page in the place of the flow.
  public init(
    id: String, title: String, summary: String, group: String? = nil,
    parameters: [DemoParameter] = [], sources: [String] = [], start: @escaping Start
  ) {
    let isWord = id.allSatisfy { $0.isASCII && ($0.isLowercase || $0.isNumber || $0 == "-") }
    precondition(!id.isEmpty && isWord, "a demo's id is a word in lower case, not '\(id)'")
    self.id = id
    self.title = title
    self.summary = summary
    self.group = group
    self.parameters = parameters
    self.sources = sources
    make = start
  }

  /// Starts the flow anew; whoever calls keeps it alive.
  ///
  /// One that will be a part of a screen is not on stage from the start: its screens appear when
  /// that does.
  /// - Throws: whatever the demo throws.
  public func start(
    in context: FlowContext, settings: DemoSettings = DemoSettings(), isOnStage: Bool = true
  ) throws -> any FlowController {
    try make(context, settings, isOnStage)
  }
}
