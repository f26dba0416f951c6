internal import FlowUI

extension Delivery {
  /// The icon of the delivery method.
  var icon: Icon {
    switch self {
    case .standard: .truck
    case .express: .bolt
    case .collection: .bag
    }
  }
}

extension Payment {
  /// Returns the icon of the payment method for an order.
  func icon(on order: Order) -> Icon {
    switch self {
    case .card, .anotherCard: .card
    case .giftCard: .gift
    case .onReceipt: order.delivery.icon
    }
  }
}
