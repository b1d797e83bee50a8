#if canImport(SwiftUI)
  public import SwiftUI

  extension View {
    /// Adds swipe actions to a row of a list: `row.swipeActions(MessageRowSwipes(rows.context(for: [message.id])))`.
    ///
    /// A command that asks does so at the row, and the question is taken back if the row goes. On tvOS, which has no swipe
    /// actions, it adds nothing. Beside swipe actions, SwiftUI makes no Delete for `onDelete(perform:)`.
    public func swipeActions(_ swipes: some SwipeSurface) -> some View {
      modifier(SwipeModifier(swipes: swipes))
    }
  }

  /// Adds swipe actions to a row.
  private struct SwipeModifier<Swipes: SwipeSurface>: ViewModifier {
    let swipes: Swipes
    var surroundings = MenuSurroundings()
    @State var presentation = MenuPresentation()
    @State var presenter = ViewPresenter()
    @State var host = HostWindow()

    func body(content: Content) -> some View {
      #if os(tvOS)
        content
      #else
        let _ = connect()
        let _ = presenter.followSheets(over: host)
        content
          .swipeActions(edge: .leading, allowsFullSwipe: isFull(.leading)) {
            SwipeButtons(swipes: swipes, edge: .leading, presenter: presenter)
          }
          .swipeActions(edge: .trailing, allowsFullSwipe: isFull(.trailing)) {
            SwipeButtons(swipes: swipes, edge: .trailing, presenter: presenter)
          }
          .menuPresentation($presentation)
          .notedOnMac(in: host)
      #endif
    }

    #if !os(tvOS)
      // The actions read the state, so that a change is no matter of the row; only where it can turn a full swipe off is
      // it read here.

      private func connect() {
        if MenuSwipeEdge.allCases.contains(where: Swipes.isFullSometimes) {
          presenter.connect(
            swipes.activity, $presentation, updates: presentation.updates, in: surroundings)
        } else {
          presenter.connect(swipes.activity, $presentation, in: surroundings)
        }
      }

      private func isFull(_ edge: MenuSwipeEdge) -> Bool {
        Swipes.isFullSometimes(edge)
          ? swipes.opened(edge).isFull : Swipes.fullSwipeEdges.contains(edge)
      }
    #endif
  }

  #if !os(tvOS)
    /// The actions at an edge. They read the state, and follow it while the row is open.
    private struct SwipeButtons<Swipes: SwipeSurface>: View {
      let swipes: Swipes
      let edge: MenuSwipeEdge
      let presenter: ViewPresenter
      @State var updates = 0
      @State var follower = MenuContentFollower()

      var body: some View {
        let _ = follower.follow(swipes.activity, $updates, updates)
        let swipe = swipes.opened(edge)
        ForEach(swipe.items, id: \.key) { item in
          SwipeButton(item: item) {
            if let now = swipe.current(item.key) { presenter.choose(now, at: nil, row: nil) }
          }
        }
      }
    }

    /// An action of a swipe.
    private struct SwipeButton: View {
      let item: MenuEntry<MenuAction>.Item
      let choose: @MainActor () -> Void

      var body: some View {
        let asks = item.confirmation != nil
        // For one with the role, SwiftUI takes the row away at once.
        Button(role: item.isDestructive && !asks ? .destructive : nil) {
          choose()
        } label: {
          label
        }
        .tint(item.isDestructive && asks ? .red : nil)
        .accessibilityIdentifier(item.key)
      }

      @ViewBuilder
      private var label: some View {
        let shown = MenuControlLabel(title: item.title, image: item.image)
        if let label = item.label, item.image != nil {
          shown.accessibilityLabel(Text(verbatim: label))
        } else {
          shown
        }
      }
    }
  #endif
#endif
