/// The phase of a flow's pages at an instant.
public enum FlowPhase: String, Hashable, Sendable, CaseIterable {
  /// Nothing moves.
  case idle
  /// A transition runs from its start to its end.
  case animating
  /// A gesture or a driver drives a transition.
  case dragging
  /// A transition runs by itself from where a drag was released or a request reversed it.
  case settling
  /// A transition is frozen.
  case frozen
}

extension NavigationController {
  /// The phase of the flow's own pages; presented flows have their own.
  public var phase: FlowPhase {
    switch machine.phase {
    case .idle: .idle
    case .animating: .animating
    case .dragging: .dragging
    case .settling: .settling
    case .frozen: .frozen
    }
  }

  /// Whether a gesture or a driver drives a page.
  package var isDragging: Bool { if case .dragging = machine.phase { true } else { false } }

  /// Whether the running transition of this flow, or of its stack of presentations, is frozen.
  package var isFrozen: Bool {
    if case .frozen = machine.phase { return true }
    return isHostFrozen
  }

  var isHostFrozen: Bool {
    guard let host = existingHost, case .frozen = host.machine.phase else { return false }
    return host.shows(self)
  }

  /// The progress of the running transition, 0…1; `nil` when idle.
  public var fraction: Double? {
    machine.transition.map { _ in machine.fraction(at: context.clock.now) }
  }

  package func cancelDrag() { driverSlot.driver?.cancel() }

  var draggedFraction: Double? {
    machine.isInteractive ? machine.fraction(at: context.clock.now) : nil
  }
}
