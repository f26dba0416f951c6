// A kiosk: one flow that fills the screen, which visitors cannot close. Its owner closes it by five
// taps in the top left corner within three seconds, or with Ctrl+Alt+Shift+E. After a minute
// without input, it shows its first page again.
//
// With the word 'rehearse', it taps by itself until it closes, in a window that need not be seen.
import FlowCore
import FlowSDL
import FlowUI

let isRehearsal = CommandLine.arguments.contains("rehearse")
let context = FlowContext()
context.trace.send { line in
  if ["didShow", "refused"].contains(line.verb) { print("\(line.verb) \(line.subject)") }
}
let glyphs = try GlyphLibrary(FontChoice())
let exhibition = Exhibition(context)
let session = FlowSession(
  navigation: exhibition.navigationController, size: Size(width: 800, height: 600),
  measuring: glyphs)

var options = FlowWindowOptions(
  title: "Exhibition", fit: .following(minimum: Size(width: 320, height: 320)),
  allowsInvisible: isRehearsal)
options.applicationID = "org.example.Exhibition"
options.icon = { .exhibition }
let window = try FlowWindow(session, glyphs: glyphs, options: options) { print($0) }
window.canBeClosed = false
window.isFullScreen = true

var exit = OwnerExit()
session.onInput = { input, instant in
  exhibition.noteInput()
  if exit.isRequested(by: input, at: instant) { window.close() }
}
window.onClose = { print("closed by its owner") }

if isRehearsal { rehearse(session) }
try window.run()
