internal import FlowUI

extension Slide {
  /// The slides of the tour, in order.
  static let all = [
    Slide(
      title: "Catch a colour",
      text: "Hold your phone to a wall, a leaf, a coat. Woadwick tells you what it is called.",
      scene: "A telephone that looks at a leafy wall", artwork: .finder),
    Slide(
      title: "Keep where it was",
      text: "Each colour stays with the day and the corner where you met it.",
      scene: "Three painted houses by the water", artwork: .street),
    Slide(
      title: "Take it home",
      text: "Put five beside each other, and see a room in them before you buy the paint.",
      scene: "A room in the colours of a palette", artwork: .room),
  ]
}
