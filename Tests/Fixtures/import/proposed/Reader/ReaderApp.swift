import SwiftUI

@main
struct ReaderApp: App {
  var body: some Scene { WindowGroup { Articles() } }
}

struct Articles: View {
  var body: some View {
    VStack {
      Button("New Feed") { model.newFeed() }.keyboardShortcut("n")
      Button("Find in Article") { model.find() }.keyboardShortcut("f").hidden()
      Button { model.zoomIn() } label: { Image(systemName: "plus") }
        .keyboardShortcut("+", modifiers: .command)
        .accessibilityLabel("Zoom In")
      Button("Done") { model.close() }.keyboardShortcut(.defaultAction)
      List {
        ArticleRow()
          .contextMenu {
            Button("Star Article") { model.star() }.keyboardShortcut("l")
            Button("Copy Link") { model.copyLink() }
          }
      }
    }
    .toolbar {
      Button("Refresh", systemImage: "arrow.clockwise") { model.refresh() }.keyboardShortcut("r")
      Button("Next Article", systemImage: "chevron.down") { model.next() }
        .keyboardShortcut("]", modifiers: [.command, .shift])
    }
  }
}
