import SwiftUI

/// The poster of an event, which is a picture in the asset catalog.
struct Poster: View {
  let event: Event
  var aspect = 1.6
  var radius = 18.0

  var body: some View {
    Color.clear
      .aspectRatio(aspect, contentMode: .fit)
      .overlay {
        Image(event.id)
          .resizable()
          .scaledToFill()
      }
      .clipShape(.rect(cornerRadius: radius))
      .accessibilityHidden(true)
  }
}
