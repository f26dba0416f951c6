internal import Glibc

enum DesktopProgram {
  /// Runs a program found in `PATH`, discarding its output; returns whether it succeeded.
  static func run(_ arguments: [String], input: [UInt8] = []) -> Bool {
    guard let file = tmpfile() else { return false }
    defer { fclose(file) }
    guard fwrite(input, 1, input.count, file) == input.count, fflush(file) == 0 else {
      return false
    }
    rewind(file)
    var list = arguments.map { strdup($0) } + [nil]
    defer { for argument in list { free(argument) } }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, fileno(file), STDIN_FILENO)
    for number in [STDOUT_FILENO, STDERR_FILENO] {
      posix_spawn_file_actions_addopen(&actions, number, "/dev/null", O_WRONLY, 0)
    }
    var (id, status) = (pid_t(0), Int32(0))
    guard posix_spawnp(&id, arguments[0], &actions, nil, &list, environ) == 0 else { return false }
    while waitpid(id, &status, 0) < 0 {
      // Where SIGCHLD is ignored, the status is lost.
      guard errno == EINTR else { return false }
    }
    return status == 0
  }
}

/// The clipboard of a Wayland compositor, written with `wl-copy` of wl-clipboard.
public enum WaylandClipboard {
  /// Copies a PNG picture to the clipboard; returns false if there is no compositor, or `wl-copy`
  /// is missing or fails.
  public static func copyPicture(_ png: [UInt8]) -> Bool {
    getenv("WAYLAND_DISPLAY") != nil
      && DesktopProgram.run(["wl-copy", "--type", "image/png"], input: png)
  }
}
