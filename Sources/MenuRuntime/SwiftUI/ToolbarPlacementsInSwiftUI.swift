#if canImport(SwiftUI)
  import SwiftUI

  @MainActor extension MenuToolbarArea {
    /// The placement of the area in SwiftUI.
    var placement: ToolbarItemPlacement {
      #if os(iOS)
        switch self {
        case .phoneBottom, .padBottom: return .bottomBar
        case .phoneLeading, .padLeading: return .topBarLeading
        case .phoneTrailing, .padTrailing: return .topBarTrailing
        case .padCenter:
          if #available(iOS 16, *) { return .secondaryAction }
          return .topBarTrailing
        default: return .automatic
        }
      #elseif os(visionOS)
        return self == .vision ? .bottomOrnament : .automatic
      #elseif os(watchOS)
        if #available(watchOS 10, *) { return .bottomBar }
        return .automatic
      #else
        return .automatic
      #endif
    }
  }

  @MainActor extension MenuToolbarArea {
    /// The placement of a standard item: the one that the system has for it, if that is at the same end of the bar.
    func placement(
      of item: MenuSystemItem, or placement: ToolbarItemPlacement
    ) -> ToolbarItemPlacement {
      switch (item, self) {
      case (.cancel, .phoneLeading), (.cancel, .padLeading), (.cancel, .mac), (.cancel, .watch),
        (.close, .phoneLeading), (.close, .padLeading), (.close, .mac), (.close, .watch):
        return .cancellationAction
      case (.done, .phoneTrailing), (.done, .padTrailing), (.done, .mac), (.done, .watch):
        return .confirmationAction
      #if os(macOS) || targetEnvironment(macCatalyst)
        case (.forward, .mac): return .navigation
      #endif
      default: return placement
      }
    }
  }

  nonisolated extension ToolbarItemPlacement {
    /// The end of a bar at the top, which its items leave last.
    static var pinned: ToolbarItemPlacement {
      #if os(iOS)
        #if compiler(>=6.4) && canImport(SwiftUI, _version: 8)
          if #available(iOS 27, *) { return .topBarPinnedTrailing }
        #endif
        return .topBarTrailing
      #else
        return .automatic
      #endif
    }

    /// The corner of a screen on an Apple Watch.
    static var watchCorner: ToolbarItemPlacement {
      #if os(watchOS)
        if #available(watchOS 10, *) { return .topBarTrailing }
      #endif
      return .primaryAction
    }
  }

  extension ToolbarContent {
    /// Sets how long items stay in the bar as space runs out, on systems that ask for it.
    func visibilityPriority(_ priority: ToolbarPriority) -> some ToolbarContent {
      #if compiler(>=6.4) && canImport(SwiftUI, _version: 8) && (os(iOS) || os(macOS))
        if #available(iOS 27, macOS 26.1, *) {
          return visibilityPriority(priority.inSwiftUI)
        }
      #endif
      return self
    }
  }

  #if compiler(>=6.4) && canImport(SwiftUI, _version: 8) && (os(iOS) || os(macOS))
    extension ToolbarPriority {
      @available(iOS 27, macOS 26.1, *)
      fileprivate var inSwiftUI: ToolbarItemVisibilityPriority {
        switch self {
        case .low: return .low
        case .standard: return .automatic
        case .raised:
          if #available(macOS 27, *) {
            return ToolbarItemVisibilityPriority(higherThan: .automatic)
          }
          return .high
        case .high: return .high
        }
      }
    }
  #endif
#endif
