package import FlowCore

extension Phrase {
  package static let flowsTiming = Phrase("flows-timing", english: "Flow's", german: "Ablauf")
  package static let springTiming = Phrase("spring-timing", english: "Spring", german: "Feder")
  package static let linearTiming = Phrase("linear-timing", english: "Linear", german: "Linear")
  package static let timing = Phrase(
    "timing", english: "Timing of transitions", german: "Zeitverlauf der Übergänge")
  package static let timingHelp = Phrase(
    "timing-help",
    english: "Each transition has its own timing. Another one applies from the last transition on.",
    german: "Jeder Übergang hat seinen Verlauf. Ein anderer gilt ab dem letzten Übergang.")
  package static let springFrequency = Phrase(
    "spring-frequency", english: "Frequency", german: "Frequenz")
  package static let duration = Phrase("duration", english: "Duration", german: "Dauer")
  package static let controlPoints = Phrase(
    "control-points", english: "Control points", german: "Kontrollpunkte")
  package static let badCurve = Phrase(
    "bad-curve", english: "Four numbers from 0 to 1, as 0.25, 0.1, 0.25, 1",
    german: "Vier Zahlen von 0 bis 1, wie 0.25, 0.1, 0.25, 1")
  package static let curveGraph = Phrase(
    "curve-graph", english: "Fraction over time", german: "Anteil über der Zeit")
  package static let noCurve = Phrase(
    "no-curve", english: "The last transition's curve is drawn here",
    german: "Hier wird die Kurve des letzten Übergangs gezeichnet")
  package static let peakVelocity = Phrase(
    "peak-velocity", english: "Velocity, peak {1} %/s", german: "Tempo, höchstens {1} %/s")
  package static let firstControlPoint = Phrase(
    "first-control-point", english: "First control point", german: "Erster Kontrollpunkt")
  package static let secondControlPoint = Phrase(
    "second-control-point", english: "Second control point", german: "Zweiter Kontrollpunkt")
  package static let copyAsSwift = Phrase(
    "copy-as-swift", english: "Copy the timing as Swift", german: "Zeitverlauf als Swift kopieren")
  package static let copiedAsSwift = Phrase(
    "copied-as-swift", english: "Copied: {1}", german: "Kopiert: {1}")
  package static let showEmpty = Phrase(
    "show-empty", english: "Show all of {1}", german: "Alles von {1} zeigen")
  package static let hideEmpty = Phrase(
    "hide-empty", english: "Show only what {1} has", german: "Nur zeigen, was {1} hat")
}
