public import FlowCore
import FlowUI

/// The menu of a program: a list of speeds, and a page for each.
@MainActor
public enum Menu {
  /// Starts the menu at its list.
  ///
  /// - Parameter choose: Called with the speed that is chosen, in window units per frame.
  public static func flow(
    _ context: FlowContext, choose: @escaping @MainActor (Int) -> Void
  ) -> NavigationController {
    let list = SpeedsPage()
    let flow = NavigationController(root: list, context: context)
    NavigationBars(around: flow)
    list.onChoice = { [weak flow] speed in
      choose(speed)
      flow?.attempt { try $0.push(SpeedPage(speed)) }
    }
    return flow
  }
}

final class SpeedsPage: ComposedScreen {
  static let speeds = [1, 4, 16]

  let name = "speeds"
  var onChoice: ((Int) -> Void)?
  private let scroll = ScrollState()
  private lazy var press = Presses(self)

  var background: KeyPath<Theme, RGBA> { \.groupedBackground }
  var navigationItem: NavigationItem { NavigationItem(title: "Speed", scroll: scroll) }

  func body(in context: LayoutContext) -> [any Element] {
    ScrollArea(state: scroll) {
      Padding {
        Card {
          let rows = press.rows { $0.onChoice?(Self.speeds[$1]) }
          Rows(fitting: Self.speeds.count, controls: rows) { index, control in
            ListRow("\(Self.speeds[index]) px a frame", mark: .disclosure, control: control)
          }
        }
      }
    }
  }
}

final class SpeedPage: ComposedScreen {
  let name = "speed"
  private let speed: Int

  init(_ speed: Int) { self.speed = speed }

  var navigationItem: NavigationItem { NavigationItem(title: "Chosen") }

  func body(in context: LayoutContext) -> [any Element] {
    SafeArea {
      Spacer()
      Padding { Text("It now moves \(speed) px a frame.", style: .title, alignment: .centre) }
      Spacer()
    }
  }
}
