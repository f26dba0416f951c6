internal import FlowCore

/// The limits of a script: far above what people and recordings need, and low enough that every
/// script can be read in seconds with less than a gigabyte.
///
/// The limits hold for scripts from all sources: files, links, recordings and journals.
package enum ScriptLimits {
  /// The largest size of a script, in bytes: several hours of continuous dragging.
  package static let bytes = 32 << 20
  /// The largest number of steps.
  package static let steps = 200_000
  /// The largest number of input events, with the moves of drags: almost five hours of continuous
  /// dragging.
  package static let inputs = 1_000_000
  /// The largest number of pictures that a script requests: more than one per frame for a minute.
  package static let shots = 4_000
  /// The largest number of points between the ends of a drag.
  package static let viaPoints = 1_000
  /// The largest size of a typed or composed text, or of a call's result, in bytes.
  package static let text = 1 << 20
  /// The longest name of an element, in bytes.
  static let name = 1_000
  /// The longest script, in virtual time.
  static let duration = Duration.day

  /// The rule for sizes, for error messages.
  package static let bytesRule = "expected a script of at most \(bytes >> 20) MiB"
  /// The rule for the number of steps, for error messages.
  static let stepsRule = "expected at most \(steps) steps; put the rest into another script"
  /// The rule for the number of input events, for error messages.
  static let inputsRule =
    "expected at most \(inputs) input events up to here, with the moves of drags; put the rest into "
    + "another script"
  /// The rule for the number of pictures, for error messages.
  static let shotsRule = "expected at most \(shots) pictures; put the rest into another script"
  /// The rule for the points between the ends of a drag, for error messages.
  static let viaRule = "expected at most \(viaPoints) points; put the rest into another drag"
  /// The rule for texts, for error messages.
  static let textRule = "expected a text of at most \(text >> 20) MiB"
  /// The rule for the names of elements, for error messages.
  static let nameRule = "expected a name of at most \(name) bytes"
  /// The rule for the virtual time of a script, for error messages.
  static let durationRule = "expected a step that ends within a day after the script's start"
}
