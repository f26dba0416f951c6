package import FlowCore
package import FlowSDL
package import FlowSnapshot
package import FlowUI

/// The viewer as a flow of its own: what a window shows, and tests play with.
package final class ViewerApp {
  /// What the viewer is at the moment.
  let model: ViewerModel
  /// The viewer's own flow on its own stage, which is the whole window.
  package let session: FlowSession
  /// Its one screen.
  let screen: ViewerScreen

  /// What hands on what is on the stage.
  let sharing: Sharing

  private let navigation: NavigationController

  /// Opens a setup in a window of a size in points.
  init(
    _ catalogue: Catalogue, opening setup: StageSetup, playing script: Script = Script(),
    size: Size = Size(width: 1280, height: 860), glyphs: GlyphLibrary
  ) {
    let context = FlowContext()
    model = ViewerModel(
      catalogue, opening: setup, playing: script, context: context, measuring: glyphs)
    model.difference = StageDifference(glyphs: glyphs)
    sharing = Sharing(model, glyphs: glyphs)
    screen = ViewerScreen(model, sharing: sharing) { [weak model] in
      model?.compare(with: $0, measuring: glyphs)
    }
    navigation = NavigationController(root: screen, context: context)
    session = FlowSession(navigation: navigation, size: size, measuring: glyphs)
    model.onRestart = { [weak model, weak sharing] in
      model?.compare(with: model?.twin?.variant, measuring: glyphs)
      sharing?.forgetRecording()
    }
    sharing.copy = { [weak session] in session?.onCopy?($0) }
    model.playback.onCopy = sharing.copy
  }

  /// Shows what a demo has come to that has ended the program.
  func show(_ trap: CrashReport?) {
    model.trap = trap
    trap?.copy.onActivate = { [sharing, weak trap] in
      if let trap { sharing.copy(trap.link.description) }
    }
    trap?.anew.onActivate = { [weak model, weak trap] in
      if let trap { model?.leaveTrap(trap) }
    }
    trap?.again.onActivate = { [weak model, weak trap] in
      if let trap { model?.replay(trap) }
    }
  }

  /// Shows the stage alone, and says what leads back, where the window fills the display; or all
  /// around it again.
  package func fillDisplay(_ isFull: Bool) {
    model.panels.isStageAlone = isFull
    if isFull { model.notice.say("F11 leads back") }
  }

  /// Lets go of all that is pressed: who opens the viewer again holds nothing.
  func letGo() { session.send(.focus(false), at: session.context.clock.now) }

  /// Opens a demo at its start, in a window of a size in points; traps where the catalogue has no
  /// such demo.
  package convenience init(
    _ catalogue: Catalogue, demo id: String, playing script: Script = Script(),
    size: Size = Size(width: 1280, height: 860), glyphs: GlyphLibrary
  ) {
    guard let demo = catalogue.demo(id) else { preconditionFailure("there is no demo '\(id)'") }
    self.init(
      catalogue, opening: StageSetup(demo: demo), playing: script, size: size, glyphs: glyphs)
  }

  /// Everything that has happened on the stage until now, as traces have it.
  package var events: [TraceLine] { model.playback.events }

  /// The frame on the second stage; `nil` where there is none.
  package var twinTree: LayerTree? { model.twin?.playback.session.layerTree }

  /// Takes a file that was dropped on the window.
  package func drop(_ path: String) { sharing.open(path) }

  /// The frame on the stage.
  package var stageTree: LayerTree { model.playback.session.layerTree }
}
