internal import FlowCore
internal import FlowUI
internal import SluiceCommandLine

/// The sheet that asks what film to save, and in which format.
@MainActor
final class FilmSheet {
  private let sharing: Sharing
  private let content = SegmentedControlState(selected: 0)
  private let format: PopUpState
  private let save = Control()
  private let hasTransition: Bool

  init(_ sharing: Sharing, over overlays: Overlays) {
    self.sharing = sharing
    format = PopUpState(
      FilmExport.Format.allCases.map { sharing.strings[$0.title] },
      selected: FilmExport.Format.allCases.firstIndex(of: .webp) ?? 0, over: overlays)
    hasTransition = sharing.period(of: .lastTransition) != nil
    save.hasFocus = true
    save.onActivate = { [weak self, weak overlays] in
      guard let self else { return }
      overlays?.close()
      self.sharing.saveFilm(
        selectedFormat, of: FilmMaker.Content.allCases[content.selectedIndex])
    }
    format.onChange = { [weak self] _ in
      if let self { save.isEnabled = selectedFormat.isAvailable }
    }
  }

  private var selectedFormat: FilmExport.Format { .allCases[format.selectedIndex] }

  /// The sheet keeps this object alive.
  var sheet: Sheet {
    let strings = sharing.strings
    return Sheet(strings[.saveFilm]) {
      CompactDensity {
        Padding(Insets(top: 0, leading: 16, bottom: 16, trailing: 16)) {
          if self.hasTransition {
            SegmentedControl(
              FilmMaker.Content.allCases.map { strings[$0.title] }, state: self.content,
              accessibilityLabel: strings[.filmContent])
            Spacer(12)
          }
          PopUp(state: self.format, accessibilityLabel: strings[.filmFormat], fills: true)
          if !self.save.isEnabled {
            Spacer(8)
            ValidationMessage(strings[.needsFFmpeg])
          }
          Spacer(16)
          Button(strings[.save], icon: .film, role: .primary, control: self.save)
        }
      }
    }
  }
}

extension FilmExport.Format {
  fileprivate var title: Phrase {
    switch self {
    case .sheet: .formatSheet
    case .apng: .formatAPNG
    case .webp: .formatWebP
    case .gif: .formatGIF
    case .mp4: .formatMP4
    case .webm: .formatWebM
    case .folder: .formatFolder
    }
  }
}
