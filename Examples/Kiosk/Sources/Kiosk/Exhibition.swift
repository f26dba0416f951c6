import FlowCore
import FlowUI

/// The flow of the kiosk: a list of rooms, and a page for each.
final class Exhibition: FlowController {
  let navigationController: NavigationController
  private var reset: ScheduledAction?

  init(_ context: FlowContext) {
    let rooms = RoomsPage()
    navigationController = NavigationController(root: rooms, context: context)
    NavigationBars(around: navigationController)
    rooms.onChoice = { [weak navigationController] room in
      navigationController?.attempt { try $0.push(RoomPage(room)) }
    }
  }

  /// Goes back to the list a minute after the latest input.
  func noteInput() {
    reset?.cancel()
    reset = navigationController.context.clock.after(.seconds(60)) { [weak navigationController] in
      navigationController?.attempt { try $0.popToRoot() }
    }
  }
}

struct Room {
  let name: String
  let text: String

  static let all = [
    Room(name: "Blue room", text: "Twelve seascapes, painted from one window."),
    Room(name: "Garden", text: "The oldest tree is from 1702."),
    Room(name: "Library", text: "Please ask before you open a book."),
  ]
}

final class RoomsPage: ComposedScreen {
  let name = "rooms"
  var onChoice: ((Room) -> Void)?
  private let scroll = ScrollState()
  private lazy var press = Presses(self)

  var background: KeyPath<Theme, RGBA> { \.groupedBackground }
  var navigationItem: NavigationItem {
    NavigationItem(title: "Exhibition", isLarge: true, scroll: scroll)
  }

  func body(in context: LayoutContext) -> [any Element] {
    ScrollArea(state: scroll) {
      Padding {
        Card {
          let rows = press.rows { $0.onChoice?(Room.all[$1]) }
          Rows(fitting: Room.all.count, controls: rows) { index, control in
            ListRow(Room.all[index].name, mark: .disclosure, control: control)
          }
        }
      }
    }
  }
}

final class RoomPage: ComposedScreen {
  let name = "room"
  private let room: Room

  init(_ room: Room) { self.room = room }

  var navigationItem: NavigationItem { NavigationItem(title: room.name) }

  func body(in context: LayoutContext) -> [any Element] {
    SafeArea {
      Spacer()
      Padding { Text(room.text, style: .title, alignment: .centre) }
      Spacer()
    }
  }
}

extension Bitmap {
  /// The icon of the window: a blue disc on a transparent background.
  static let exhibition = Bitmap(width: 64, height: 64) { x, y in
    let (across, down) = (Double(x) - 31.5, Double(y) - 31.5)
    let isInside = across * across + down * down < 30 * 30
    return RGBA(red: 0x20, green: 0x60, blue: 0xA0, alpha: isInside ? 0xFF : 0)
  }
}
