/// A place of a flow, declared once: its name, the screen there, and the stack that leads to it.
///
/// ```swift
/// FlowRoute("events", to: EventsPage.self) { [self] in [makeEvents()] }
/// FlowRoute("event", to: EventPage.self, value: \.event.id, listing: ["oud", "weir"]) {
///   [self] id in Event(id).map { [makeEvents(), EventPage($0)] }
/// }
/// ```
///
/// A route with a value stands for one place per value, such as `event=oud`. The value has a type:
/// a place whose text cannot be converted to that type is unknown, and so is one with a further
/// step.
@MainActor
public struct FlowRoute {
  /// The places that `PlacedFlow.places` lists.
  let places: [FlowPlace]
  private let placeOfScreen: (any Screen) -> FlowPlace?
  private let stack: (FlowPlace.Step) -> [any Screen]?

  /// Declares a place without a value.
  ///
  /// - Parameters:
  ///   - name: The name in links, as in `FlowPlace.Step`.
  ///   - type: The class of the screen at the place; a subclass is at the place, too.
  ///   - stack: Makes the screens, root first; called each time that somebody goes there.
  public init<Top: Screen>(
    _ name: String, to type: Top.Type, _ stack: @escaping () -> [any Screen]
  ) {
    let place = FlowPlace(name: name)
    places = [place]
    placeOfScreen = { $0 is Top ? place : nil }
    self.stack = { $0 == place.step ? stack() : nil }
  }

  /// Declares a place for each value.
  ///
  /// - Parameters:
  ///   - name: The name in links, before the value.
  ///   - type: The class of the screen at the places.
  ///   - value: Returns the value of a screen; `nil` if the screen is at none of these places.
  ///   - values: The values to list: all, or the first few if their number is unlimited. A flow
  ///     must list at least one place.
  ///   - stack: Makes the screens for a value, root first; `nil` if there is no such place.
  public init<Top: Screen, Value: LosslessStringConvertible>(
    _ name: String, to type: Top.Type, value: @escaping (Top) -> Value?,
    listing values: [Value] = [], _ stack: @escaping (Value) -> [any Screen]?
  ) {
    let place = { FlowPlace(name: name, value: "\($0 as Value)") }
    places = values.map(place)
    placeOfScreen = { ($0 as? Top).flatMap(value).map(place) }
    self.stack = { step in
      step.name == name ? step.value.flatMap { Value($0) }.flatMap(stack) : nil
    }
  }

  func place(of screen: any Screen) -> FlowPlace? { placeOfScreen(screen) }

  func screens(at place: FlowPlace) -> [any Screen]? {
    place.further.isEmpty ? stack(place.step) : nil
  }
}

/// A flow with places that are declared as routes.
///
/// A screen that shows another flow, such as a screen with tabs, is at the place of the topmost
/// screen of that flow that has a place, unless a route leads to the screen itself.
@MainActor
public protocol RoutedFlow: PlacedFlow {
  /// The routes in the order of the places; the first that fits counts.
  var routes: [FlowRoute] { get }
}

extension RoutedFlow {
  public var places: [FlowPlace] { routes.flatMap(\.places) }

  public func place(of screen: any Screen) -> FlowPlace? {
    routes.lazy.compactMap { $0.place(of: screen) }.first
      ?? screen.nestedFlow.flatMap {
        $0.stack.reversed().lazy.compactMap(place(of:)).first
      }
  }

  public func screens(at place: FlowPlace) -> [any Screen]? {
    routes.lazy.compactMap { $0.screens(at: place) }.first
  }
}
