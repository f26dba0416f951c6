public import FlowCore

/// A named flow of a catalogue, which can be started any number of times.
///
/// The same settings and the same input must produce the same flow, frame by frame: randomness must
/// come from the settings' seed, and time from the context's clock.
public struct Demo: Sendable {
  /// Starts a flow, which the caller keeps alive; the last argument says whether the flow is
  /// visible from the start.
  public typealias Start =
    @MainActor @Sendable (FlowContext, DemoSettings, _ isVisible: Bool) throws -> any FlowController

  /// The identifier used on the command line and in links: a lower-case word.
  public let id: String
  /// The title shown to users.
  public let title: String
  /// A summary of what the demo shows, in half a sentence.
  public let summary: String
  /// The heading that the demo is listed under; `nil` for none.
  public let group: String?
  /// Further words by which a search finds the demo, such as synonyms of those in the title.
  public let keywords: [String]
  /// The parameters that the user can choose.
  public let parameters: [DemoParameter]
  /// The folders and files that the viewer's source pane shows, in order, as paths relative to a
  /// package's `Sources` folder, such as `FlowDemos/Checkout`.
  public let sources: [String]

  private let make: Start

  /// Creates a demo.
  ///
  /// - Parameters:
  ///   - id: A word that can be part of a link; traps if it is empty or contains anything other
  ///     than `a` to `z`, digits and `-`.
  ///   - title: The title shown to users.
  ///   - summary: A summary of what the demo shows, in half a sentence.
  ///   - group: The heading that the demo is listed under.
  ///   - keywords: Further words by which a search finds the demo.
  ///   - parameters: The parameters that the user can choose.
  ///   - sources: The demo's folders and files, as paths relative to `Sources`.
  ///   - start: Starts a new instance of the flow. If it throws, the viewer shows a page with the
  ///     error instead of the flow.
  public init(
    id: String, title: String, summary: String, group: String? = nil, keywords: [String] = [],
    parameters: [DemoParameter] = [], sources: [String] = [], start: @escaping Start
  ) {
    let isWord = id.allSatisfy { $0.isASCII && ($0.isLowercase || $0.isNumber || $0 == "-") }
    precondition(!id.isEmpty && isWord, "a demo's id is a word in lower case, not '\(id)'")
    self.id = id
    self.title = title
    self.summary = summary
    self.group = group
    self.keywords = keywords
    self.parameters = parameters
    self.sources = sources
    make = start
  }

  /// Starts a new instance of the flow, which the caller keeps alive.
  ///
  /// Pass `false` for `isVisible` if the flow will be embedded in a screen: the flow's screens then
  /// appear when that screen does.
  /// - Throws: The error thrown by the demo.
  @MainActor
  public func start(
    in context: FlowContext, settings: DemoSettings = DemoSettings(), isVisible: Bool = true
  ) throws -> any FlowController {
    try make(context, settings, isVisible)
  }
}
