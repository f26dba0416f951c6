internal import FlowCatalogue
internal import Glibc

/// A process of the user's own ffmpeg, which reads pictures from a pipe and writes to an unnamed
/// temporary file.
final class FFmpeg {
  /// The descriptor of the output file in ffmpeg's process.
  private static let fileNumber: Int32 = 3

  private var id: pid_t = 0
  /// The write end; -1 when it is closed.
  private var pipe: Int32 = -1
  /// Unnamed temporary files for the film and for ffmpeg's messages, which disappear however the
  /// program ends.
  private let file: UnsafeMutablePointer<FILE>
  private let errors: UnsafeMutablePointer<FILE>
  /// The previous handler of `SIGPIPE`, which is ignored while ffmpeg runs.
  ///
  /// While a window is open, the signal is ignored anyway.
  private let earlierHandler: sighandler_t?

  /// Starts the `ffmpeg` in the search path; `arguments` lack the name of the output file.
  ///
  /// - Throws: `Failure` if there is no ffmpeg, or it cannot be started.
  init(_ arguments: [String]) throws(Failure) {
    guard let file = tmpfile() else { throw Failure("cannot make a temporary file for ffmpeg") }
    guard let errors = tmpfile() else {
      fclose(file)
      throw Failure("cannot make a temporary file for ffmpeg")
    }
    (self.file, self.errors) = (file, errors)
    // If ffmpeg ends early, writing to it must fail instead of raising a signal.
    earlierHandler = signal(SIGPIPE, SIG_IGN)
    var ends: [Int32] = [-1, -1]
    guard Glibc.pipe(&ends) == 0 else { throw Failure("cannot open a pipe to ffmpeg") }
    // ffmpeg must not inherit the write end, or it would never reach the end of its input.
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    pipe = ends[1]
    defer { close(ends[0]) }
    try start(arguments, input: ends[0])
  }

  deinit {
    end()
    fclose(file)
    fclose(errors)
    signal(SIGPIPE, earlierHandler)
  }

  private func start(_ arguments: [String], input: Int32) throws(Failure) {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, fileno(errors), STDERR_FILENO)
    posix_spawn_file_actions_adddup2(&actions, fileno(file), Self.fileNumber)
    // ffmpeg seeks while it writes a movie, so the output cannot be a pipe.
    let arguments =
      ["ffmpeg", "-hide_banner", "-loglevel", "error", "-y"] + arguments
      + ["/proc/self/fd/\(Self.fileNumber)"]
    var list = arguments.map { strdup($0) } + [nil]
    defer { for argument in list { free(argument) } }
    // Ctrl+C in a terminal signals a whole process group. In a group of its own, ffmpeg is spared;
    // this program then ends it, rather than reporting that ffmpeg has failed.
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
    let code = posix_spawnp(&id, "ffmpeg", &actions, &attributes, &list, environ)
    guard code == 0 else {
      id = 0
      let reason =
        code == ENOENT
        ? "there is no ffmpeg in the search path"
        : "cannot start ffmpeg: \(String(cString: strerror(code)))"
      throw Failure("\(reason); .mp4 and .webm need it, .webp, .apng and .gif do not")
    }
  }

  /// Writes to ffmpeg's input; throws ffmpeg's message if ffmpeg has ended.
  func send(_ bytes: [UInt8]) throws(Failure) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(pipe, $0.baseAddress, $0.count) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        _ = try finish()
        throw Failure("ffmpeg has ended too early")
      }
    }
  }

  /// Waits until ffmpeg has written its file; throws ffmpeg's message if it has failed.
  func finish() throws(Failure) -> [UInt8] {
    close(pipe)
    pipe = -1
    var status: Int32 = 0
    while waitpid(id, &status, 0) < 0, errno == EINTR {}
    id = 0
    guard status == 0 else {
      let signal = status & 0x7f
      let reason = signal == 0 ? "status \(status >> 8 & 0xff)" : "signal \(signal)"
      throw Failure("ffmpeg has failed: \(message ?? reason)")
    }
    return Self.bytes(of: file)
  }

  private func end() {
    if pipe >= 0 { close(pipe) }
    guard id > 0 else { return }
    kill(id, SIGKILL)
    while waitpid(id, nil, 0) < 0, errno == EINTR {}
  }

  /// The first and most informative line of ffmpeg's messages.
  ///
  /// Its `[component @ address]` prefix is left out.
  private var message: String? {
    let lines = String(decoding: Self.bytes(of: errors), as: UTF8.self).split(separator: "\n")
    return lines.first.map { line in
      guard line.hasPrefix("["), let end = line.firstIndex(of: "]") else { return String(line) }
      return String(line[end...].dropFirst().drop { $0 == " " })
    }
  }

  private static func bytes(of file: UnsafeMutablePointer<FILE>) -> [UInt8] {
    rewind(file)
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = fread(&buffer, 1, buffer.count, file)
      guard count > 0 else { return bytes }
      bytes += buffer.prefix(count)
    }
  }
}
