internal import FlowCatalogue
internal import Glibc

/// Plays each script in its own process, several at the same time.
struct TestProcesses {
  let jobs: Int
  let failures: FailureFolder?

  /// Reports the results in the order of the scripts.
  func run(_ paths: [String], _ report: (TestResult) -> Void) throws(Failure) {
    var waiting = paths[...]
    var running: [pid_t: TestProcess] = [:]
    var done: [String: TestResult] = [:]
    var reported = paths[...]
    let work = LongWork()
    defer { for id in running.keys { kill(id, SIGTERM) } }
    while !waiting.isEmpty || !running.isEmpty {
      while running.count < jobs, let path = waiting.popFirst() {
        let process = try TestProcess(path, failures: failures?.folder(for: path))
        running[process.id] = process
      }
      let (id, status) = try Self.next()
      guard let process = running.removeValue(forKey: id) else { continue }
      done[process.path] = process.result(status)
      while let path = reported.first, let result = done.removeValue(forKey: path) {
        report(result)
        reported = reported.dropFirst()
      }
      let count = "\(paths.count - reported.count) of \(paths.count) scripts"
      try work.step("test: \(count)", done: count)
    }
  }

  private static func next() throws(Failure) -> (pid_t, status: Int32) {
    var status: Int32 = 0
    while true {
      let id = waitpid(-1, &status, 0)
      if id > 0 { return (id, status) }
      guard errno == EINTR else { throw Failure("cannot wait for the processes of the tests") }
    }
  }
}

final class TestProcess {
  let path: String
  private(set) var id: pid_t = 0
  private let output: UnsafeMutablePointer<FILE>
  private let errors: UnsafeMutablePointer<FILE>

  private static let noFile = "cannot make a temporary file for a test"

  init(_ path: String, failures: String?) throws(Failure) {
    guard let output = tmpfile() else { throw Failure(TestProcess.noFile) }
    guard let errors = tmpfile() else {
      fclose(output)
      throw Failure(TestProcess.noFile)
    }
    (self.path, self.output, self.errors) = (path, output, errors)
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    // This process observes these signals, but a test must end at once.
    var (attributes, signals) = (posix_spawnattr_t(), sigset_t())
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    sigemptyset(&signals)
    for signal in [SIGINT, SIGTERM] { sigaddset(&signals, signal) }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, fileno(output), STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, fileno(errors), STDERR_FILENO)
    let arguments =
      [ProgramName.current, Test.configurationName, "--alone=\(path)"]
      + (failures.map { ["--failures=\($0)"] } ?? [])
    var list = arguments.map { strdup($0) } + [nil]
    defer { for argument in list { free(argument) } }
    guard posix_spawn(&id, "/proc/self/exe", &actions, &attributes, &list, environ) == 0 else {
      throw Failure("cannot start a process for \(path)")
    }
  }

  deinit {
    fclose(output)
    fclose(errors)
  }

  /// `status` is from `waitpid`.
  func result(_ status: Int32) -> TestResult {
    let signal = status & 0x7f
    let lines = FlowTest.report(in: Self.text(of: output))
    let said = Self.text(of: errors).split(separator: "\n").last.map(String.init) ?? ""
    let code = (status >> 8) & 0xff
    // A test prints its time or, if it fails, why; otherwise the flow ended the program itself.
    let isSilent = code == 0 ? lines.isEmpty : said.isEmpty
    let ending: String? = signal != 0 ? "signal \(signal)" : isSilent ? "status \(code)" : nil
    let problem =
      ending.map { "the flow has ended the program with \($0)" } ?? said.withoutProgramName
    return TestResult(
      path: path, status: ending == nil ? code : Failure.unexpectedResult,
      message: problem.hasPrefix(path) ? problem : "\(path): \(problem)",
      milliseconds: lines.first.flatMap(Double.init), link: lines.dropFirst().first)
  }

  private static func text(of file: UnsafeMutablePointer<FILE>) -> String {
    rewind(file)
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = fread(&buffer, 1, buffer.count, file)
      guard count > 0 else { return String(decoding: bytes, as: UTF8.self) }
      bytes += buffer.prefix(count)
    }
  }
}

extension String {
  /// The line without the program's name, with which each line on standard error begins.
  fileprivate var withoutProgramName: String {
    let name = "\(ProgramName.current): "
    return hasPrefix(name) ? String(dropFirst(name.count)) : self
  }
}
