internal import FlowUI

extension Delivery {
  /// What stands for it.
  var icon: Icon {
    switch self {
    case .standard, .express: .truck
    case .collection: .bag
    }
  }
}

extension Payment {
  /// What stands for it, with an order.
  func icon(on order: Order) -> Icon {
    switch self {
    case .card: .card
    case .giftCard: .gift
    case .onReceipt: order.delivery.icon
    }
  }
}
