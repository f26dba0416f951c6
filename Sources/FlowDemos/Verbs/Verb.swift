internal import FlowUI

/// The operations on the stack in the Verbs demo, one row each.
enum Verb: CaseIterable {
  case push
  case pushFading
  case pushZooming
  case pushAtOnce
  case replace
  case setThree
  case pop
  case popToRoot
  case present
  case dismiss

  var entry: MenuPage.Entry {
    MenuPage.Entry(title: words.title, subtitle: words.subtitle)
  }

  private var words: (title: String, subtitle: String) {
    switch self {
    case .push: ("Push", "The default: a slide on a spring")
    case .pushFading: ("Push, fading", "A custom style, at even speed")
    case .pushZooming: ("Push, zooming", "Another one, on a spring")
    case .pushAtOnce: ("Push at once", "A jump cut")
    case .replace: ("Replace", "Another page in the place of this one")
    case .setThree: ("Set the stack", "Two new pages on the root, in one push")
    case .pop: ("Pop", "Back to the page beneath")
    case .popToRoot: ("Pop to root", "Back to the first page, past all others")
    case .present: ("Present", "A flow of its own, as a sheet")
    case .dismiss: ("Dismiss", "Away with the sheet, and all its pages")
    }
  }
}
