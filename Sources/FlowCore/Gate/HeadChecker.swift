/// Asks a controller's head policy which screens are gate heads, and dismisses the flows presented
/// on the controller's flow when a gate head has closed off the screens below them.
@MainActor
final class HeadChecker {
  /// Whether the policy is being asked; meanwhile, the controller refuses all requests.
  private(set) var isAsking = false
  private var dueDismissal: TransitionMode?

  func answers(to change: StackChange, in controller: NavigationController) -> HeadAnswers {
    guard !change.isNone else { return [:] }
    isAsking = true
    defer { isAsking = false }
    let asked = change.added.isEmpty ? [controller.machine.stack[change.kept - 1]] : change.added
    return HeadAnswers(
      uniqueKeysWithValues: asked.map { ($0, controller.headPolicy(controller.directory[$0])) })
  }

  func scheduleDismissal(_ mode: TransitionMode = .standard, in controller: NavigationController) {
    if controller.presented != nil { dueDismissal = mode }
  }

  /// Carries out the due dismissal, if any, unless the flow presents nothing any more.
  ///
  /// Call this when the controller delivers nothing: otherwise, what the dismissal's callbacks
  /// request would wait until the clock advances.
  func dismissIfDue(in controller: NavigationController) {
    guard let mode = dueDismissal, !controller.isHostFrozen else { return }
    dueDismissal = nil
    // On a flow that presents nothing, `dismiss` would dismiss that flow itself.
    if controller.presented != nil { controller.attempt { try $0.dismiss(mode) } }
  }
}
