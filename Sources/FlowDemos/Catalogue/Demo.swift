public import FlowCore
internal import HomeScene
internal import SecondScene

/// What a demo can be told.
public struct DemoSettings: Hashable, Sendable {
  /// How a person goes back, in demos that leave the choice; `nil` is the demo's own way.
  public var interactor: ReturnInteraction?

  /// How many pages there are, in demos that leave the choice; `nil` is the demo's own number.
  public var pages: Int?

  /// How long a page is seen, in demos that leave the choice; `nil` is the demo's own time.
  public var timePerPage: Duration?

  /// Where chance comes from, in demos that leave something to it: the same seed gives the same.
  public var seed: UInt64

  /// Creates settings; by default every demo does as it likes, and chance is that of seed 1.
  public init(
    interactor: ReturnInteraction? = nil, pages: Int? = nil, timePerPage: Duration? = nil,
    seed: UInt64 = 1
  ) {
    self.interactor = interactor
    self.pages = pages
    self.timePerPage = timePerPage
    self.seed = seed
  }
}

/// A named flow of the catalogue.
public struct Demo: Sendable {
  /// The name by which programs know it, one word, lower case.
  public let id: String
  /// The name by which people know it.
  public let title: String
  /// What it shows, in half a sentence.
  public let summary: String
  /// What of its settings it leaves to others.
  public let choices: Set<Choice>

  /// A setting that not every demo takes.
  public enum Choice: Hashable, Sendable, CaseIterable {
    /// How a person goes back.
    case interactor
    /// How many pages it has, and how long each is seen.
    case pages
  }

  private let make: @Sendable (FlowContext, DemoSettings, Bool) -> any FlowController

  private init(
    id: String, title: String, summary: String, choices: Set<Choice> = [],
    make: @escaping @Sendable (FlowContext, DemoSettings, Bool) -> any FlowController
  ) {
    self.id = id
    self.title = title
    self.summary = summary
    self.choices = choices
    self.make = make
  }

  /// Starts the flow anew; whoever calls keeps it alive.
  ///
  /// One that will be a part of a screen is not on stage from the start: its screens appear when that does.
  public func start(
    in context: FlowContext, settings: DemoSettings = DemoSettings(), isOnStage: Bool = true
  ) -> any FlowController {
    make(context, settings, isOnStage)
  }
}

extension Demo {
  /// All demos, in the order in which they are listed.
  public static let all: [Demo] = [
    Demo(
      id: "signup", title: "Sign-up",
      summary: "From the first start into an app, and out"
    ) { context, _, isOnStage in
      SignUpFlowController(context: context, isOnStage: isOnStage)
    },
    Demo(
      id: "colours", title: "Colours",
      summary: "Two scenes; drag to scrub the way back", choices: [.interactor]
    ) { context, settings, isOnStage in
      ColoursFlowController(
        context: context, returnInteraction: settings.interactor ?? .edge, isOnStage: isOnStage)
    },
    Demo(
      id: "progress", title: "Progress",
      summary: "A strip that follows every page of a flow"
    ) { context, settings, isOnStage in
      ProgressFlowController(context: context, seed: settings.seed, isOnStage: isOnStage)
    },
    Demo(
      id: "checkout", title: "Checkout",
      summary: "Five steps to an order, and no way back"
    ) { context, settings, isOnStage in
      CheckoutFlowController(context: context, seed: settings.seed, isOnStage: isOnStage)
    },
    Demo(
      id: "appearance", title: "Appearance",
      summary: "Bars that look as each screen declares"
    ) { context, settings, isOnStage in
      AppearanceFlowController(context: context, seed: settings.seed, isOnStage: isOnStage)
    },
    Demo(
      id: "onboarding", title: "Onboarding",
      summary: "Pages that go on by themselves, and capsules that fill", choices: [.pages]
    ) { context, settings, isOnStage in
      OnboardingFlowController(
        context: context, pages: settings.pages, timePerPage: settings.timePerPage,
        isOnStage: isOnStage)
    },
    Demo(
      id: "gates", title: "Gates",
      summary: "Screens that close the way back behind you"
    ) { context, _, isOnStage in
      GatesFlowController(context: context, isOnStage: isOnStage)
    },
    Demo(
      id: "controls", title: "Controls", summary: "Every control in every state"
    ) { context, _, isOnStage in
      GalleryFlowController(context: context, isOnStage: isOnStage)
    },
    Demo(
      id: "verbs", title: "Verbs",
      summary: "Push, pop, present and the rest, in every kind"
    ) { context, _, isOnStage in
      VerbsFlowController(context: context, isOnStage: isOnStage)
    },
    Demo(
      id: "library", title: "Library", summary: "A scene to measure toolkits by"
    ) { context, _, isOnStage in
      LibraryFlowController(context: context, isOnStage: isOnStage)
    },
    Demo(
      id: "home", title: "Home Scene", summary: "The first scene of Colours, on its own"
    ) { context, _, isOnStage in
      SoloFlowController(HomeScene(), context: context, isOnStage: isOnStage)
    },
    Demo(
      id: "second", title: "Second Scene", summary: "The second scene of Colours, on its own"
    ) { context, _, isOnStage in
      SoloFlowController(
        SecondScene(content: HomeScene.defaultColour), context: context, isOnStage: isOnStage)
    },
  ]

  /// The demo of that name.
  public static func named(_ id: String) -> Demo? {
    all.first { $0.id == id }
  }
}
