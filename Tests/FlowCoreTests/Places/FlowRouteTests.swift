import FlowCore
import Testing

/// Tests of places that are declared as routes.
@Suite struct FlowRouteTests {
  private final class Page: Screen {
    let name: String
    init(_ name: String) { self.name = name }
  }

  private final class Room: Screen {
    let name = "room"
    let number: Int
    init(_ number: Int) { self.number = number }
  }

  private final class Closet: Screen { let name = "closet" }

  private final class Hall: Screen, FlowShowing {
    let name = "hall"
    let shownFlow: NavigationController?
    init(_ flow: NavigationController) { shownFlow = flow }
  }

  private final class HouseFlow: RoutedFlow {
    let navigationController = NavigationController(root: Page("door"), context: FlowContext())

    var routes: [FlowRoute] {
      [
        FlowRoute("door", to: Page.self) { [Page("door")] },
        FlowRoute("room", to: Room.self, value: \.number, listing: [1, 2]) { number in
          number > 0 ? [Page("door"), Room(number)] : nil
        },
      ]
    }
  }

  private let house = HouseFlow()

  @Test("The places are those of all routes, in their order, with the values that they list")
  func places() {
    #expect(house.places.map(\.description) == ["door", "room=1", "room=2"])
    #expect(house.place == "door")
  }

  @Test("A link leads to the stack of its route, also to a value that is not listed")
  func going() throws {
    try house.go(to: "room=7")

    #expect(house.navigationController.stack.map(\.name) == ["door", "room"])
    #expect((house.navigationController.top as? Room)?.number == 7)
    #expect(house.place == "room=7")
  }

  @Test(
    "A link that fits no route is unknown: another name, type, number or further step",
    arguments: ["cellar", "room", "room=seven", "room=0", "door=1", "door/room=1"])
  func unknown(place: String) throws {
    let place = try #require(FlowPlace(place))

    #expect(throws: PlaceRefusal.unknown(place, among: house.places)) { try house.go(to: place) }
    #expect(house.place == "door")
  }

  @Test("A screen that shows a flow has the place of that flow's topmost screen with a place")
  func nested() throws {
    let context = house.navigationController.context
    let rooms = NavigationController(root: Room(3), context: context, isVisible: false)

    try house.navigationController.push(Hall(rooms), .immediate)

    #expect(house.place == "room=3")
    try rooms.push(Closet(), .immediate)
    #expect(house.place == "room=3")
  }

  // MARK: A flow on a flow

  private final class ParkFlow: RoutedFlow {
    let navigationController = NavigationController(root: Page("gate"), context: FlowContext())
    var presentedFlow: (any PlacedFlow)?

    var routes: [FlowRoute] {
      [
        FlowRoute("gate", to: Page.self) { [Page("gate")] },
        FlowRoute("pond", to: Closet.self) { [Page("gate"), Closet()] },
      ]
    }

    func makePresentedFlow(for place: FlowPlace, on step: FlowPlace.Step) -> (any PlacedFlow)? {
      step.name == "pond" ? KioskFlow(context: navigationController.context) : nil
    }
  }

  private final class KioskFlow: RoutedFlow {
    let navigationController: NavigationController

    init(context: FlowContext) {
      navigationController = NavigationController(
        root: Page("menu"), context: context, isVisible: false)
    }

    var routes: [FlowRoute] {
      [
        FlowRoute("menu", to: Page.self) { [Page("menu")] },
        FlowRoute("ice", to: Room.self, value: \.number) { [Page("menu"), Room($0)] },
      ]
    }
  }

  @Test("A flow can go to a place in the flow presented on it, and reports that place")
  func presented() throws {
    let park = ParkFlow()
    try park.go(to: "pond/ice=3")
    #expect(park.navigationController.stack.map(\.name) == ["gate", "closet"])
    #expect(park.navigationController.presented?.stack.map(\.name) == ["menu", "room"])
    #expect(park.place == "pond/ice=3")

    try park.go(to: "pond/menu")
    #expect(park.place == "pond/menu")
    try park.go(to: "gate")

    #expect(park.place == "gate")
    #expect(park.navigationController.presented == nil)
  }

  @Test(
    "A place unknown to the presented flow or to the page below it is refused, and nothing changes",
    arguments: ["pond/sea", "gate/ice=1", "sea/ice=1", "pond/ice", "pond/menu/ice=1"],
    ["gate", "pond/ice=3"])
  func unknownPresented(place: String, before: String) throws {
    let park = ParkFlow()
    try park.go(to: try #require(FlowPlace(before)))
    let place = try #require(FlowPlace(place))

    #expect(throws: PlaceRefusal.unknown(place, among: park.places)) { try park.go(to: place) }

    #expect(park.place.description == before)
    try park.go(to: "pond/menu")
    #expect(park.place == "pond/menu")
  }

  @Test("While another flow is presented, a place in a presented flow is refused")
  func otherPresented() throws {
    let park = ParkFlow()
    let other = KioskFlow(context: park.navigationController.context)
    try park.navigationController.present(other.navigationController, .immediate)

    #expect(throws: PlaceRefusal.refused(.alreadyPresenting)) { try park.go(to: "pond/menu") }

    #expect(park.navigationController.stack.map(\.name) == ["gate"])
    #expect(park.navigationController.presented === other.navigationController)
  }
}
