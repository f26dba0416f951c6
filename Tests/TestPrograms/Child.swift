package import Foundation
internal import Synchronization

/// A program that a test starts, and that ends with the test.
///
/// Every wait has a time limit. Of the test's pipes, the program inherits only its own three
/// streams. No signal is blocked or ignored in it.
package final class Child {
  package let output: LineReader
  package let errors: LineReader
  package let identifier: pid_t
  /// The test's end of the program's standard input; `nil` once it is closed.
  private var input: CInt?
  private var ending: Ending?
  private let arguments: [String]

  /// How a program ended: with an exit status, or by a signal, whose number is then the status.
  package struct Ending: Hashable, Sendable {
    package let status: Int32
    package let isSignal: Bool

    package init(status: Int32, isSignal: Bool) {
      (self.status, self.isSignal) = (status, isSignal)
    }
  }

  /// Starts a program with a minimal environment.
  ///
  /// - Parameter program: A path, or a name to look up in the search path.
  package init(
    _ program: String, _ arguments: [String], environment: [String: String] = [:]
  ) throws {
    self.arguments = [program] + arguments
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    let variables = ["PATH": path].merging(environment) { $1 }.map { "\($0)=\($1)" }
    // Another program that is started before the pipes are marked as not inherited would keep them
    // open.
    let (identifier, input, out, errorStream) = try Self.starting.withLock { _ in
      try Self.start([program] + arguments, variables)
    }
    self.identifier = identifier
    self.input = input
    _ = fcntl(input, F_SETFL, O_NONBLOCK)
    output = LineReader(out)
    errors = LineReader(errorStream)
  }

  private static let starting = Mutex(())

  /// Starts the program, and returns the test's ends of its three streams.
  private static func start(
    _ arguments: [String], _ variables: [String]
  ) throws -> (identifier: pid_t, input: CInt, output: CInt, errors: CInt) {
    var pipes: [StreamPair] = []
    do {
      for _ in 0..<3 { pipes.append(try StreamPair()) }
      // The program reads from the first pipe, and writes to the others.
      let streams = [pipes[0].reading, pipes[1].writing, pipes[2].writing]
      let identifier = try spawn(arguments, variables, streams)
      for end in streams { close(end) }
      return (identifier, pipes[0].writing, pipes[1].reading, pipes[2].reading)
    } catch {
      for pipe in pipes { pipe.close() }
      throw error
    }
  }

  deinit {
    kill()
    closeInput()
  }

  private static func spawn(
    _ arguments: [String], _ variables: [String], _ streams: [CInt]
  ) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    for (number, stream) in streams.enumerated() {
      posix_spawn_file_actions_adddup2(&actions, stream, CInt(number))
    }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGMASK) | Int16(POSIX_SPAWN_SETSIGDEF))
    let (pointers, environment) = (arguments.map { strdup($0) }, variables.map { strdup($0) })
    defer { for pointer in pointers + environment { free(pointer) } }
    var identifier: pid_t = 0
    let error = posix_spawnp(
      &identifier, arguments[0], &actions, &attributes, pointers + [nil], environment + [nil])
    guard error == 0 else { throw POSIXError(POSIXErrorCode(rawValue: error) ?? .EIO) }
    return identifier
  }

  // MARK: Input

  /// Writes to the program's input until the deadline.
  ///
  /// Does nothing if the input is closed or the program has ended. Meanwhile, reads the program's
  /// output, because a program whose output pipe is full cannot go on reading.
  package func write(
    _ text: String, until deadline: ContinuousClock.Instant = .now + .seconds(30)
  ) {
    guard let input else { return }
    let bytes = Array(text.utf8)
    var start = 0
    while start < bytes.count, .now < deadline {
      let count = bytes[start...].withUnsafeBytes {
        send($0.baseAddress, to: input, $0.count)
      }
      if count > 0 {
        start += count
      } else if [EAGAIN, EINTR].map({ -Int($0) }).contains(count) {
        for reader in [output, errors] { reader.takeAvailable() }
        var space = pollfd(fd: input, events: Int16(POLLOUT), revents: 0)
        poll(&space, 1, 3)
      } else {
        return
      }
    }
  }

  /// Writes bytes, and suppresses the signal that a closed pipe would send to the whole test run.
  ///
  /// - Returns: The number of bytes written, or the negated error number.
  private func send(_ bytes: UnsafeRawPointer?, to stream: CInt, _ count: Int) -> Int {
    var (pipeSignal, before) = (sigset_t(), sigset_t())
    sigemptyset(&pipeSignal)
    sigaddset(&pipeSignal, SIGPIPE)
    pthread_sigmask(SIG_BLOCK, &pipeSignal, &before)
    let written = Foundation.write(stream, bytes, count)
    let problem = written < 0 ? errno : 0
    if problem == EPIPE {
      var none = timespec()
      sigtimedwait(&pipeSignal, nil, &none)
    }
    pthread_sigmask(SIG_SETMASK, &before, nil)
    return problem == 0 ? written : -Int(problem)
  }

  package func closeInput() {
    if let input { close(input) }
    input = nil
  }

  // MARK: Ending

  /// Waits for the program to end; after the limit, kills the program and throws `WaitTimeout`.
  package func end(within limit: Duration = .seconds(30)) throws -> Ending {
    if hasEnded(within: limit), let ending { return ending }
    kill()
    throw WaitTimeout(
      for: "the end of \(arguments.joined(separator: " "))", limit,
      seen: output.rest() + errors.rest())
  }

  package func hasEnded(within limit: Duration) -> Bool {
    let deadline = ContinuousClock.now + limit
    while ending == nil {
      var status: CInt = 0
      if waitpid(identifier, &status, WNOHANG) == identifier {
        let signal = status & 0x7F
        ending = Ending(
          status: signal == 0 ? status >> 8 & 0xFF : signal, isSignal: signal != 0)
      } else if .now < deadline {
        poll(nil, 0, 3)
      } else {
        return false
      }
    }
    return true
  }

  /// Stops the program, as if it hung.
  package func hang() { _ = Foundation.kill(identifier, SIGSTOP) }

  /// Kills the program, and waits until it has ended.
  package func kill() {
    guard ending == nil else { return }
    _ = Foundation.kill(identifier, SIGKILL)
    _ = hasEnded(within: .seconds(10))
  }
}

/// A pipe that child processes do not inherit.
private struct StreamPair {
  let reading: CInt
  let writing: CInt

  init() throws {
    var ends: [CInt] = [0, 0]
    guard pipe(&ends) == 0 else { throw POSIXError(.EMFILE) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    (reading, writing) = (ends[0], ends[1])
  }

  func close() {
    for end in [reading, writing] { Foundation.close(end) }
  }
}

package struct WaitTimeout: Error, CustomStringConvertible {
  package let description: String

  /// Creates the error of a wait for `what`, in which only the lines `seen` were read.
  package init(for what: String, _ limit: Duration, seen: [String]) {
    let lines = seen.isEmpty ? " nothing" : seen.suffix(40).map { "\n  \($0)" }.joined()
    description = "waited \(limit) for \(what), and saw\(lines)"
  }
}
