/// Makes the calls of a session, each in a task of its own, and delivers their results.
///
/// If a replay starts a call again, that call has the same number; it is not made a second time
/// while its task is running.
@MainActor
package final class LiveCalls {
  private let deliver: @MainActor (LoadResult) -> Void
  private var tasks: [Int: Task<Void, Never>] = [:]

  package init(_ deliver: @escaping @MainActor (LoadResult) -> Void) {
    self.deliver = deliver
  }

  isolated deinit { for task in tasks.values { task.cancel() } }

  func begin(_ load: Load) {
    let (number, name) = (load.number, load.name)
    guard tasks[number] == nil, let call = load.call else { return }
    tasks[number] = Task { [weak self] in
      let outcome = await call()
      guard !Task.isCancelled, let self else { return }
      tasks[number] = nil
      deliver(LoadResult(call: number, name: name, outcome: outcome))
    }
  }

  func cancel(_ number: Int) { tasks.removeValue(forKey: number)?.cancel() }

  package func cancelAll(except numbers: [Int]) {
    for number in tasks.keys where !numbers.contains(number) { cancel(number) }
  }
}
