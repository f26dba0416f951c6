internal import FlowCore
internal import FlowUI

extension ViewerScreen {
  /// Shows all shortcuts in a sheet.
  func showShortcuts() {
    let lines = lines
    overlays?.show(
      Sheet("Keyboard") {
        CompactDensity {
          Padding(Insets(top: 0, leading: 16, bottom: 16, trailing: 16)) {
            for group in Shortcut.Group.allCases {
              Text(group.rawValue, .headline)
              Spacer(4)
              for line in lines where line.group == group {
                Row {
                  Text(line.title, .body)
                  Spacer()
                  Text(line.keys, .body, \.secondaryLabel)
                }
                Spacer(2)
              }
              Spacer(12)
            }
          }
        }
      })
  }

  /// A row of the sheet.
  private struct Line {
    let group: Shortcut.Group
    let title: String
    var keys: String
  }

  /// All actions, each once, with the first key of each of its shortcuts.
  private var lines: [Line] {
    var lines: [Line] = []
    for shortcut in shortcuts {
      if let known = lines.firstIndex(where: { $0.title == shortcut.title }) {
        lines[known].keys += " or \(shortcut.text)"
      } else {
        lines.append(Line(group: shortcut.group, title: shortcut.title, keys: shortcut.text))
      }
    }
    // The window and the stage handle these themselves.
    return lines + [
      Line(group: .window, title: "Quit", keys: "Ctrl+Q"),
      Line(group: .share, title: "Open a link that was copied", keys: "Ctrl+V"),
    ]
  }
}
