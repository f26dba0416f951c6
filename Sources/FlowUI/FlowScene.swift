// Screens are made of drawings and text styles, so whoever imports FlowUI needs FlowScene too.
@_exported public import FlowScene
