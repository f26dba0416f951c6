/// A card that comes up from the bottom of the stage and holds whatever elements there are.
///
/// It is as high as they are, but leaves the status bar free, and scrolls then; on a wide stage it
/// stands in the middle. It is dragged down to close it, or closed by a tap elsewhere, its close
/// button or Escape, unless it must be answered: then only code closes it.
public final class Sheet {
  /// What it is called; without a title there is no close button.
  public var title: String?
  /// Whether a person cannot just close it.
  public var mustBeAnswered: Bool
  /// Called when it has been closed, in whatever way.
  public var onClose: (() -> Void)?

  let content: () -> [any Element]
  let scroll = ScrollState()
  let position = SheetPosition()
  private(set) lazy var closeControl = Control { [weak self] in self?.closeSelf() }
  private(set) lazy var backdrop = Backdrop { [weak self] in self?.goBack() }
  private(set) lazy var ground = CardGround { [weak self] in self.map { SheetDrag($0).responder } }
  weak var overlays: Overlays?

  /// Creates a sheet.
  ///
  /// - Parameters:
  ///   - title: What it is called; without one there is no close button.
  ///   - mustBeAnswered: Whether a person cannot just close it.
  ///   - content: What it holds, as things stand, one below the other; it should hold nobody
  ///     strongly.
  public init(
    _ title: String? = nil, mustBeAnswered: Bool = false,
    @ElementBuilder content: @escaping () -> [any Element]
  ) {
    self.title = title
    self.mustBeAnswered = mustBeAnswered
    self.content = content
  }

  /// Closes it, where it is open.
  public func close() { closeSelf() }
}

extension Sheet: Overlay {
  var isGone: Bool { position.isGone }

  var node: AccessibilityNode { AccessibilityNode(.dialog, title ?? "") }

  func appear(_ pace: Pace?) { position.rise(pace) }

  func disappear(_ pace: Pace?) { position.sink(pace) }

  func goBack() {
    if !mustBeAnswered { closeSelf() }
  }
}
