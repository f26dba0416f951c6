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

  /// Whether the page is behind a shut gate: nobody can go back to the pages before the gate.
  public var isBehindGate: Bool {
    switch self {
    case .gate, .tutorial, .activated, .connected, .itemOne, .appProper, .detail: true
    case .initial, .nonGate, .options, .signIn, .signUp, .activation, .deviceSearch: false
    }
  }

  /// The title in the page's navigation bar.
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
    case .nonGate: "An ordinary page: you can go back from here."
    case .options: "Four ways into the app, and none back out of it."
    case .signIn: "With an account, you go straight into the app."
    case .signUp: "If you are new, a tutorial comes first."
    case .tutorial: "Your account is ready. You cannot go back to creating it."
    case .activation: "The code is on the card in the box. On this one it is 123 456."
    case .activated: "This copy is yours now. Nobody has to enter its code again."
    case .deviceSearch: "Switch your lamp on, and keep it within ten metres."
    case .connected: "Your lamp is connected. You cannot go back to the search."
    case .itemOne: "You are in the app. Nothing leads back to where you came from."
    case .appProper: "A stack of its own, inside the second tab."
    case .detail: "You can go back to App Proper, but no further."
    }
  }
}
