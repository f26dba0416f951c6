// A window needs fonts, so whoever imports FlowSDL needs FlowText too.
@_exported public import FlowText
