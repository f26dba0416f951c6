/// A page of the gate samples, and of two further gates: an activation and a search for a device.
public enum Step: String, CaseIterable, Sendable {
  case initial
  case gate
  case nonGate = "non-gate"
  case options
  case signIn = "sign-in"
  case signUp = "sign-up"
  case tutorial
  case activation
  case activated
  case deviceSearch = "device-search"
  case connected
  case itemOne = "item-1"
  case appProper = "app-proper"
  case detail

  /// Whether the gate behind the page is shut: nobody gets back to where they came from.
  public var isBehindGate: Bool {
    switch self {
    case .gate, .tutorial, .activated, .connected, .itemOne, .appProper, .detail: true
    case .initial, .nonGate, .options, .signIn, .signUp, .activation, .deviceSearch: false
    }
  }

  /// The title in the page's bar, as in the article on gates that the samples follow.
  public var title: String {
    switch self {
    case .initial: "Initial"
    case .gate: "Gate"
    case .nonGate: "Non-Gate"
    case .options: "Options"
    case .signIn: "Sign In"
    case .signUp: "Sign Up"
    case .tutorial: "Tutorial"
    case .activation: "Activation"
    case .activated: "Activated"
    case .deviceSearch: "Find a Lamp"
    case .connected: "Connected"
    case .itemOne: "Item 1"
    case .appProper: "App Proper"
    case .detail: "Detail"
    }
  }

  /// The text of the page, which explains its purpose.
  public var text: String {
    switch self {
    case .initial: "A gate closes behind you. Any other page lets you back."
    case .gate: "No button, key, drag or link leads back from here: what was before is gone."
    case .nonGate: "An ordinary page. The way back stays open."
    case .options: "Four ways into the app, and none back out of it."
    case .signIn: "Who is known goes straight into the app."
    case .signUp: "Who is new sees first how the app works."
    case .tutorial: "The account is made. Nothing leads back to making it."
    case .activation: "The code is on the card in the box. On this one it is 123 456."
    case .activated: "This copy is yours now. Nobody has to enter its code again."
    case .deviceSearch: "Switch your lamp on, and keep it within ten metres."
    case .connected: "The lamp answers. The search is over, and nothing leads back to it."
    case .itemOne: "The app. Whoever is here does not get back to where they came from."
    case .appProper: "A stack of its own, inside the second tab."
    case .detail: "From here one gets back to App Proper, and no further."
    }
  }
}
