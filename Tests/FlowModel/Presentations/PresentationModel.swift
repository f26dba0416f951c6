import FlowCore

/// The stack of flows is modelled like another controller, whose screens are whole flows.
struct PresentationModel {
  var host = ReferenceModel()
  var flows = [0: ReferenceModel()]

  var top: Int { flows[host.top]?.top ?? -1 }

  mutating func make(_ flow: Int) {
    flows[flow] = ReferenceModel(root: flow * 10)
    flows[flow]?.now = host.now
  }

  mutating func forget(except living: Set<Int>) {
    flows = flows.filter { living.contains($0.key) }
  }

  var isSettled: Bool { host.transition == nil && flows.values.allSatisfy { $0.transition == nil } }

  mutating func perform(_ line: Presentation) -> Answer {
    host.begin()
    switch line {
    case .present(let flow, let other, let mode): return present(flow, on: other, mode)
    case .dismiss(let flow, let mode): return dismiss(flow, mode)
    case .request(let flow, let verb, let mode):
      // A flow is frozen along with the stack of flows that contains it.
      if host.isFrozen, host.stack.contains(flow) || host.isVisible(flow) {
        return .refused(.frozen)
      }
      return flows[flow]?.perform(.request(verb, mode)) ?? .taken([])
    case .stack(let operation): return host.perform(operation)
    case .callbackOperation: return .taken([])
    case .advance(let passing):
      pass(passing)
      return .taken([])
    }
  }

  private mutating func present(_ flow: Int, on other: Int, _ mode: ModelMode) -> Answer {
    guard let level = host.stack.firstIndex(of: other) else { return .taken([]) }
    if host.stack.contains(flow) { return .refused(.alreadyInStack) }
    if level + 1 < host.stack.count { return .refused(.alreadyPresenting) }
    return host.perform(.request(.push(flow), mode))
  }

  private mutating func dismiss(_ flow: Int, _ mode: ModelMode) -> Answer {
    guard let level = host.stack.firstIndex(of: flow) else { return .refused(.notPresented) }
    let remaining = level + 1 < host.stack.count ? level : level - 1
    guard remaining >= 0 else { return .refused(.notPresented) }
    let answer = host.perform(.request(.popTo(host.stack[remaining]), mode))
    if case .taken = answer { return .taken([]) }
    return answer
  }

  private mutating func pass(_ passing: Passing) {
    let deadlines = (flows.values.map(\.deadline) + [host.deadline]).compactMap(\.self)
    guard let instant = passing.instant(now: host.now, deadline: deadlines.min()) else { return }
    let passing = Passing.nanoseconds(instant.nanoseconds - host.now.nanoseconds)
    _ = host.perform(.advance(passing))
    for flow in flows.keys { _ = flows[flow]?.perform(.advance(passing)) }
  }
}
