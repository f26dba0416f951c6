internal import FlowCatalogue
internal import FlowCore
internal import FoundationEssentials
internal import Glibc
internal import SluiceCommandLine

/// A command that opens a line of a file in a text editor.
///
/// In its words, `{file}` stands for the path of the file and `{line}` for the line; if it contains
/// neither, `FILE:LINE` is added as the last word.
package struct EditorCommand: Hashable, Sendable {
  package let text: String
  private let words: [String]

  /// Spaces separate the words; quotes and backslashes keep spaces, as in a shell.
  package init(
    _ text: String, path: String? = ProcessInfo.processInfo.environment["PATH"]
  ) throws(Failure) {
    self.text = text
    words = try Self.words(of: text)
    guard let program = words.first, !program.isEmpty else {
      throw Failure("the command for the editor is empty: expected one such as 'code -g'")
    }
    guard SearchPath.has(program, in: path) else {
      throw Failure("there is no program '\(program)' for the editor")
    }
  }

  /// Returns the problem with a typed command, if any; an empty text stands for no editor.
  static func problem(with text: String) -> Phrase? {
    guard !text.isEmpty else { return nil }
    do {
      _ = try EditorCommand(text)
      return nil
    } catch {
      return .badEditor.with(error.message)
    }
  }

  /// Lines count from 1.
  package func arguments(file: String, line: Int) -> [String] {
    let isPlain = !words.contains { $0.contains("{file}") || $0.contains("{line}") }
    return words.map { word in
      // Replace `{line}` first: the path may contain that text, too.
      word.replacing("{line}", with: "\(line)").replacing("{file}", with: file)
    } + (isPlain ? ["\(file):\(line)"] : [])
  }

  /// Starts the editor without waiting for it.
  func open(file: String, line: Int) throws(Failure) {
    // The shell ends immediately, so that the editor is not a child of this program.
    let all = ["sh", "-c", "\"$@\" &", "sluice"] + arguments(file: file, line: line)
    var arguments = all.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (stream, mode) in [
      (STDIN_FILENO, O_RDONLY), (STDOUT_FILENO, O_WRONLY), (STDERR_FILENO, O_WRONLY),
    ] {
      posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", mode, 0)
    }
    var process: pid_t = 0
    guard posix_spawn(&process, "/bin/sh", &actions, nil, &arguments, environ) == 0 else {
      throw Failure("cannot start the editor")
    }
    while waitpid(process, nil, 0) < 0, errno == EINTR {}
  }

  private static func words(of text: String) throws(Failure) -> [String] {
    var (words, word, quote, isEscaped) = ([String](), String?.none, Character?.none, false)
    for character in text {
      switch (character, quote) {
      case _ where isEscaped:
        word = (word ?? "") + String(character)
        isEscaped = false
      case ("\\", let quote) where quote != "'": isEscaped = true
      case (let character, let open?) where character == open: quote = nil
      case (_, _?): word = (word ?? "") + String(character)
      case ("'", nil), ("\"", nil): (quote, word) = (character, word ?? "")
      case (let character, nil) where character.isWhitespace:
        if let done = word { words.append(done) }
        word = nil
      case (_, nil): word = (word ?? "") + String(character)
      }
    }
    guard !isEscaped else {
      throw Failure("the command for the editor ends with a backslash: \(text)")
    }
    guard quote == nil else {
      throw Failure("the command for the editor ends within a quote: \(text)")
    }
    return words + [word].compactMap(\.self)
  }
}
