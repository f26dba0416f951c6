public import FlowCore
public import FlowUI

/// A mail composer like those of operating systems: it declares its own bars, and sets the style of
/// the status bar itself once it has appeared.
@MainActor
public final class ComposerPage {
  /// Called once the composer has appeared, with the style that it sets for the status bar.
  public var onStatusBarStyle: ((StatusBarStyle) -> Void)?
  /// Called when the user sends the message.
  public var onSend: (() -> Void)?

  /// The recipient of the message.
  public let person: Person
  private let subject = TextFieldState()
  private let message = TextFieldState()
  private let send = Control()
  private let scroll = ScrollState()

  /// Creates a message to a person.
  public init(to person: Person) {
    self.person = person
    send.onActivate = { [weak self] in self?.onSend?() }
  }
}

extension ComposerPage: AppearanceContext {
  public var preferredAppearance: Appearance? {
    Appearance(
      navigationBar: Appearance.Bar(
        background: RGBA(hex: 0xF2F2F7), tint: RGBA(hex: 0x0A66D8)))
  }

  public func didAppear() { onStatusBarStyle?(.dark) }
}

extension ComposerPage: ComposedScreen {
  public var name: String { "message-\(person.id)" }

  public var background: KeyPath<Theme, RGBA> { \.groupedBackground }

  public var navigationItem: NavigationItem {
    NavigationItem(
      title: "New Message", trailing: [.emphasis("Send", control: send)], scroll: scroll)
  }

  public func update(in context: LayoutContext) {
    send.isEnabled = !message.text.isEmpty
  }

  public func body(in context: LayoutContext) -> [any Element] {
    ScrollArea(state: scroll) {
      Padding(Insets(horizontal: Metrics.margin, vertical: Metrics.margin)) {
        ReadableWidth {
          Card { ListRow("To", value: person.name) }
          Spacer(Metrics.margin)
          TextField("Subject", state: subject, placeholder: "What it is about")
          Spacer(Metrics.margin)
          TextField("Message", state: message, placeholder: "What you have to say")
        }
      }
    }
  }
}
