import SluiceViewer
import Tickets

var catalogue = Catalogue(
  "Tickets",
  demos: [
    Demo(
      id: "tickets", title: "Tickets", summary: "Evenings in town, and a seat in each",
      sources: ["Tickets"]
    ) { context, _, isVisible in TicketsFlow(context: context, isVisible: isVisible) }
  ])
catalogue.applicationID = "org.example.Tickets"
Viewer.run(catalogue)
