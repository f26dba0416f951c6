// Pictures need fonts, so whoever imports FlowSnapshot needs FlowText too.
@_exported public import FlowText
