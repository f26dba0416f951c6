import FlowCore
import FlowUI
import Testing

@Suite struct DumpTests {
  @Test("A dump has a line for each layer and each drawing, indented by depth")
  func dump() throws {
    let pages = try TwoPages(width: 100)
    pages.mouse(.down, 10, 0)
    pages.mouse(.move, 35, 16)

    #expect(
      pages.session.layerTree.description == """
        stage 100.000x600.000 page
          fill 0.000,0.000 100.000x600.000 #ffffff
          lower 100.000x600.000 page at -22.500,0.000 dim 0.075000
            fill 0.000,0.000 100.000x600.000 #ffffff
          upper 100.000x600.000 page at 25.000,0.000 shadow 1.000000
            fill 0.000,0.000 100.000x600.000 #ffffff
        """)
  }
}
