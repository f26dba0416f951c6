internal import FlowCore

/// The steps are not encoded; they are written as a script.
extension Leak: Encodable {
  private enum CodingKeys: CodingKey {
    case gate, screen, kind, route, isDoubled, isFromCode, from, to, fraction, milliseconds,
      sentence
  }

  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(gate, forKey: .gate)
    try values.encode(screen, forKey: .screen)
    try values.encode("\(kind)", forKey: .kind)
    try values.encode(route, forKey: .route)
    try values.encode(isDoubled, forKey: .isDoubled)
    try values.encode(isFromCode, forKey: .isFromCode)
    try values.encode(moment.from, forKey: .from)
    try values.encode(moment.to, forKey: .to)
    try values.encodeIfPresent(moment.fraction, forKey: .fraction)
    try values.encode(instant.seconds(since: .zero) * 1000, forKey: .milliseconds)
    try values.encode(description, forKey: .sentence)
  }
}
