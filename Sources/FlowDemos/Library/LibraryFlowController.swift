public import FlowCore
internal import FlowUI
internal import Library

/// A list and what its rows lead to, as in the pictures that toolkits are measured by.
public final class LibraryFlowController: FlowController {
  public let navigationController: NavigationController

  /// Shows the list.
  public init(context: FlowContext, isOnStage: Bool = true) {
    let library = LibraryPage()
    navigationController = NavigationController(
      root: library, context: context, isOnStage: isOnStage)
    NavigationBars(around: navigationController)
    library.onChoice = { [weak self] in self?.open($0) }
  }

  /// Shows the book of a place.
  public func open(_ place: Int) {
    navigationController.attempt { try $0.push(BookPage(place), .custom(MeasuredSlide())) }
  }
}

/// The motion that toolkits are measured by: a slide of 0.35 s, fast at first.
private struct MeasuredSlide: TransitionAnimator {
  private let slide = SlideAnimator()

  let name = "measured"
  let timing = TransitionTiming.linear(.milliseconds(350))

  func upperPose(presence: Double) -> PagePose { slide.upperPose(presence: eased(presence)) }

  func lowerPose(presence: Double) -> PagePose { slide.lowerPose(presence: eased(presence)) }

  private func eased(_ presence: Double) -> Double {
    let rest = 1 - presence
    return 1 - rest * rest * rest
  }
}
