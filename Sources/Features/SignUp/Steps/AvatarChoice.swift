internal import FlowCore
internal import FlowUI

/// The choice of an avatar: Tab focuses the chosen one, and the arrow keys choose another.
@MainActor
final class AvatarChoice {
  let controls = Avatar.allCases.map { _ in Control() }

  private var chosen: Avatar
  private let onChange: (Avatar) -> Void

  /// `onChange` must not capture the choice's owner strongly.
  init(_ chosen: Avatar, onChange: @escaping (Avatar) -> Void) {
    self.chosen = chosen
    self.onChange = onChange
    for (index, control) in controls.enumerated() {
      control.onActivate = { [weak self] in self?.choose(index) }
      control.onKey = { [weak self] key in self?.step(key, from: index) ?? false }
    }
    updateTabStop()
  }

  private func choose(_ index: Int) {
    chosen = Avatar.allCases[index]
    updateTabStop()
    onChange(chosen)
  }

  private func updateTabStop() {
    for (avatar, control) in zip(Avatar.allCases, controls) {
      control.skipsTab = avatar != chosen
    }
  }

  private func step(_ key: KeyPress, from index: Int) -> Bool {
    let goal: Int
    switch key.description {
    case "Left", "Up": goal = index - 1
    case "Right", "Down": goal = index + 1
    default: return false
    }
    guard controls.indices.contains(goal) else { return false }
    controls[index].hasFocus = false
    controls[goal].hasFocus = true
    choose(goal)
    return true
  }

  var element: any Element {
    Column(spacing: 4) {
      Text("Picture", style: .footnote, colour: \.secondaryLabel)
      AvatarGrid(chosen: chosen, controls: controls)
    }
  }
}

/// The avatars in a row or, on a stage that is too narrow for all of them, in several rows.
private struct AvatarGrid: Element {
  let chosen: Avatar
  let controls: [Control]

  /// The width of an avatar, the gap between two, and the space for the marks around them, in
  /// points; four avatars fit beside each other on a small phone.
  private static let (width, gap, reach) = (56.0, 14.0, 5.0)

  func size(in proposal: Size, _ context: LayoutContext) -> Size {
    let columns = columns(in: proposal.width)
    let rows = (controls.count + columns - 1) / columns
    return Size(width: Self.extent(of: columns), height: Self.extent(of: rows))
  }

  private func columns(in width: Double) -> Int {
    (1...controls.count).last { Self.extent(of: $0) <= width } ?? 1
  }

  /// The width of a row of `count` avatars, or the height of such a column, in points.
  private static func extent(of count: Int) -> Double {
    Double(count) * width + Double(count - 1) * gap + 2 * reach
  }

  func layOut(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    let columns = columns(in: frame.size.width)
    page.group(as: AccessibilityNode(.radioGroup, name: "Picture"), in: frame) { page in
      for (index, avatar) in Avatar.allCases.enumerated() {
        let (row, column) = index.quotientAndRemainder(dividingBy: columns)
        let x = frame.minX + Self.reach + Double(column) * (Self.width + Self.gap)
        let y = frame.minY + Self.reach + Double(row) * (Self.width + Self.gap)
        let area = Rect(x: x, y: y, width: Self.width, height: Self.width)
        layOut(avatar, controls[index], in: area, context, on: &page)
      }
    }
  }

  private func layOut(
    _ avatar: Avatar, _ control: Control, in frame: Rect, _ context: LayoutContext,
    on page: inout PageLayout
  ) {
    let (use, radius) = (control.use(in: frame, context), Self.width / 2)
    avatar.image(width: Self.width, name: "").layOut(in: frame, context, on: &page)
    page.draw(
      use.overlays(context.theme).map { .roundedRectangle(frame, radius: radius, colour: $0) })
    if avatar == chosen {
      page.draw([
        .outline(
          frame.inset(by: -Self.reach), radius: radius + Self.reach, width: 3,
          colour: context.theme.accent)
      ])
    }
    page.draw(
      use.ring(around: frame.inset(by: -Self.reach), radius: radius + Self.reach, context.theme))
    page.add(
      control, at: frame,
      as: AccessibilityNode(.radio, name: avatar.title, states: avatar == chosen ? .checked : []))
  }
}
