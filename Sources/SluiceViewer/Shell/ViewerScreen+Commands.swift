internal import FlowCatalogue
internal import FlowCore
internal import FlowUI

extension ViewerScreen: WindowCommands {
  func showPalette() {
    let strings = model.strings
    model.lostRuns?.refresh()
    settings.update()
    overlays?.show(
      Palette(
        placeholder: strings[.searchCommands], emptyText: strings[.noCommand],
        items: commands.paletteItems + settingItems + deviceItems + comparisonItems + paneItems
          + demoItems + placeItems + timeLineItems))
  }

  func showTimeLines() { transport.timeLines.onActivate?() }

  // MARK: Rows of the palette that are not commands

  private var demoItems: [Palette.Item] {
    model.catalogue.demos.map { demo in
      Palette.Item(
        demo.title, in: model.strings[.openDemo],
        keywords: ([demo.id, demo.summary] + demo.keywords).joined(separator: " ")
      ) { [weak self] in
        self?.model.open(demo)
        self?.focusStage()
      }
    }
  }

  private var placeItems: [Palette.Item] {
    model.catalogue.demos.flatMap { demo in
      demos.places(of: demo).map { place in
        Palette.Item("\(demo.id)/\(place)", in: model.strings[.openPlace]) { [weak self] in
          self?.model.open(demo, at: place)
          self?.focusStage()
        }
      }
    }
  }

  private var settingItems: [Palette.Item] {
    settings.items.map { item in
      Palette.Item(item.title, in: model.strings[.settings], keywords: item.keywords, icon: .gear) {
        [weak self] in
        guard let self else { return }
        switch item.choice {
        case .toggle(let state):
          state.isOn.toggle()
          state.onChange?(state.isOn)
        case .edit(let control): editSetting(control)
        }
      }
    }
  }

  private var timeLineItems: [Palette.Item] {
    model.timeLines.filter { !$0.isShown }.map { row in
      Palette.Item(row.title, in: model.strings[.timeLines], icon: .branch) { [weak model] in
        model?.showTimeLine(row.id)
      }
    }
  }

  private var deviceItems: [Palette.Item] {
    Device.Kind.allCases.map { kind in
      let size = Device(kind).size
      return Palette.Item(
        model.strings[kind.title], in: model.strings[.device],
        keywords: size.map { "\($0.text) \(StageSizeText($0))" } ?? "", icon: kind.icon
      ) { [weak model] in model?.use(kind) }
    }
  }

  private var comparisonItems: [Palette.Item] {
    ([nil] + ComparisonVariant.groups(for: model).joined().map(\.self)).map { variant in
      Palette.Item(
        model.strings[variant?.title ?? .oneStage], in: model.strings[.compare], icon: .comparison
      ) { [compare] in compare(variant) }
    }
  }

  private var paneItems: [Palette.Item] {
    inspector.panes.enumerated().map { index, pane in
      Palette.Item(
        model.strings[pane.title], in: model.strings[.inspector], keywords: pane.keywords,
        icon: .sidebarRight
      ) { [weak self] in
        guard let self else { return }
        inspector.show(inspector.panes[index])
      }
    }
  }

  // MARK: The list of shortcuts

  func showShortcuts() {
    let (strings, lines) = (model.strings, lines)
    overlays?.show(
      Sheet(strings[.keyboard]) {
        CompactDensity {
          Padding(Insets(top: 0, leading: 16, bottom: 16, trailing: 16)) {
            for group in Command.Group.allCases {
              Text(strings[group.title], style: .headline)
              Spacer(4)
              for line in lines where line.group == group {
                Row {
                  Text(line.title, style: .body)
                  Spacer()
                  Text(line.keys, style: .body, colour: \.secondaryLabel)
                }
                Spacer(2)
              }
              Spacer(12)
            }
          }
        }
      })
  }

  private struct Line {
    let group: Command.Group
    let title: String
    let keys: String
  }

  private var lines: [Line] {
    let strings = model.strings
    let commands = Command.all.map { command in
      // Show only the first key of each kind: the others are alternatives to it.
      let keys = [command.keys.first, command.characterKeys.first, command.stageKeys.first]
        .compactMap { $0?.description }
      return Line(
        group: command.group, title: strings[command.help ?? command.title],
        keys: keys.count == 2 ? strings[.or.with(keys[0], keys[1])] : keys.joined())
    }
    // The window and the stage handle these themselves.
    return commands + [
      Line(group: .window, title: strings[.quit], keys: "Ctrl+Q"),
      Line(group: .share, title: strings[.openCopiedLink], keys: "Ctrl+V"),
      Line(group: .stage, title: strings[.moveStage], keys: strings[.moveStageMouse]),
      Line(group: .stage, title: strings[.zoomAtPointer], keys: strings[.zoomAtPointerMouse]),
      Line(group: .time, title: strings[.zoomTime], keys: strings[.zoomTimeMouse]),
    ]
  }
}
