// The viewer shows a catalogue, so whoever imports SluiceViewer needs FlowCatalogue too.
@_exported public import FlowCatalogue
