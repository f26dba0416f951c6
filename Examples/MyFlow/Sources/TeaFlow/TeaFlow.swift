public import FlowCore
import FlowUI

/// A flow of two screens: a list of teas, and a page for each.
public final class TeaFlow: FlowController {
  public let navigationController: NavigationController

  /// Starts the flow at the list.
  public init(context: FlowContext, isVisible: Bool) {
    let teas = TeasPage()
    navigationController = NavigationController(
      root: teas, context: context, isVisible: isVisible)
    NavigationBars(around: navigationController)
    teas.onChoice = { [weak navigationController] tea in
      navigationController?.attempt { try $0.push(TeaPage(tea)) }
    }
  }
}

/// A tea and its brewing time.
struct Tea {
  let name: String
  let minutes: Int

  static let all = [
    Tea(name: "Green", minutes: 2), Tea(name: "Black", minutes: 4), Tea(name: "Mint", minutes: 7),
  ]
}

final class TeasPage: ComposedScreen {
  let name = "teas"
  var onChoice: ((Tea) -> Void)?
  private let scroll = ScrollState()
  private lazy var press = Presses(self)

  var background: KeyPath<Theme, RGBA> { \.groupedBackground }
  var navigationItem: NavigationItem {
    NavigationItem(title: "Teas", isLarge: true, scroll: scroll)
  }

  func body(in context: LayoutContext) -> [any Element] {
    ScrollArea(state: scroll) {
      Padding {
        Card {
          let rows = press.rows { $0.onChoice?(Tea.all[$1]) }
          Rows(fitting: Tea.all.count, controls: rows) { index, control in
            ListRow(Tea.all[index].name, mark: .disclosure, control: control)
          }
        }
      }
    }
  }
}

final class TeaPage: ComposedScreen {
  let name = "tea"
  private let tea: Tea

  init(_ tea: Tea) { self.tea = tea }

  var navigationItem: NavigationItem { NavigationItem(title: tea.name) }

  func body(in context: LayoutContext) -> [any Element] {
    SafeArea {
      Spacer()
      Padding { Text("Wait for \(tea.minutes) minutes.", style: .title, alignment: .centre) }
      Spacer()
    }
  }
}
