import Desktop
import Testing

@Suite struct FolderTests {
  @Test("The default folders are those of the XDG specification, below the home folder")
  func home() {
    let folders = DesktopFolders(environment: ["HOME": "/home/ada"])

    #expect(folders.settings == "/home/ada/.config/sluice")
    #expect(folders.state == "/home/ada/.local/state/sluice")
    #expect(folders.data == "/home/ada/.local/share/sluice")
  }

  @Test("Folders from the environment take precedence if they are absolute")
  func named() {
    let folders = DesktopFolders(
      of: "other",
      environment: [
        "HOME": "/h", "XDG_CONFIG_HOME": "/c", "XDG_STATE_HOME": "relative", "XDG_DATA_HOME": "/d",
      ])

    #expect(folders.settings == "/c/other")
    #expect(folders.state == "/h/.local/state/other")
    #expect(folders.data == "/d/other")
  }

  @Test(
    "Without a home folder there are no folders", arguments: [[:], ["HOME": ""], ["HOME": "x"]])
  func homeless(environment: [String: String]) {
    let folders = DesktopFolders(environment: environment)

    #expect(folders.settings == nil)
    #expect(folders.state == nil)
    #expect(folders.data == nil)
  }

  @Test(
    "The pictures folder is the one that the user has configured, if absolute, or else Pictures",
    arguments: [
      ("XDG_PICTURES_DIR=\"$HOME/Bilder\"", "HOME/Bilder"),
      ("# no\nXDG_PICTURES_DIR=\"/mnt/pictures\"\n", "/mnt/pictures"),
      ("XDG_PICTURES_DIR=\"$HOME/Bilder\" # was \"Fotos\"", "HOME/Bilder"),
      (#"XDG_PICTURES_DIR="$HOME/\"Bilder\"""#, "HOME/\"Bilder\""),
      ("XDG_PICTURES_DIR=\"here\"", "HOME/Pictures"), ("", "HOME/Pictures"),
    ])
  func pictures(file: String, folder: String) throws {
    let home = try Scratch()
    try home.write(file, "user-dirs.dirs")

    let pictures = PicturesFolder(
      environment: ["HOME": home.path, "XDG_CONFIG_HOME": home.path])

    #expect(pictures.path.replacing(home.path, with: "HOME") == folder)
  }
}
