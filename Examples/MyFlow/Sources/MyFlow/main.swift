import SluiceViewer
import TeaFlow

Viewer.run(
  Catalogue(
    "My flows",
    demos: [
      Demo(
        id: "tea", title: "Tea", summary: "A tea, and how long it takes", sources: ["TeaFlow"]
      ) { context, _, isVisible in TeaFlow(context: context, isVisible: isVisible) }
    ]))
