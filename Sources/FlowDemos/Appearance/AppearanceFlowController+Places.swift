internal import AppearanceSample
public import FlowCore

/// The flow's places are `list`, the samples by number from 1, such as `sample=3`, and the pages of
/// the app: `people`, `profile=` with a person, `message=` with a friend, `article`, and
/// `article=reading`.
///
/// Only people who are friends at the start have a `message` place, because a link must lead to the
/// same place in a new session. The colours of a sample depend on the seed.
extension AppearanceFlowController: PlacedFlow {
  public var places: [FlowPlace] {
    ["list"] + (1...AppearanceList.count).map { FlowPlace(name: "sample", value: "\($0)") }
      + ["people"] + people.map { FlowPlace(name: "profile", value: $0.id) }
      + firstFriends.map { FlowPlace(name: "message", value: $0) }
      + ["article", "article=reading"]
  }

  public func place(of screen: any Screen) -> FlowPlace? {
    switch screen {
    case let page as AppearancePage: FlowPlace(name: "sample", value: "\(page.number)")
    case is PeoplePage: "people"
    case let page as ProfilePage: FlowPlace(name: "profile", value: page.person.id)
    case let page as ComposerPage:
      firstFriends.contains(page.person.id)
        ? FlowPlace(name: "message", value: page.person.id) : nil
    case let page as ArticlePage: page.isReading ? "article=reading" : "article"
    default: "list"
    }
  }

  public func screens(at place: FlowPlace) -> [any Screen]? {
    guard places.contains(place), let list = navigationController.stack[0] as? AppearanceList
    else { return nil }
    let value = place.step.value
    let person = people.first { $0.id == value }
    switch place.step.name {
    case "sample":
      guard let number = value.flatMap({ Int($0) }) else { return nil }
      return [list, sample(number, list.appearances[number - 1])]
    case "people": return [list, peoplePage()]
    case "article": return [list, peoplePage(), ArticlePage(isReading: value == "reading")]
    case "profile": return person.map { [list, peoplePage(), profile(of: $0)] }
    case "message":
      return person.map { [list, peoplePage(), profile(of: $0), composer(to: $0)] }
    default: return [list]
    }
  }
}
