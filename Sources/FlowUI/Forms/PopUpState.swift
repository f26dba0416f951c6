internal import FlowCore

/// One of several things, of which only the chosen one is seen until a person asks for the others:
/// the part behind a pop-up.
public final class PopUpState {
  /// What there is to choose from.
  public var titles: [String]
  /// The place of what is chosen; a change from here shows at once and is not told.
  public var index: Int
  /// Called when a person has chosen something else, with its place.
  public var onChange: ((Int) -> Void)?
  /// Whether something can be chosen.
  public var isEnabled: Bool {
    get { control.isEnabled }
    set { control.isEnabled = newValue }
  }

  /// What is pressed.
  let control = Control()

  /// Creates a choice; the closure should hold nobody strongly.
  ///
  /// - Parameters:
  ///   - titles: What there is to choose from.
  ///   - index: The place of what is chosen; nothing is, beyond the titles.
  ///   - overlays: Where the menu opens: those of the screen that shows the pop-up.
  ///   - onChange: Called when a person has chosen something else, with its place.
  public init(
    _ titles: [String], _ index: Int = 0, over overlays: Overlays, onChange: ((Int) -> Void)? = nil
  ) {
    self.titles = titles
    self.index = index
    self.onChange = onChange
    overlays.openMenu(from: control) { [weak self] in self.map { [$0.items] } ?? [] }
  }

  /// What is chosen; empty for nothing.
  var title: String { titles.indices.contains(index) ? titles[index] : "" }

  private var items: [Menu.Item] {
    titles.enumerated().map { place, title in
      Menu.Item(title, isChecked: place == index) { [weak self] in self?.choose(place) }
    }
  }

  private func choose(_ place: Int) {
    guard place != index else { return }
    index = place
    onChange?(place)
  }
}
