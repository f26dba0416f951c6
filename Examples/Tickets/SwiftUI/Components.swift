import SwiftUI

/// A card with rows, separated by hairlines.
struct Card<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    VStack(spacing: 0) {
      Group(subviews: content) { rows in
        ForEach(rows) { row in
          row
            .padding(.horizontal, 16)
            .padding(.vertical, 10)
          if row.id != rows.last?.id { Divider().padding(.leading, 16) }
        }
      }
    }
    .background(Color(.secondarySystemGroupedBackground), in: .rect(cornerRadius: 18))
  }
}

/// A row with a picture, a title and a subtitle.
struct PictureRow<Picture: View>: View {
  let title: String
  let subtitle: String
  @ViewBuilder let picture: Picture

  var body: some View {
    HStack(spacing: 12) {
      picture
        .frame(width: 64)
      VStack(alignment: .leading) {
        Text(title)
        Text(subtitle)
          .font(.footnote)
          .foregroundStyle(.secondary)
      }
      Spacer()
    }
    .accessibilityElement(children: .combine)
  }
}

/// A row with an icon, a title and a value.
struct ValueRow: View {
  let title: String
  let value: String
  let icon: String

  init(_ title: String, value: String, icon: String) {
    self.title = title
    self.value = value
    self.icon = icon
  }

  var body: some View {
    LabeledContent {
      Text(value)
    } label: {
      Label {
        Text(title)
      } icon: {
        Image(systemName: icon)
          .foregroundStyle(.tint)
      }
    }
  }
}

/// A message that says what is wrong; it is spoken when it appears.
struct ValidationMessage: View {
  let text: String

  init(_ text: String) { self.text = text }

  var body: some View {
    Label(text, systemImage: "exclamationmark.triangle")
      .font(.footnote)
      .foregroundStyle(.red)
      .onAppear { AccessibilityNotification.Announcement(text).post() }
  }
}
