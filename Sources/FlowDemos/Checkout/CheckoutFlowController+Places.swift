internal import Checkout
public import FlowCore

/// The flow's places are the steps by name, and `thanks` with an order number, which is random if
/// missing.
extension CheckoutFlowController: PlacedFlow {
  public var places: [FlowPlace] { Step.allCases.map { FlowPlace(name: $0.rawValue) } + ["thanks"] }

  public func place(of screen: any Screen) -> FlowPlace? {
    switch screen {
    case let page as ThanksPage: FlowPlace(name: "thanks", value: page.number)
    case is any CheckoutPage: FlowPlace(name: screen.name)
    default: nil
    }
  }

  public func screens(at place: FlowPlace) -> [any Screen]? {
    if place.step.name == "thanks", place.further.isEmpty {
      let number = place.step.value ?? makeNumber()
      return Self.isNumber(number) ? origin + [makeThanks(number)] : nil
    }
    guard let index = places.firstIndex(of: place) else { return nil }
    // A placed order is no longer in the basket, so a new draft begins.
    if navigationController.top is ThanksPage { begin() }
    return origin + Step.allCases[...index].map(makePage)
  }

  private static func isNumber(_ text: String) -> Bool {
    let digits = text.utf8.dropFirst(3)
    return text.hasPrefix("TV-") && digits.count == 5
      && digits.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }
}
