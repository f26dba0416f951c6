internal import FlowCore
public import Observation

/// The state of a pop-up: several options, of which only the selected one is visible until the menu
/// opens.
@MainActor
@Observable
public final class PopUpState {
  /// The titles of the options.
  public var titles: [String]
  /// The index of the selected option; setting it takes effect immediately and does not call
  /// `onChange`.
  public var selectedIndex: Int
  /// Called with the new index when the user has selected another option.
  public var onChange: ((Int) -> Void)?
  /// Whether the selection can be changed.
  public var isEnabled: Bool {
    get { control.isEnabled }
    set { control.isEnabled = newValue }
  }

  let control = Control()

  /// The input target that gets the focus when a screen gives it to the pop-up.
  package var tabStop: any FocusableInputTarget { control }

  /// Creates a state; `onChange` must not strongly capture an object that keeps the state alive.
  ///
  /// - Parameters:
  ///   - titles: The titles of the options.
  ///   - index: The index of the selected option; an index outside of the titles selects
  ///     nothing.
  ///   - overlays: The overlays in which the menu opens: those of the screen that shows the pop-up.
  ///   - onChange: Called with the new index when the user has selected another option.
  public init(
    _ titles: [String], selected index: Int = 0, over overlays: Overlays,
    onChange: ((Int) -> Void)? = nil
  ) {
    self.titles = titles
    selectedIndex = index
    self.onChange = onChange
    overlays.openMenu(from: control) { [weak self] in self.map { [$0.items] } ?? [] }
  }

  var title: String { titles.indices.contains(selectedIndex) ? titles[selectedIndex] : "" }

  private var items: [Menu.Item] {
    titles.enumerated().map { index, title in
      Menu.Item(title, isChecked: index == selectedIndex) { [weak self] in
        self?.choose(index, title)
      }
    }
  }

  private func choose(_ index: Int, _ title: String) {
    // While its menu was open, the pop-up may have been disabled, or have got other titles.
    guard isEnabled, titles.indices.contains(index), titles[index] == title, index != selectedIndex
    else { return }
    selectedIndex = index
    onChange?(index)
  }
}
