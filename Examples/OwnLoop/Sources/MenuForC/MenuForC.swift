import CSDL
import FlowCore
import FlowRaster
import FlowSDL
import FlowUI
import Menu

// The functions that menu.h documents. C has no actors, so the header asks for calls on the main
// thread, as SDL does.

@MainActor
@_cdecl("menu_open")
public func open(_ window: OpaquePointer) -> UnsafeMutableRawPointer? {
  guard let choice = try? FontChoice(), let glyphs = try? GlyphLibrary(choice) else { return nil }
  let context = FlowContext()
  context.trace.send { line in
    if line.verb == "didShow" { print("flow: \(line.subject)") }
  }
  let session = FlowSession(
    navigation: Menu.flow(context) { _ in }, size: Size(width: 320, height: 400),
    measuring: glyphs)
  let host = FlowHost(session, window: SDL_GetWindowID(window), glyphs: glyphs)
  return Unmanaged.passRetained(host).toOpaque()
}

@MainActor
@_cdecl("menu_handle")
public func handle(_ menu: UnsafeRawPointer, _ event: UnsafeRawPointer) -> Bool {
  host(menu).handle(event)
}

@MainActor
@_cdecl("menu_wait")
public func wait(_ menu: UnsafeRawPointer) -> CInt { host(menu).waitTimeout }

@MainActor
@_cdecl("menu_draw")
public func draw(
  _ menu: UnsafeRawPointer, _ surface: UnsafeMutableRawPointer,
  _ changes: UnsafeMutablePointer<SDL_Rect>
) -> CInt {
  let host = host(menu)
  guard host.isFrameDue, let areas = try? host.draw(onSurface: surface) else { return 0 }
  for (index, area) in areas.enumerated() {
    changes[index] = SDL_Rect(
      x: CInt(area.left), y: CInt(area.top), w: CInt(area.width), h: CInt(area.height))
  }
  return CInt(areas.count)
}

@MainActor
@_cdecl("menu_close")
public func close(_ menu: UnsafeRawPointer) {
  Unmanaged<FlowHost>.fromOpaque(menu).release()
}

private func host(_ menu: UnsafeRawPointer) -> FlowHost {
  Unmanaged<FlowHost>.fromOpaque(menu).takeUnretainedValue()
}
