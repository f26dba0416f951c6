internal import FlowUI

extension Slide {
  /// The slides of the tour, in order.
  static let all = [
    Slide(
      title: "Find your way",
      text: "Trails near you, sorted by how far you feel like going today.",
      scene: "A path over green hills", artwork: .hills),
    Slide(
      title: "Know before you go",
      text: "Daylight, wind and rain for the hours that you will be out.",
      scene: "The sun on its way across an evening sky", artwork: .daylight),
    Slide(
      title: "Keep what you saw",
      text: "Photos stay with the place where you took them.",
      scene: "Three photos, one on another", artwork: .photos),
    Slide(
      title: "Even without a signal",
      text: "Maps come along on your phone, down to the last footbridge.",
      scene: "A map with a marked place by a river", artwork: .map),
  ]
}
