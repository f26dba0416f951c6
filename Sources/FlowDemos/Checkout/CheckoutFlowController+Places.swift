internal import Checkout
public import FlowCore

/// The flow's places are the steps by name, `delivery=another` and `payment=another` with the forms
/// for another address or card, and `thanks` with an order number, which is random if missing.
///
/// While the basket is empty, the places of the later steps lead only to the basket.
extension CheckoutFlowController: PlacedFlow {
  public var places: [FlowPlace] {
    Step.allCases.flatMap { step in
      [FlowPlace(name: step.rawValue)] + (step.hasForm ? [step.formPlace] : [])
    } + ["thanks"]
  }

  public func place(of screen: any Screen) -> FlowPlace? {
    switch screen {
    case let page as ThanksPage: FlowPlace(name: "thanks", value: page.number)
    case is DeliveryPage where draft.order.isForNewAddress: Step.delivery.formPlace
    case is PaymentPage where draft.order.payment == .anotherCard: Step.payment.formPlace
    default: screen.isCheckoutPage ? FlowPlace(name: screen.name) : nil
    }
  }

  public func screens(at place: FlowPlace) -> [any Screen]? {
    if place.step.name == "thanks", place.further.isEmpty {
      let number = place.step.value ?? makeNumber()
      return Self.isNumber(number) ? origin + [makeThanks(number)] : nil
    }
    guard places.contains(place),
      let index = Step.allCases.firstIndex(where: { $0.rawValue == place.step.name })
    else { return nil }
    // A placed order is no longer in the basket, so a new draft begins.
    if navigationController.top is ThanksPage { begin() }
    choose(at: Step.allCases[index], isAnother: place.step.value != nil)
    let last = draft.order.isEmpty ? 0 : index
    return origin + Step.allCases[...last].map(makePage)
  }

  private func choose(at step: Step, isAnother: Bool) {
    switch step {
    case .delivery:
      draft.order.usesNewAddress = isAnother
      if isAnother, draft.order.delivery == .collection { draft.order.delivery = .standard }
    case .payment:
      draft.order.resetIncompleteChoices()
      if isAnother {
        draft.order.payment = .anotherCard
      } else if draft.order.payment == .anotherCard {
        draft.order.payment = .card
      }
    case .basket, .review: draft.order.resetIncompleteChoices()
    }
  }

  private static func isNumber(_ text: String) -> Bool {
    let digits = text.utf8.dropFirst(3)
    return text.hasPrefix("TV-") && digits.count == 5
      && digits.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }
}

extension CheckoutFlowController.Step {
  fileprivate var hasForm: Bool { self == .delivery || self == .payment }

  fileprivate var formPlace: FlowPlace { FlowPlace(name: rawValue, value: "another") }
}
