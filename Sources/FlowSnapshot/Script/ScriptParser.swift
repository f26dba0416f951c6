public import FlowCore
internal import YAMLFiles

extension Script {
  /// Parses a script from YAML: a list of steps.
  ///
  /// - Parameters:
  ///   - yaml: The YAML text.
  ///   - file: The file name for error messages.
  ///   - preferences: The preferences at the session's start, to which `prefer` steps apply
  ///     changes.
  /// - Throws: `ScriptError` with the line and what was expected there.
  public init(
    yaml: String, file: String, preferences: Preferences = Preferences()
  ) throws(ScriptError) {
    var parser = ScriptParser(file: file, preferences: preferences)
    try parser.parse(yaml)
    self = parser.script
    if needsFlow { self.file = file }
  }
}

/// Converts the nodes of a YAML file to a script, step by step.
struct ScriptParser {
  /// How long a tap presses the mouse; by eye.
  static let tapTime = Duration.milliseconds(50)
  static let dragTime = Duration.milliseconds(250)
  private static let stepNames =
    "down, move, moves, up, cancel, touch, wheel, key, text, compose, resize, focus, prefer, scrub, "
    + "loaded, tap, drag, choose, type, scroll, press-and-hold, go-back, expect, wait or shot"
  private static let stepsWithoutValue: Set = ["up", "cancel", "go-back"]
  private static let flowName = "flow"
  private static let recordedName = "recorded"
  private static let headerNames = [FormatVersion.name, flowName, recordedName]
  private static let exactName = "exact"
  private static let phases: [String: PointerEvent.Phase] = [
    "down": .down, "move": .move, "up": .up, "cancel": .cancelled,
  ]

  let file: String
  var script = Script()
  private var now = Instant.zero
  private var isTimed = false
  private var pointer = Point.zero
  private var preferences: Preferences
  private var shotNames: Set<String> = []

  init(file: String, preferences: Preferences) {
    self.file = file
    self.preferences = preferences
  }

  mutating func parse(_ yaml: String) throws(ScriptError) {
    guard yaml.utf8.count <= ScriptLimits.bytes else {
      throw ScriptError(file: file, line: nil, ScriptLimits.bytesRule)
    }
    let steps = try withoutHeader(steps(yaml))
    for (index, step) in steps.enumerated() {
      guard index < ScriptLimits.steps else { throw error(step, ScriptLimits.stepsRule) }
      try parse(step)
      try check(after: step)
    }
    script.end = now
  }

  private func steps(_ yaml: String) throws(ScriptError) -> [YAMLNode] {
    let root: YAMLNode?
    do {
      root = try YAML.decode(yaml)
    } catch {
      throw failure(error)
    }
    guard let root else { return [] }
    guard let steps = root.sequence else {
      throw error(root, "expected a list of steps, each as '- tap: [195, 400]'")
    }
    return steps
  }

  /// The header consists of the first steps with the format version, the flow or the recorded
  /// stage.
  private mutating func withoutHeader(
    _ steps: [YAMLNode]
  ) throws(ScriptError) -> ArraySlice<YAMLNode> {
    var rest = steps[...]
    while let entry = rest.first?.mapping?.first, let name = entry.key.scalar?.text,
      Self.headerNames.contains(name)
    {
      let isAlone = rest.first?.mapping?.count == 1
      if name == Self.flowName {
        script.flow = try flow(entry.value, isAlone: isAlone)
        script.flowLine = entry.key.line
      } else if name == Self.recordedName {
        script.recordedStage = try recordedStage(entry.value, isAlone: isAlone)
      } else {
        try checkVersion(entry.value, isAlone: isAlone)
      }
      rest = rest.dropFirst()
    }
    return rest
  }

  /// Whether a line of a recording is a step of its header, which does not count as a step.
  static func isHeader(_ line: String) -> Bool {
    headerNames.contains { line.hasPrefix("- \($0):") }
  }

  private func flow(_ value: YAMLNode, isAlone: Bool) throws(ScriptError) -> String {
    let expected = "a demo, as 'flow: checkout/payment'"
    guard isAlone else { throw error(value, "expected \(expected)") }
    return try text(value, expected)
  }

  private func checkVersion(_ value: YAMLNode, isAlone: Bool) throws(ScriptError) {
    guard isAlone, let version = wholeNumber(value) else {
      throw error(value, "expected a version as 'version: \(FormatVersion.current)'")
    }
    if let problem = FormatVersion.problem(with: version) { throw error(value, problem) }
  }

  // MARK: Steps

  private mutating func parse(_ step: YAMLNode) throws(ScriptError) {
    isTimed = false
    var verbs: [(name: String, entry: YAMLEntry)] = []
    var exact: YAMLEntry?
    for entry in try entries(of: step) {
      let name = entry.key.scalar?.text ?? ""
      if name == "at" {
        try wait(until: entry.value)
      } else if name == Self.exactName {
        exact = entry
      } else {
        verbs.append((name, entry))
      }
    }
    guard let verb = verbs.first else { throw error(step, "expected a step: \(Self.stepNames)") }
    guard verbs.count == 1 else {
      throw error(
        verbs[1].entry.key, "expected one step here; put '\(verbs[1].name)' in a separate step")
    }
    try parse(verb.name, verb.entry, exact)
  }

  /// A step that needs no value may be a name alone.
  private func entries(of step: YAMLNode) throws(ScriptError) -> [YAMLEntry] {
    if let entries = step.mapping { return entries }
    guard let name = step.scalar?.text, Self.stepsWithoutValue.contains(name) else {
      throw error(step, "expected a step as 'tap: [195, 400]'")
    }
    return [YAMLEntry(keyAlone: step)]
  }

  private mutating func parse(
    _ verb: String, _ entry: YAMLEntry, _ exact: YAMLEntry?
  ) throws(ScriptError) {
    if let action = try action(verb, entry.value) {
      return try append(action, verb, entry, exact)
    }
    if let exact { throw error(exact.key, "expected 'exact' only beside a step by name") }
    try parsePoints(verb, entry)
  }

  private mutating func append(
    _ action: NamedStep.Action, _ verb: String, _ entry: YAMLEntry, _ exact: YAMLEntry?
  ) throws(ScriptError) {
    let start = now
    let isTimed = isTimed
    let inputs = try exact.map { (exact) throws(ScriptError) in try exactInput(exact.value) } ?? []
    script.append(
      .named(
        NamedStep(
          instant: start, end: now, isTimed: isTimed, line: entry.key.line, verb: verb,
          action: action, exact: inputs)))
  }

  /// Parses nested steps, and advances `now` to their end.
  mutating func played(_ steps: [YAMLNode]) throws(ScriptError) -> Script {
    var parser = self
    parser.script = Script()
    for step in steps {
      try parser.parse(step)
      // The caller creates all of the input at once, so the limits are checked before that.
      try parser.check(after: step)
    }
    (now, pointer, preferences) = (parser.now, parser.pointer, parser.preferences)
    return parser.script
  }

  private mutating func parsePoints(_ verb: String, _ entry: YAMLEntry) throws(ScriptError) {
    let value = entry.value
    switch verb {
    case "down": try press(value)
    case "move": addMouse(.move, at: try rawPoint(value))
    case "moves":
      let moves = try moves(value, after: now)
      if let first = moves.first { pin(first.instant, value) }
      for move in moves {
        now = move.instant
        addMouse(.move, at: move.location)
      }
    case "up": addMouse(.up, at: try end(value))
    case "cancel": addMouse(.cancelled, at: try end(value))
    case "wheel":
      let steps = try numbers(value, "[right, down] in wheel steps")
      add(.wheel(right: steps.0, down: steps.1))
    case "touch": try touch(value)
    case "key": add(.key(try self.key(value)))
    case "text": add(.text(try characters(value)))
    case "compose": add(.composition(try composition(value)))
    case "resize": add(.resize(try size(value)))
    case "focus": add(.focus(try flag(value)))
    case "prefer":
      preferences = try self.preferences(value, since: preferences)
      add(.prefer(preferences))
    case "scrub": add(try scrub(value))
    case "loaded": add(.loaded(try loadResult(value)))
    case "tap": tap(at: try tapPoint(value))
    case "drag": try drag(value)
    case "wait": now = now.advanced(by: try time(value))
    case "shot": try shot(value)
    default: throw error(entry.key, "'\(verb)' is no step; expected \(Self.stepNames)")
    }
  }

  /// Checks the limits after a step; a single step can exceed them only by a bounded amount.
  private func check(after step: YAMLNode) throws(ScriptError) {
    guard script.totalInputCount <= ScriptLimits.inputs else {
      throw error(step, ScriptLimits.inputsRule)
    }
    guard script.generatedMoveCount <= ScriptLimits.generatedMoves else {
      throw error(step, ScriptLimits.generatedMovesRule)
    }
    guard now <= Instant.zero.advanced(by: ScriptLimits.duration) else {
      throw error(step, ScriptLimits.durationRule)
    }
  }

  private mutating func wait(until value: YAMLNode) throws(ScriptError) {
    let instant = Instant.zero.advanced(by: try time(value))
    guard instant >= now else { throw error(value, tooEarly(now)) }
    now = instant
    isTimed = true
    pin(instant, value)
  }

  /// Makes the next step due at this instant, however long earlier named steps have waited.
  private mutating func pin(_ instant: Instant, _ node: YAMLNode) {
    if script.needsFlow { script.append(.clock(instant, line: node.line)) }
  }

  private mutating func press(_ value: YAMLNode) throws(ScriptError) {
    guard value.mapping != nil else { return addMouse(.down, at: try rawPoint(value)) }
    let fields = try fields(value, ["at", "with"], "{at: [x, y], with: Shift}")
    guard let at = fields["at"], let with = fields["with"] else {
      throw error(value, "expected a press as {at: [x, y], with: Shift}")
    }
    pointer = try rawPoint(at)
    add(
      .pointer(.down, device: .mouse, finger: 0, location: pointer, modifiers: try modifiers(with)))
  }

  /// The pointer's position, unless the step gives a point.
  private func end(_ value: YAMLNode) throws(ScriptError) -> Point {
    isEmpty(value) ? pointer : try rawPoint(value)
  }

  private mutating func tap(at location: Point) {
    addMouse(.down, at: location)
    now = now.advanced(by: Self.tapTime)
    addMouse(.up, at: location)
  }

  private mutating func touch(_ value: YAMLNode) throws(ScriptError) {
    var fields = try fields(
      value, ["down", "move", "moves", "up", "cancel", "finger"],
      "{down: [x, y]}, {move: [x, y]} or {up: [x, y]}")
    let number = fields.removeValue(forKey: "finger")
    let finger = try number.map { (node) throws(ScriptError) in try self.finger(node) } ?? 0
    guard fields.count == 1, let (verb, node) = fields.first else {
      throw error(value, "expected one of down, move, moves, up and cancel with a point")
    }
    if let phase = Self.phases[verb] {
      return add(.pointer(phase, device: .touch, finger: finger, location: try rawPoint(node)))
    }
    let moves = try moves(node, after: now)
    if let first = moves.first { pin(first.instant, node) }
    for move in moves {
      now = move.instant
      add(.pointer(.move, device: .touch, finger: finger, location: move.location))
    }
  }

  private mutating func drag(_ value: YAMLNode) throws(ScriptError) {
    let fields = try fields(
      value, ["from", "to", "over", "via", "hold", "release"], "{from: [x, y], to: [x, y]}")
    guard let from = fields["from"], let to = fields["to"] else {
      throw error(value, "expected a drag with 'from' and 'to'")
    }
    var points = [try gesturePoint(from)]
    if let via = fields["via"] {
      guard let nodes = via.sequence else { throw error(via, "expected a list of points") }
      guard nodes.count <= ScriptLimits.viaPoints else { throw error(via, ScriptLimits.viaRule) }
      for node in nodes { points.append(try gesturePoint(node)) }
    }
    points.append(try gesturePoint(to))
    let over = try fields["over"].map { (node) throws(ScriptError) in try time(node) }
    let hold = try fields["hold"].map { (node) throws(ScriptError) in try time(node) }
    let releases = try fields["release"].map { (node) throws(ScriptError) in try flag(node) }
    move(along: DragPath(points), over: over ?? Self.dragTime)
    now = now.advanced(by: hold ?? .zero)
    if releases ?? true { addMouse(.up, at: pointer) }
  }

  private mutating func move(along path: DragPath, over duration: Duration) {
    addMouse(.down, at: path.point(at: 0))
    script.append(.drag(DragMoves(along: path, from: now, over: duration)))
    now = now.advanced(by: duration)
    pointer = path.point(at: 1)
  }

  private mutating func shot(_ value: YAMLNode) throws(ScriptError) {
    let name = try text(value, "a picture's name")
    let isPlain = name.allSatisfy { $0.isLetter || $0.isNumber || "-_.".contains($0) }
    guard isPlain, let first = name.first, first != ".", name.utf8.count <= 200 else {
      throw error(value, "expected a picture's name of letters, digits, '-', '_' and '.'")
    }
    guard shotNames.insert(name).inserted else {
      throw error(value, "there is a picture '\(name)' already; expected another name")
    }
    guard script.shots.count < ScriptLimits.shots else {
      throw error(value, ScriptLimits.shotsRule)
    }
    script.request(name, at: now, line: value.line)
  }

  private mutating func addMouse(_ phase: PointerEvent.Phase, at location: Point) {
    pointer = location
    add(.pointer(phase, device: .mouse, finger: 0, location: location))
  }

  private mutating func add(_ input: InputEvent) {
    script.append(.input(Script.TimedInput(instant: now, input: input)))
  }
}
