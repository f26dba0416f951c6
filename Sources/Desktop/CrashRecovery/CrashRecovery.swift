internal import CCrashRestart
internal import FoundationEssentials
internal import Glibc

/// Restarts the program after a crash.
///
/// When a precondition fails or memory is accessed illegally, the system ends the process with all
/// its windows. With recovery prepared, the process instead executes the program again with other
/// arguments, so that it can show a crash report.
public enum CrashRecovery {
  /// Prepares recovery: from now on, a crash restarts the program with `arguments`, followed by the
  /// signal's number.
  ///
  /// A restarted program that crashes within two seconds, or before it has shown a frame, is not
  /// restarted again. The restarted program gets the environment as it is at this call. Call this
  /// once, on the main thread; if the system refuses, crashes end the program as usual.
  ///
  /// - Parameters:
  ///   - arguments: The arguments after the program's name.
  ///   - mark: The text before the signal's number in the line that is written to the journal if a
  ///     crash is not followed by a restart.
  ///   - journal: The session journal, which must stay open; `nil` for none.
  public static func prepare(
    arguments: [String], mark: String = "", in journal: SessionJournal? = nil
  ) {
    let environment = ProcessInfo.processInfo.environment.map { "\($0.key)=\($0.value)" }
    withPointers(to: [CommandLine.arguments.first ?? "sluice"] + arguments) { arguments in
      withPointers(to: environment) {
        _ = sluice_crash_restart_install(arguments, $0, mark, journal?.descriptor ?? -1)
      }
    }
  }

  /// Reports that the program has shown a frame; a restarted program that never does so is not
  /// restarted again.
  public static func noteFrame() { sluice_crash_restart_works() }

  /// The name of a signal, by the number passed to a restarted program: `illegal instruction`.
  public static func name(ofSignal number: Int32) -> String {
    strsignal(number).map { String(cString: $0).lowercased() } ?? "signal \(number)"
  }

  private static func withPointers(
    to arguments: [String], _ use: (UnsafePointer<UnsafePointer<CChar>?>) -> Void
  ) {
    let copies = arguments.map { strdup($0) }
    defer { for copy in copies { free(copy) } }
    let pointers = copies.map { UnsafePointer($0) } + [nil]
    pointers.withUnsafeBufferPointer { pointers in
      if let first = pointers.baseAddress { use(first) }
    }
  }
}
