import FlowCore
import Testing

@Suite struct TraceObservationTests {
  @Test("Every observation of a trace gets each line until it ends, with or without a sink")
  func several() {
    let context = FlowContext()
    var (sink, first, second): ([String], [String], [String]) = ([], [], [])
    context.trace.send { sink.append($0.verb) }
    let observation = context.trace.observe { first.append($0.verb) }
    context.trace.observe { second.append($0.verb) }

    context.trace.record("one", "x")
    observation.end()
    context.trace.send(to: nil)
    context.trace.record("two", "x")

    #expect(sink == ["one"])
    #expect(first == ["one"])
    #expect(second == ["one", "two"])
  }

  @Test("An observation that ends while it gets a line does not get the next one")
  func endsItself() {
    let context = FlowContext()
    var observation: TraceObservation?
    var lines: [String] = []
    observation = context.trace.observe { line in
      lines.append(line.verb)
      observation?.end()
    }

    context.trace.record("one", "x")
    context.trace.record("two", "x")

    #expect(lines == ["one"])
  }
}
