internal import FlowCore
internal import FlowUI

@MainActor
final class GalleryOverlays {
  let overlays = Overlays()
  let more = Control()
  private let order = Control()
  private let delete = Control()
  private let question = Control()
  private let write = Control()
  private let openTerms = Control()
  private let close = Control()
  private let urgent = SwitchState()
  private let subject = TextFieldState()
  private let message = TextFieldState(isMultiline: true)
  private var chosen = 0
  private var isPinned = true

  private static let orders = ["Name", "Date of the last change", "Size"]

  init() {
    overlays.openMenu(from: order) { [weak self] in self?.orderMenu ?? [] }
    overlays.openMenu(from: more) { [weak self] in self?.moreMenu ?? [] }
    delete.onActivate = { [weak self] in self?.askToDelete() }
    question.onActivate = { [weak self] in self?.askForLocation() }
    write.onActivate = { [weak self] in self?.showLetter() }
    openTerms.onActivate = { [weak self] in self?.showTerms() }
    close.onActivate = { [weak self] in self?.overlays.close() }
  }

  @ElementBuilder var elements: [any Element] {
    LabeledRow(leading: Text("Order"), trailing: Button(Self.orders[chosen], control: order))
    Spacer(Metrics.related)
    Button("Delete the note", role: .destructive, control: delete)
    Spacer(Metrics.related)
    Button("Ask for a place", control: question)
    Spacer(Metrics.related)
    Button("Write a letter", icon: .pencil, control: write)
    Spacer(Metrics.related)
    Button("Show what must be answered", role: .plain, control: openTerms)
  }

  // MARK: Menus

  private var orderMenu: [[Menu.Item]] {
    [
      Self.orders.enumerated().map { index, title in
        Menu.Item(title, isChecked: index == chosen) { [weak self] in self?.chosen = index }
      }
    ]
  }

  private var moreMenu: [[Menu.Item]] {
    [
      [
        Menu.Item("Rename", icon: .pencil) { [weak self] in self?.showLetter() },
        Menu.Item("Add to basket", icon: .cart) {},
        Menu.Item("Send as a gift", icon: .gift, isEnabled: false) {},
      ],
      [
        Menu.Item("Pinned to the top", isChecked: isPinned) { [weak self] in
          self?.isPinned.toggle()
        }
      ],
      [Menu.Item("Delete", isDestructive: true) { [weak self] in self?.askToDelete() }],
    ]
  }

  // MARK: Alerts

  private func askToDelete() {
    overlays.show(
      Alert(
        "Delete this note?", message: "It is gone from all your devices, and cannot be restored.",
        actions: [.init("Delete", role: .destructive), .init("Cancel", role: .cancel)]))
  }

  private func askForLocation() {
    overlays.show(
      Alert(
        "May Paperfold know where you are?",
        message: "It shows the shops near you. Nobody else is told.",
        actions: [
          .init("While it is used"), .init("Only this time", role: .other),
          .init("Never", role: .cancel),
        ]))
  }

  // MARK: Sheets

  private func showLetter() {
    overlays.show(
      Sheet("A new letter") { [weak self] in
        if let self { letter }
      })
  }

  @ElementBuilder private var letter: [any Element] {
    TextField("Subject", state: subject, placeholder: "Paper for the spring")
    Spacer(12)
    TextArea("Message", state: message, lines: 3...5)
    Spacer(Metrics.related)
    Switch("It is urgent", state: urgent)
    Spacer(Metrics.margin)
    Button("Send", role: .primary, control: close)
  }

  private func showTerms() {
    overlays.show(
      Sheet("Before you go on", mustBeAnswered: true) { [weak self] in
        if let self { terms }
      })
  }

  @ElementBuilder private var terms: [any Element] {
    Text("Orders that are paid cannot be changed any more.", style: .body, colour: \.secondaryLabel)
    Spacer(Metrics.margin)
    Button("I have understood", role: .primary, control: close)
  }
}
