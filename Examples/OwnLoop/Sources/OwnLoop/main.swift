// A program with a window, a renderer and a loop of its own: it draws a square that moves, and
// shows a flow beside it. Escape quits where the flow cannot go back; a click beside the flow
// moves the square.
//
// Words such as 'click 480 80' or 'key Escape' are events that the program sends itself.
import CSDL
import FlowCore
import FlowSDL
import FlowUI
import Menu

guard SDL_Init(SDL_INIT_VIDEO) == 0,
  let window = SDL_CreateWindow("Own loop", 100, 100, 640, 400, SDL_WINDOW_SHOWN.rawValue),
  let renderer = SDL_CreateRenderer(window, -1, SDL_RENDERER_PRESENTVSYNC.rawValue)
    ?? SDL_CreateRenderer(window, -1, SDL_RENDERER_SOFTWARE.rawValue)
else { fatalError(String(cString: SDL_GetError())) }

var square = SDL_Rect(x: 0, y: 180, w: 40, h: 40)
var speed: Int32 = 1
let context = FlowContext()
context.trace.send { line in
  if line.verb == "didShow" { print("flow: \(line.subject)") }
}
let glyphs = try GlyphLibrary(FontChoice())
let session = FlowSession(
  navigation: Menu.flow(context) { speed = Int32($0) }, size: Size(width: 320, height: 400),
  measuring: glyphs)

// The flow has the right half of the window.
let host = FlowHost(session, window: SDL_GetWindowID(window), glyphs: glyphs)
host.area = Rect(x: 320, y: 0, width: 320, height: 400)
guard
  let texture = SDL_CreateTexture(
    renderer, SDL_PIXELFORMAT_ARGB8888.rawValue, Int32(SDL_TEXTUREACCESS_STREAMING.rawValue),
    Int32(host.pixelArea.width), Int32(host.pixelArea.height))
else { fatalError(String(cString: SDL_GetError())) }
var area = SDL_Rect(x: 320, y: 0, w: 320, h: 400)

var rehearsal = Rehearsal(CommandLine.arguments.dropFirst())
var isRunning = true
while isRunning {
  rehearsal.sendNext(isMoving: session.isMoving)
  var event = SDL_Event()
  while SDL_PollEvent(&event) != 0 {
    if host.handle(&event) { continue }
    switch SDL_EventType(event.type) {
    case SDL_QUIT:
      isRunning = false
    case SDL_KEYDOWN where event.key.keysym.sym == SDL_Keycode(SDLK_ESCAPE.rawValue):
      print("program: quits")
      isRunning = false
    case SDL_MOUSEBUTTONDOWN:
      print("program: a click at \(event.button.x) \(event.button.y)")
      square.y = event.button.y
    default: break
    }
  }
  square.x = (square.x + speed) % 280
  SDL_SetRenderDrawColor(renderer, 0x10, 0x30, 0x50, 0xFF)
  SDL_RenderClear(renderer)
  SDL_SetRenderDrawColor(renderer, 0xFF, 0xC0, 0x40, 0xFF)
  SDL_RenderFillRect(renderer, &square)
  try host.draw(onTexture: UnsafeMutableRawPointer(texture))
  SDL_RenderCopy(renderer, texture, nil, &area)
  SDL_RenderPresent(renderer)
}
print("speed: \(speed)")
