import SluiceViewer
import TeaFlow

Viewer.run(
  Catalogue(
    "My flows",
    demos: [
      Demo(
        id: "tea", title: "Tea", summary: "A tea, and how long it takes", sources: ["TeaFlow"]
      ) { context, _, isOnStage in TeaFlow(context: context, isOnStage: isOnStage) }
    ]))
