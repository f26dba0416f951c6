/// A card with any content that slides up from the bottom of the screen.
///
/// It is as tall as its content, but no taller than the space below the status bar: longer content
/// scrolls. On a wide screen it is centred horizontally. Dragging it down, a tap outside, its close
/// button and Escape close it, unless ``mustBeAnswered`` is set: then only code closes it.
@MainActor
public final class Sheet {
  /// The title; without one there is no close button.
  public var title: String?
  /// Whether only code can close it.
  public var mustBeAnswered: Bool
  /// Called whenever the sheet is closed, for whatever reason.
  public var onClose: (() -> Void)?

  let content: () -> [any Element]
  let scroll = ScrollState()
  let position = SheetPosition()
  private(set) lazy var closeControl = Control { [weak self] in self?.closeSelf() }
  private(set) lazy var backdrop = Backdrop { [weak self] in self?.goBack() }
  private(set) lazy var background = CardBackground { [weak self] in
    self.map { SheetDrag($0).responder }
  }
  weak var overlays: Overlays?
  let location: ElementSource

  /// Creates a sheet.
  ///
  /// - Parameters:
  ///   - title: The title; without one there is no close button.
  ///   - mustBeAnswered: Whether only code can close it.
  ///   - fileID: The file of the call.
  ///   - line: The line of the call.
  ///   - content: Makes the current elements of the sheet, which are stacked vertically; must not
  ///     strongly capture an object that keeps the sheet alive.
  public init(
    _ title: String? = nil, mustBeAnswered: Bool = false,
    fileID: StaticString = #fileID, line: UInt = #line,
    @ElementBuilder content: @escaping () -> [any Element]
  ) {
    location = ElementSource(fileID: fileID, line: line)
    self.title = title
    self.mustBeAnswered = mustBeAnswered
    self.content = content
  }

  /// Closes the sheet if it is open.
  public func close() { closeSelf() }
}

extension Sheet: Overlay {
  var isGone: Bool { position.isGone }

  var node: AccessibilityNode { AccessibilityNode(.dialog, name: title ?? "") }

  func appear(_ timing: OverlayTiming?) {
    if isGone { scroll.jump(to: 0) }
    position.appear(timing)
  }

  func disappear(_ timing: OverlayTiming?) { position.disappear(timing) }

  func goBack() {
    if !mustBeAnswered { closeSelf() }
  }
}
