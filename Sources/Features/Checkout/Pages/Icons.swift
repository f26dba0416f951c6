internal import FlowUI

extension Delivery {
  var icon: Icon {
    switch self {
    case .standard: .truck
    case .express: .bolt
    case .collection: .bag
    }
  }
}

extension Payment {
  func icon(on order: Order) -> Icon {
    switch self {
    case .card, .anotherCard: .card
    case .giftCard: .gift
    case .onReceipt: order.delivery.icon
    }
  }
}
