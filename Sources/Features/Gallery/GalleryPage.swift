public import FlowCore
public import FlowUI

/// A page with controls in different states.
@MainActor
public final class GalleryPage {
  public let name = "gallery"

  private let scroll = ScrollState()
  private let buttons = Button.Role.allCases.map { ($0, Control()) }
  private let iconButton = Control()
  private let disabledButton = Control()
  private let disabledSecondary = Control()
  private let switches = [SwitchState(isOn: true), SwitchState(), SwitchState(isOn: true)]
  private let terms = SwitchState()
  private let news = SwitchState(isOn: true)
  private let closed = SwitchState()
  private let volume = SliderState(0.6)
  private let stars = SliderState(3, in: 0...5, step: 1)
  private let fixed = SliderState(0.3)
  private let balance = SliderState(0)
  private let period = SegmentedControlState(selected: 1)
  private let fixedPeriod = SegmentedControlState(selected: 0)
  private let counter = (less: Control(), more: Control())
  private var count = 2
  private let fields = [
    TextFieldState("Juna Tarrow"), TextFieldState(), TextFieldState("juna@"),
    TextFieldState("willow", isSecure: true, canBeRevealed: true),
    TextFieldState("Cannot be changed"),
  ]
  private let note = TextFieldState(
    "Please leave it with the neighbours.\nThe dog is friendly.", isMultiline: true)
  private let search = TextFieldState("paper")
  private let spinner: SpinnerState
  private let overlaySamples = GalleryOverlays()
  private lazy var press = Presses(self)

  /// Called when the row of the text samples is activated.
  public var onTextSamples: (() -> Void)?
  /// Called when the row of the icons is activated.
  public var onIcons: (() -> Void)?

  /// Creates the page, whose spinner is driven by a clock.
  public init(clock: FlowClock) {
    spinner = SpinnerState(on: clock)
    for control in [disabledButton, disabledSecondary] { control.isEnabled = false }
    switches[2].isEnabled = false
    closed.isEnabled = false
    fixed.isEnabled = false
    fixedPeriod.isEnabled = false
    fields[4].isEnabled = false
    counter.less.onActivate = { [weak self] in self?.count(by: -1) }
    counter.more.onActivate = { [weak self] in self?.count(by: 1) }
  }

  private func count(by step: Int) {
    count += step
    counter.less.isEnabled = count > 0
    counter.more.isEnabled = count < 9
  }
}

extension GalleryPage: ComposedScreen {
  public var background: KeyPath<Theme, RGBA> { \.groupedBackground }

  public var navigationItem: NavigationItem {
    NavigationItem(
      title: "Controls",
      trailing: [.icon(.more, accessibilityLabel: "More", control: overlaySamples.more)],
      isLarge: true,
      hasReadableWidth: true, scroll: scroll)
  }

  public var overlays: Overlays? { overlaySamples.overlays }

  public func body(in context: LayoutContext) -> [any Element] {
    ScrollArea(state: scroll) {
      Padding { ReadableWidth { upperSections } }
      Spacer(Metrics.group)
      Padding(Insets(horizontal: Metrics.margin, vertical: 0)) {
        ReadableWidth {
          Padding(Insets(horizontal: Metrics.margin, vertical: 0)) {
            Text("Balance, from edge to edge", style: .footnote, colour: \.secondaryLabel)
          }
        }
      }
      // The slider spans the whole width: a drag that begins at the leading edge moves its knob,
      // not the page.
      Slider(state: balance, accessibilityLabel: "Balance")
      Padding(Insets(top: 0, leading: 16, bottom: Metrics.group, trailing: 16)) {
        ReadableWidth { lowerSections }
      }
    }
  }

  @ElementBuilder private var upperSections: [any Element] {
    GallerySection("Buttons") { buttonList }
    GallerySection("Switches") {
      Switch("Flight mode", state: switches[0])
      Switch("Send what went wrong to those who can mend it", state: switches[1])
      Switch("Cannot be turned", state: switches[2])
    }
    GallerySection("Checkboxes") {
      Checkbox(
        "I have read the terms", state: terms, problem: terms.isOn ? nil : "Please read them.")
      Checkbox("Write to me once a month", state: news)
      Checkbox("Cannot be checked", state: closed)
    }
    GallerySection("Sliders") {
      LabeledRow(
        leading: Text("Volume"),
        trailing: Text(percent(volume.value), style: .body, colour: \.secondaryLabel))
      Slider(state: volume, accessibilityLabel: "Volume")
      LabeledRow(
        leading: Text("Stars"),
        trailing: Text("\(Int(stars.value)) of 5", style: .body, colour: \.secondaryLabel))
      Slider(state: stars, accessibilityLabel: "Stars")
      Text("Cannot be moved", style: .body, colour: \.secondaryLabel)
      Slider(state: fixed, accessibilityLabel: "Cannot be moved")
    }
  }

  @ElementBuilder private var lowerSections: [any Element] {
    GallerySection("Text") {
      TextField("Name", state: fields[0])
      Spacer(12)
      TextField("Street", state: fields[1], placeholder: "Larkmill Lane 8")
      Spacer(12)
      TextField("E-mail", state: fields[2], problem: emailProblem)
      Spacer(12)
      TextField("Password", state: fields[3])
      Spacer(12)
      TextField("Disabled", state: fields[4])
      Spacer(12)
      TextArea("Note", state: note)
      Spacer(12)
      SearchField(state: search, accessibilityLabel: "Search the shop")
    }
    GallerySection("A few to choose from") {
      SegmentedControl(["Day", "Week", "Month"], state: period, accessibilityLabel: "Period")
      SegmentedControl(
        ["Cannot", "be chosen"], state: fixedPeriod, accessibilityLabel: "Not for choosing")
    }
    GallerySection("Numbers") {
      LabeledRow(
        leading: Text("Copies"),
        trailing: Stepper(
          count, accessibilityLabel: "Copies", less: counter.less, more: counter.more))
    }
    GallerySection("Over the page") { overlaySamples.elements }
    GallerySection("Progress") {
      Spacer(Metrics.related)
      ProgressBar(volume.value, accessibilityLabel: "Volume")
      Spacer(Metrics.margin)
      Row(spacing: Metrics.margin) {
        Spinner(state: spinner, accessibilityLabel: "One moment")
        Text("One moment", style: .body, colour: \.secondaryLabel)
      }
      Spacer(Metrics.related)
    }
    GallerySection("Images") { ImageSamples() }
    Spacer(Metrics.group)
    Section("More") {
      ListRow("Icons", mark: .disclosure, control: press { $0.onIcons?() })
      ListRow("Text samples", mark: .disclosure, control: press { $0.onTextSamples?() })
    }
  }

  @ElementBuilder private var buttonList: [any Element] {
    for (role, control) in buttons {
      Button(title(of: role), role: role, control: control)
      Spacer(Metrics.related)
    }
    Button("With an icon", icon: .bag, control: iconButton)
    Spacer(Metrics.related)
    Button("Disabled", role: .primary, control: disabledButton)
    Spacer(Metrics.related)
    Button("Disabled", control: disabledSecondary)
  }

  private func title(of role: Button.Role) -> String {
    switch role {
    case .primary: "Primary"
    case .secondary: "Secondary"
    case .destructive: "Destructive"
    case .plain: "Plain"
    }
  }

  /// The message below an invalid email address; `nil` if the address is valid.
  ///
  /// The check is loose, because only a delivered message proves that an address exists.
  private var emailProblem: String? {
    let parts = fields[2].text.split(separator: "@", omittingEmptySubsequences: false)
    let isComplete = parts.count == 2 && !parts[0].isEmpty && parts[1].contains(".")
    return isComplete ? nil : "An address looks like name@place.org."
  }

  private func percent(_ part: Double) -> String { "\(Int((part * 100).rounded())) %" }
}
