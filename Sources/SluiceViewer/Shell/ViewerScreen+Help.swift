internal import FlowCore
internal import FlowUI

extension ViewerScreen {
  /// Shows all shortcuts on a sheet.
  func showShortcuts() {
    let shortcuts = shortcuts
    overlays?.show(
      Sheet("Keyboard") {
        Dense {
          Padding(Insets(top: 0, leading: 16, bottom: 16, trailing: 16)) {
            for group in Shortcut.Group.allCases {
              Words(group.rawValue, .headline)
              Space(4)
              for shortcut in shortcuts where shortcut.group == group {
                Row {
                  Words(shortcut.title, .body)
                  Space()
                  Words(shortcut.keys.map(\.description).first ?? "", .body, \.secondaryLabel)
                }
                Space(2)
              }
              Space(12)
            }
          }
        }
      })
  }
}
