internal import CRevival
internal import FoundationEssentials
internal import Glibc

/// Lets the program come back after it has trapped.
///
/// When a precondition fails, or code touches what it must not, the system ends a process at once,
/// windows and all. Prepared before, it starts anew in its own place, with other arguments, so that
/// it can say what has happened.
public enum CrashRecovery {
  /// Prepares it: from now on a trap starts the program with these arguments, and the signal's
  /// number behind them.
  ///
  /// A revived program that traps again within two seconds, or before it has shown a frame, ends.
  /// The environment is the present one. To be called once, on the main thread; where the system
  /// refuses, a trap ends the program as ever.
  ///
  /// - Parameters:
  ///   - arguments: Those behind the program's name.
  ///   - mark: How the line begins that a trap leaves in the journal from which the program does
  ///     not come back; behind it stands the signal's number.
  ///   - journal: The journal; it has to stay open. `nil` for none.
  public static func prepare(
    arguments: [String], mark: String = "", in journal: SessionJournal? = nil
  ) {
    let environment = ProcessInfo.processInfo.environment.map { "\($0.key)=\($0.value)" }
    withPointers(to: [CommandLine.arguments.first ?? "sluice"] + arguments) { arguments in
      withPointers(to: environment) {
        _ = sluice_revival_install(arguments, $0, mark, journal?.descriptor ?? -1)
      }
    }
  }

  /// Says that the program works, once it has shown a frame.
  public static func noteFrame() { sluice_revival_works() }

  /// What people call a signal, by the number that a revived program is told: `illegal
  /// instruction`.
  public static func name(ofSignal number: Int32) -> String {
    strsignal(number).map { String(cString: $0).lowercased() } ?? "signal \(number)"
  }

  private static func withPointers(
    to words: [String], _ use: (UnsafePointer<UnsafePointer<CChar>?>) -> Void
  ) {
    let copies = words.map { strdup($0) }
    defer { for copy in copies { free(copy) } }
    let pointers = copies.map { UnsafePointer($0) } + [nil]
    pointers.withUnsafeBufferPointer { pointers in
      if let first = pointers.baseAddress { use(first) }
    }
  }
}
