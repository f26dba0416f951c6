internal import FlowCore

/// The limits of a script: far above what people and recordings need, and low enough that every
/// script can be read in seconds with less than a gigabyte.
///
/// The limits hold for scripts from all sources: files, links, recordings and journals.
package enum ScriptLimits {
  /// In bytes: several hours of continuous dragging.
  package static let bytes = 32 << 20
  package static let steps = 200_000
  /// With the moves of drags: more than two hours of continuous dragging.
  package static let inputs = 500_000
  /// Moves generated from the durations of drags: half an hour of continuous dragging.
  ///
  /// They have a limit of their own, because a few characters of a script can request many.
  package static let generatedMoves = 108_000
  /// Requested pictures: more than one per frame for a minute.
  package static let shots = 4_000
  /// Points between the ends of a drag.
  package static let viaPoints = 1_000
  /// In bytes, of a typed or composed text, or of a call's name or result.
  package static let text = 1 << 20
  /// In bytes, of an element's name.
  static let name = 1_000
  /// In virtual time.
  static let duration = Duration.week

  /// The rule for the size, for error messages; likewise the rules that follow.
  package static let bytesRule = "expected a script of at most \(bytes >> 20) MiB"
  static let stepsRule = "expected at most \(steps) steps; put the rest into another script"
  static let inputsRule =
    "expected at most \(inputs) input events up to here, with the moves of drags; put the rest into "
    + "another script"
  static let generatedMovesRule =
    "expected at most \(generatedMoves) moves of drags up to here, which is half an hour of dragging; "
    + "put the rest into another script"
  static let shotsRule = "expected at most \(shots) pictures; put the rest into another script"
  static let viaRule = "expected at most \(viaPoints) points; put the rest into another drag"
  static let textRule = "expected a text of at most \(text >> 20) MiB"
  static let nameRule = "expected a name of at most \(name) bytes"
  static let durationRule = "expected a step that ends within a week after the script's start"
}
