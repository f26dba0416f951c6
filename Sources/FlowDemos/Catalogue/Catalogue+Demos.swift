public import FlowCatalogue
internal import FlowCore
internal import FlowUI
internal import HomeScene
internal import Onboarding
internal import SecondScene
internal import TicketsDemo

extension Catalogue {
  /// The demos of this package.
  public static let sluice = Catalogue(
    "Sluice", demos: flows + bars + parts, opening: "checkout/delivery")

  private static let flows = [
    Demo(
      id: "signup", title: "Sign-up", summary: "From the first launch into an app",
      group: "Whole flows",
      keywords: ["register", "login", "account", "tour"],
      parameters: [.user],
      sources: [
        "FlowDemos/SignUp/SignUpFlowController.swift", "FlowDemos/SignUp", "Features/SignUp",
      ]
    ) { context, settings, isVisible in
      SignUpFlowController(
        context: context, isKnown: settings["user"] == "known", isVisible: isVisible)
    },
    Demo(
      id: "colours", title: "Colours", summary: "Two scenes; drag to scrub back",
      group: "Whole flows",
      keywords: ["colors", "scrub", "transition"],
      parameters: InteractorTable.parameters,
      sources: ["FlowDemos/Colours", "Features/HomeScene", "Features/SecondScene"]
    ) { context, settings, isVisible in
      ColoursFlowController(
        context: context, interactors: InteractorTable(settings), isVisible: isVisible)
    },
    Demo(
      id: "progress", title: "Progress", summary: "A strip that follows every page",
      group: "Whole flows",
      keywords: ["strip", "steps"],
      parameters: [.behaviour],
      sources: ["FlowDemos/Progress", "Features/ProgressSample", "FlowDemos/Articles"]
    ) { context, settings, isVisible in
      ProgressFlowController(
        context: context, seed: settings.seed, behaviour: settings.behaviour, isVisible: isVisible)
    },
    Demo(
      id: "checkout", title: "Checkout", summary: "Five steps, and no way back",
      group: "Whole flows",
      keywords: ["pay", "shop", "order", "cart"],
      sources: ["FlowDemos/Checkout", "Features/Checkout"]
    ) { context, settings, isVisible in
      CheckoutFlowController(context: context, seed: settings.seed, isVisible: isVisible)
    },
    Demo(
      id: "tickets", title: "Tickets", summary: "A whole app with its own look",
      group: "Whole flows",
      keywords: [
        "app", "theme", "brand", "network", "loading", "tabs", "search", "poster", "login",
        "sign in", "pay", "sheet", "seats",
      ],
      sources: ["Features/TicketsDemo/TicketsFlow.swift", "Features/TicketsDemo"]
    ) { context, _, isVisible in TicketsFlow(context: context, isVisible: isVisible) },
  ]

  private static let bars = [
    Demo(
      id: "appearance", title: "Appearance", summary: "Bars as each screen declares them",
      group: "One idea each",
      keywords: ["navigation bar", "colors", "colours", "status bar"],
      parameters: [.barStrategy, .barInk],
      sources: [
        "FlowDemos/Appearance/AppearanceFlowController.swift", "FlowDemos/Appearance",
        "Features/AppearanceSample",
      ]
    ) { context, settings, isVisible in
      AppearanceFlowController(
        context: context, seed: settings.seed,
        strategy: settings["strategy"].flatMap(AppearanceStrategyChoice.init) ?? .follow,
        ink: settings["ink"].flatMap(AppearanceInkChoice.init) ?? .readable, isVisible: isVisible)
    },
    Demo(
      id: "onboarding", title: "Onboarding",
      summary: "Pages that advance by themselves", group: "One idea each",
      keywords: ["pager", "carousel", "page control", "slides"],
      parameters: [.pages, .timePerPage, .atEnd, .onHover, .indicator],
      sources: ["FlowDemos/Onboarding", "Features/Onboarding"]
    ) { context, settings, isVisible in
      OnboardingFlowController(
        context: context, pages: settings.number("pages"),
        timePerPage: settings.time("time-per-page"), loops: settings["at-end"] == "loop",
        pausesOnHover: settings["on-hover"] == "pause",
        showsIndicatorOver: settings["indicator"] == "over", isVisible: isVisible)
    },
    Demo(
      id: "gates", title: "Gates", summary: "Doors that close behind you",
      group: "One idea each",
      keywords: ["login", "locked", "guard"],
      parameters: [.behaviour],
      sources: ["FlowDemos/Gates", "Features/Gates", "FlowDemos/Articles"]
    ) { context, settings, isVisible in
      GatesFlowController(
        context: context, behaviour: settings.behaviour, isVisible: isVisible)
    },
  ]

  private static let parts = [
    Demo(
      id: "controls", title: "Controls", summary: "Every control in every state",
      group: "Building blocks",
      keywords: ["button", "switch", "slider", "text field", "form", "alert", "menu", "sheet"],
      sources: ["FlowDemos/Gallery", "Features/Gallery"]
    ) { context, _, isVisible in
      GalleryFlowController(context: context, isVisible: isVisible)
    },
    Demo(
      id: "verbs", title: "Verbs", summary: "Every way to push, pop and present",
      group: "Building blocks", keywords: ["push", "pop", "sheet", "modal", "present", "replace"],
      sources: [
        "FlowDemos/Verbs/VerbsFlowController.swift", "FlowDemos/Verbs",
      ]
    ) { context, _, isVisible in
      VerbsFlowController(context: context, isVisible: isVisible)
    },
    Demo(
      id: "library", title: "Library", summary: "A scene to measure toolkits by",
      group: "Building blocks",
      keywords: ["list", "benchmark"],
      sources: ["FlowDemos/Library", "Features/Library"]
    ) { context, _, isVisible in
      LibraryFlowController(context: context, isVisible: isVisible)
    },
    Demo(
      id: "home", title: "Home Scene", summary: "The first scene of Colours",
      group: "Building blocks", sources: ["Features/HomeScene"]
    ) { context, _, isVisible in
      SoloFlowController(HomeScene(), context: context, isVisible: isVisible)
    },
    Demo(
      id: "second", title: "Second Scene", summary: "The second scene of Colours",
      group: "Building blocks", sources: ["Features/SecondScene"]
    ) { context, _, isVisible in
      SoloFlowController(
        SecondScene(content: HomeScene.defaultColour), context: context, isVisible: isVisible)
    },
  ]
}

extension DemoParameter {
  fileprivate static let barStrategy = DemoParameter(
    "strategy", title: "Bars", kind: .choice(AppearanceStrategyChoice.allCases.map(\.rawValue)),
    default: "follow")

  fileprivate static let barInk = DemoParameter(
    "ink", title: "Text in bars", kind: .choice(AppearanceInkChoice.allCases.map(\.rawValue)),
    default: "readable")

  fileprivate static let behaviour = DemoParameter(
    "behaviour", title: "Behaviour", kind: .choice(DemoBehaviour.allCases.map(\.rawValue)),
    default: "sluice")

  fileprivate static let user = DemoParameter(
    "user", title: "User at the start", kind: .choice(["unknown", "known"]), default: "unknown")

  fileprivate static let pages = DemoParameter(
    "pages", title: "Pages", kind: .number(0...1000), default: "\(OnboardingPage.defaultCount)")

  fileprivate static let timePerPage = DemoParameter(
    "time-per-page", title: "Time per page", kind: .time(atLeast: .milliseconds(1)),
    default: TourState.timePerPage.time)

  fileprivate static let atEnd = DemoParameter(
    "at-end", title: "At the end", kind: .choice(["stop", "loop"]), default: "stop")

  fileprivate static let onHover = DemoParameter(
    "on-hover", title: "On hover", kind: .choice(["continue", "pause"]), default: "continue")

  fileprivate static let indicator = DemoParameter(
    "indicator", title: "Indicator", kind: .choice(["below", "over"]), default: "below")
}

extension DemoSettings {
  fileprivate var behaviour: DemoBehaviour {
    self["behaviour"].flatMap(DemoBehaviour.init) ?? .sluice
  }
}

/// A flow of a single screen, which is its only place.
private final class SoloFlowController: FlowController {
  let navigationController: NavigationController

  init(_ screen: any Screen, context: FlowContext, isVisible: Bool) {
    navigationController = NavigationController(
      root: screen, context: context, isVisible: isVisible)
  }
}

extension SoloFlowController: PlacedFlow {
  var places: [FlowPlace] { [FlowPlace(name: navigationController.top.name)] }

  func screens(at place: FlowPlace) -> [any Screen]? {
    places.contains(place) ? navigationController.stack : nil
  }
}
