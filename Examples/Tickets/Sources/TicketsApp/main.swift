import SluiceViewer
import Tickets

Viewer.run(
  Catalogue(
    "Tickets",
    demos: [
      Demo(
        id: "tickets", title: "Tickets", summary: "Evenings in town, and a seat in each",
        sources: ["Tickets"]
      ) { context, _, isOnStage in TicketsFlow(context: context, isOnStage: isOnStage) }
    ]))
