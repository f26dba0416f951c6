public import FlowCore
internal import FlowUI
internal import Library

/// A list of books and a page for each, which the benchmarks draw with several UI toolkits.
public final class LibraryFlowController: FlowController {
  public let navigationController: NavigationController

  /// Creates the flow, which shows the list.
  public init(context: FlowContext, isVisible: Bool = true) {
    let library = LibraryPage()
    navigationController = NavigationController(
      root: library, context: context, isVisible: isVisible)
    NavigationBars(around: navigationController)
    library.onChoice = { [weak self] in self?.open($0) }
  }

  /// Pushes the page of the book at an index; traps if the index is out of range.
  public func open(_ index: Int) {
    navigationController.attempt { try $0.push(BookPage(index), .custom(MeasuredSlide())) }
  }
}

/// The flow's places are `list` and the books by number from 1, such as `book=3`.
extension LibraryFlowController: PlacedFlow {
  public var places: [FlowPlace] {
    ["list"] + (1...LibraryPage.count).map { FlowPlace(name: "book", value: "\($0)") }
  }

  public func place(of screen: any Screen) -> FlowPlace? {
    (screen as? BookPage).map { FlowPlace(name: "book", value: "\($0.index + 1)") } ?? "list"
  }

  public func screens(at place: FlowPlace) -> [any Screen]? {
    guard let index = places.firstIndex(of: place) else { return nil }
    let root = navigationController.stack[0]
    return index == 0 ? [root] : [root, BookPage(index - 1)]
  }
}

/// The transition that the benchmarks run with each toolkit: a slide of 0.35 s with a cubic
/// ease-out.
private struct MeasuredSlide: TransitionStyle {
  private let slide = SlideTransitionStyle()

  let name = "measured"
  let timing = TransitionTiming.linear(.milliseconds(350))

  func upperPose(presence: Double) -> PagePose { slide.upperPose(presence: eased(presence)) }

  func lowerPose(presence: Double) -> PagePose { slide.lowerPose(presence: eased(presence)) }

  private func eased(_ presence: Double) -> Double {
    let rest = 1 - presence
    return 1 - rest * rest * rest
  }
}
