public import FlowCore
public import FlowUI

/// A person's profile: its bars have the person's colour, and only friends see the toolbar.
@MainActor
public final class ProfilePage {
  /// The person whose profile the page shows.
  public let person: Person
  /// Called when the user wants to write a message to the person.
  public var onMessage: (() -> Void)?

  private let scroll = ScrollState()
  private let message = Control()
  private let friendship = Control()
  private let hue: SliderState
  private let lightness: SliderState

  /// Creates a person's profile.
  public init(of person: Person) {
    self.person = person
    hue = SliderState(person.colour.hue, in: 0...360, step: 1)
    lightness = SliderState(person.colour.lightness * 100, in: 15...85, step: 1)
    hue.onChange = { [weak self] in self?.set(\.hue, to: $0) }
    lightness.onChange = { [weak self] in self?.set(\.lightness, to: $0 / 100) }
    message.onActivate = { [weak self] in self?.onMessage?() }
    friendship.onActivate = { [weak self] in
      person.isFriend.toggle()
      self?.setNeedsAppearanceUpdate()
    }
  }

  private func set(_ component: WritableKeyPath<ProfileColour, Double>, to value: Double) {
    person.colour[keyPath: component] = value
    setNeedsAppearanceUpdate()
  }
}

extension ProfilePage: AppearanceContext {
  public var prefersToolbarHidden: Bool { !person.isFriend }
  public var preferredAppearance: Appearance? { person.colour.appearance }

  /// Requests an appearance update again, because a request during a transition has no effect.
  public func didAppear() { setNeedsAppearanceUpdate() }
}

extension ProfilePage: ComposedScreen {
  public var name: String { "profile-\(person.id)" }

  public var background: KeyPath<Theme, RGBA> { \.groupedBackground }

  public var navigationItem: NavigationItem {
    NavigationItem(
      title: person.name,
      toolbar: [.flexibleSpace, .text("Message", control: message), .flexibleSpace],
      scroll: scroll)
  }

  public func body(in context: LayoutContext) -> [any Element] {
    ScrollArea(state: scroll) {
      Padding(Insets(horizontal: Metrics.margin, vertical: Metrics.margin)) {
        ReadableWidth {
          person.portrait(
            aspect: 16.0 / 9, cornerRadius: Metrics.cardRadius,
            accessibilityLabel: "A landscape in \(person.name)'s colour")
          Spacer(Metrics.margin)
          Text(person.name, style: .heading)
          Spacer(4)
          Text("\(person.town) · \(person.relation)", style: .subtitle, colour: \.secondaryLabel)
          Spacer(Metrics.related)
          Text(person.remark)
          Spacer(Metrics.group)
          if person.isOwner { colourCard } else { Button(friendTitle, control: friendship) }
          Spacer(Metrics.group)
          Text("Pictures", style: .headline, isHeading: true)
          Spacer(Metrics.related)
          for index in 0..<4 {
            picture(.view(index, in: person.colour.rgba), name: "Picture \(index + 1)")
            Spacer(Metrics.related)
          }
        }
      }
    }
  }

  private var friendTitle: String { person.isFriend ? "Remove from friends" : "Add to friends" }

  @ElementBuilder private var colourCard: [any Element] {
    Text("Your colour", style: .headline, isHeading: true)
    Spacer(Metrics.related)
    Card {
      Padding(Insets(horizontal: Metrics.margin, vertical: Metrics.related)) {
        AccessibilityHidden(Text("Hue", style: .footnote, colour: \.secondaryLabel))
        Slider(state: hue, accessibilityLabel: "Hue") { "\($0.fixed(0))°" }
        AccessibilityHidden(Text("Lightness", style: .footnote, colour: \.secondaryLabel))
        Slider(state: lightness, accessibilityLabel: "Lightness") { "\($0.fixed(0)) %" }
      }
    }
    Spacer(Metrics.related)
    Padding {
      Text(
        "The bar follows while you choose, and its text stays readable.", style: .footnote,
        colour: \.secondaryLabel)
    }
  }

  private func picture(_ artwork: Artwork, name: String) -> Image {
    Image(
      .loaded(.artwork(artwork)), mode: .fill, aspect: 16.0 / 9, cornerRadius: Metrics.cardRadius,
      accessibilityLabel: name)
  }
}
