public import FlowCore
internal import HomeScene
internal import SecondScene
internal import SharedEntities

/// The flow's places are `home`, and `second` with a colour, by default that of Home.
extension ColoursFlowController: PlacedFlow {
  public var places: [FlowPlace] { ["home", "second"] }

  public func place(of screen: any Screen) -> FlowPlace? {
    (screen as? SecondScene).map { FlowPlace(name: "second", value: $0.viewModel.content.name) }
      ?? "home"
  }

  public func screens(at place: FlowPlace) -> [any Screen]? {
    let root = navigationController.stack[0]
    if place == "home" { return [root] }
    let colour = place.step.value.map(Colour.init(name:)) ?? HomeScene.defaultColour
    guard place.step.name == "second", place.further.isEmpty, colour.components != nil else {
      return nil
    }
    return [root, makeSecondScene(colour)]
  }
}
