import Foundation
import ImageFiles
import Testing

extension EndToEndTests {
  /// Tests of pages made by `sluice page` in Chromium, which only `Scripts/test --long` installs.
  @Suite(.enabled(if: Faults.tryAll)) struct PageBrowserTests {
    private let scratch: Scratch

    init() throws {
      scratch = try Scratch()
    }

    private static let script = "Examples/checkout.yaml"

    private func page(_ arguments: [String] = []) throws -> String {
      let path = scratch.path("page.html")
      let script = Program.root.appendingPathComponent(Self.script).path
      let result = try Program.run(
        ["page", "checkout", "--script", script, "-o", path] + arguments)
      #expect(result.status == 0)
      return path
    }

    /// The size of the picture and a hash of its pixels: FNV-1a of red, green and blue.
    private static let hash = """
      (() => {
        const canvas = element('actual');
        const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
        let hash = 2166136261;
        for (let index = 0; index < data.length; index += 1) {
          if (index % 4 !== 3) hash = Math.imul(hash ^ data[index], 16777619);
        }
        return `${canvas.width}x${canvas.height} ${hash >>> 0}`;
      })()
      """

    private func hash(at time: String) throws -> String {
      let script = Program.root.appendingPathComponent(Self.script).path
      let result = try Program.run(
        ["render", "checkout", "--script", script, "--at", time, "-o", "-"])
      let image = try PNG.decode(result.output)
      let hash = image.bytes.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
      return "\(image.width)x\(image.height) \(hash)"
    }

    @Test(
      "A tour's index plays the film that has the focus, or all films, and links to their pages")
    func tour() throws {
      let folder = scratch.path("tour")
      #expect(
        try Program.run(["tour", "colours", "checkout", "-o", folder]).status == 0)
      let browser = try Chromium(isDark: true)
      let films = "[...document.images].filter((image) => image.src.endsWith('webp')).length"

      try browser.show("\(folder)/index.html")
      #expect(try browser.number(films) == 0)
      let background = "getComputedStyle(document.documentElement).backgroundColor"
      #expect(try browser.text(background) == "rgb(28, 28, 30)")
      try browser.press("Tab")
      #expect(try browser.text("document.activeElement.id") == "play")
      try browser.press("Tab")
      #expect(
        try browser.text("document.activeElement.textContent") == "Every frame of Colours")
      #expect(try browser.number(films) == 1)
      try browser.press("Tab", shift: true)
      #expect(try browser.number(films) == 0)
      try browser.press(" ")
      #expect(try browser.number(films) == 2)
      let broken = "[...document.images].filter((image) => image.complete && !image.naturalWidth)"
      #expect(try browser.number("\(broken).length") == 0)
      try browser.click("a[href=\"checkout.html\"]")
      try browser.wait(for: "document.title == 'Checkout – Sluice'")
      #expect(browser.complaints.isEmpty, "\(browser.complaints)")
    }

    @Test("At each instant, reached by a link or by keys, a page has the pixels of `sluice render`")
    func pixels() throws {
      let path = try page()
      let browser = try Chromium()

      // At 2.4 s, the pop is at 42 %.
      try browser.open(path, "#t=2400ms")
      #expect(try browser.text(Self.hash) == hash(at: "2400ms"))
      #expect(try browser.text("element('state').textContent").contains("42.0 %"))
      try browser.open(path, "#t=0.42s")
      #expect(try browser.text(Self.hash) == hash(at: "420ms"))

      // Goes forwards and backwards, within a strip of pictures and from one strip to another.
      for (key, time) in [("End", "2.6s"), ("Home", "0ms")] {
        try browser.press(key)
        try browser.settle()
        #expect(try browser.text(Self.hash) == hash(at: time))
      }
      for time in ["1200ms", "300ms", "1220ms", "280ms"] {
        _ = try browser.evaluate("location.hash = '#t=\(time)'")
        try browser.wait(for: "Math.abs(frames[current].time - parseFloat('\(time)')) < 0.01")
        try browser.settle()
        #expect(try browser.text(Self.hash) == hash(at: time))
      }
      #expect(browser.complaints.isEmpty)
    }

    @Test("Keys step, jump to events and play at the chosen speed; the address keeps the frame")
    func keys() throws {
      let browser = try Chromium(isDark: true)
      try browser.open(try page())

      try browser.press("ArrowRight")
      try browser.press("ArrowRight")
      #expect(try browser.number("frames[current].time") == 40)
      try browser.press("ArrowLeft")
      #expect(try browser.text("element('now').textContent") == "20 ms")
      try browser.press("ArrowRight", shift: true)
      #expect(try browser.number("frames[current].time") == 50)
      try browser.wait(for: "location.hash === '#t=50ms'")

      try browser.press("4")
      try browser.press(" ")
      try browser.wait(for: "isPlaying && frames[current].time >= 100")
      try browser.press(" ")
      #expect(try browser.number("frames[current].time") < 1000)
      #expect(try browser.number("speed()") == 0.1)

      try browser.press("1")
      try browser.press(" ")
      try browser.wait(for: "current === last && !isPlaying")
      try browser.press("d")
      #expect(
        try browser.text("getComputedStyle(document.documentElement).colorScheme") == "light")
      #expect(browser.complaints.isEmpty)
    }

    @Test("A drag of the time line scrubs, and a click on a line of the trace goes to its instant")
    func mouse() throws {
      let browser = try Chromium()
      try browser.open(try page())

      try browser.drag("#time", from: 0.01, to: 0.5)
      #expect(try browser.number("Math.abs(current - last / 2)") < 3)
      try browser.click("#events li:nth-child(8) button")
      #expect(try browser.number("frames[current].time") == 50)
      #expect(
        try browser.text("document.querySelector('[aria-current]').textContent")
          .hasSuffix("willAppear delivery"))
      #expect(try browser.text("element('tree').textContent").contains("heading \"Delivery\""))
      #expect(
        try browser.text("element('time').getAttribute('aria-valuetext')")
          == "50 milliseconds, frame 4 of 136")
      #expect(browser.complaints.isEmpty)
    }

    @Test("Nothing is wider than a narrow window, every control has a name, and Tab moves on")
    func narrow() throws {
      let browser = try Chromium(width: 360, height: 740)
      try browser.open(try page())

      let root = "document.documentElement"
      #expect(try browser.number("\(root).scrollWidth - \(root).clientWidth") == 0)
      let unnamed = """
        [...document.querySelectorAll('button, input, canvas, [role]')].filter((control) =>
          !(control.getAttribute('aria-label') || control.labels?.length || control.textContent.trim()
            || control.id === 'failure')).length
        """
      #expect(try browser.number(unnamed) == 0)
      var reached: Set<String> = []
      for _ in 0..<16 {
        try browser.press("Tab")
        reached.insert(try browser.text("document.activeElement.id"))
      }
      #expect(
        reached.isSuperset(of: ["copy", "scheme", "help", "play", "next", "time", "tab-trace"]))
      #expect(browser.complaints.isEmpty)
    }

    @Test("A report shows what was expected beside what is there, and a divider between them")
    func report() throws {
      let film = scratch.path("film.apng")
      let script = Program.root.appendingPathComponent(Self.script).path
      let made = try Program.run(
        ["film", "checkout", "--script", script, "--fps", "10", "-o", film])
      #expect(made.status == 0)
      let path = scratch.path("report.html")
      let result = try Program.run(
        [
          "page", "checkout", "--script", script, "--text-size", "120%", "--report", film, "-o",
          path,
        ])
      #expect(result.status == 1)

      let browser = try Chromium()
      try browser.open(path)
      let red = """
        (() => {
          const { data } = element('difference').getContext('2d').getImageData(0, 0, 390, 844);
          return new Uint32Array(data.buffer).filter((pixel) => pixel === 0xff1500d7).length;
        })()
        """
      let count = try Int(browser.number(red))
      #expect(result.errors.contains(" \(count) pixels differ"))

      try browser.click("label:has(input[value=slider])")
      try browser.drag(".expected .picture", from: 0.5, to: 0.25)
      #expect(try abs(browser.number("element('divider').value * 1") - 25) <= 1)
      #expect(
        try browser.text("element('views').style.getPropertyValue('--cut')").hasPrefix("25"))
      #expect(browser.complaints.isEmpty)
    }
  }
}
