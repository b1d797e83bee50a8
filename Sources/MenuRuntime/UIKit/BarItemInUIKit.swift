#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import UIKit

  /// An item of a bar: what it shows, and what it does in the current state. It keeps its `UIBarButtonItem` while the state
  /// changes.
  @MainActor
  final class BarItem {
    enum Content {
      case command(MenuEntry<MenuAction>.Item)
      case menu([MenuEntry<MenuAction>], tap: MenuEntry<MenuAction>.Item?)
      case segments([MenuEntry<MenuAction>.Item])
      case standard(MenuToolbarAction)
    }

    struct Appearance: Equatable {
      var title: String
      /// What VoiceOver says of the image, if it is not the title.
      var label: String?
      var image: MenuImage?
      var help: String?
      var isEnabled = true
      var isSelected = false
      /// Whether the title shows whether the item is on.
      var changesTitle = false
      var options: MenuToolbarOptions = []
    }

    let id: String
    let button: UIBarButtonItem
    /// Nil for an item that people cannot choose, or that the bar does not have in the current state.
    var content: Content?
    private var appearance: Appearance?
    /// All titles that the item has had.
    private var titles: Set<String> = []

    init(_ id: String, _ button: UIBarButtonItem) {
      (self.id, self.button) = (id, button)
      button.accessibilityIdentifier = id
    }

    /// The entries of the menu that the item opens.
    var menuEntries: [MenuEntry<MenuAction>] {
      switch content {
      case .menu(let entries, _): return entries
      case .segments(let options): return [.choice(options)]
      case .command, .standard, nil: return []
      }
    }

    /// Makes a tap perform an action, so that the menu waits for touch and hold; nil if a tap opens the menu.
    func setPrimaryAction(_ action: UIAction?) {
      if (action == nil) == (button.primaryAction == nil) { return }
      button.primaryAction = action
      // The button has taken the action's title and image.
      appearance = nil
    }

    func show(_ new: Appearance) {
      if appearance == new { return }
      appearance = new
      let label = MenuTexts.label(of: new.title)
      button.title = label
      button.image = new.image?.uiImage
      button.accessibilityLabel = new.image == nil ? label : new.label ?? label
      button.accessibilityHint = new.help
      button.isEnabled = new.isEnabled
      button.isSelected = new.isSelected
      button.isSpringLoaded = new.options.contains(.springs)
      // Reserve the width of the widest title, so that neighboring items do not move.
      if new.changesTitle, new.image == nil {
        titles.insert(label)
        if titles.count > 1 { button.possibleTitles = titles }
      }
      showProminence(new.options)
    }

    /// Shows the state of an item whose title and image are the system's.
    func showSystem(isEnabled: Bool, _ options: MenuToolbarOptions) {
      button.isEnabled = isEnabled
      button.isSpringLoaded = options.contains(.springs)
      showProminence(options)
    }

    private func showProminence(_ options: MenuToolbarOptions) {
      guard options.contains(.prominent) else { return }
      if #available(iOS 26, *) {
        button.style = .prominent
      } else {
        button.style = .done
      }
    }

    /// Shows the options of a choice.
    ///
    /// - Parameter choose: Performs the option with an index. It is used for a new control only.
    func showSegments(
      _ options: [MenuEntry<MenuAction>.Item], _ label: String,
      choose: @escaping @MainActor (Int) -> Void
    ) {
      content = .segments(options)
      button.title = label
      let control = segmentedControl(options, choose)
      let selected = options.firstIndex { $0.isOn ?? false }
      control.selectedSegmentIndex = selected ?? UISegmentedControl.noSegment
      control.isEnabled = options.contains(where: \.isEnabled)
      for (index, option) in options.enumerated()
      where control.isEnabledForSegment(at: index) != option.isEnabled {
        control.setEnabled(option.isEnabled, forSegmentAt: index)
      }
      control.accessibilityLabel = label
      control.accessibilityIdentifier = id
    }

    /// The segmented control, recreated if the titles of its options change.
    private func segmentedControl(
      _ options: [MenuEntry<MenuAction>.Item], _ choose: @escaping @MainActor (Int) -> Void
    ) -> UISegmentedControl {
      let labels = options.map { MenuLabel($0.title, $0.image) }
      if let control = button.customView as? BarSegmentedControl, control.labels == labels {
        return control
      }
      let actions = options.indices.map { index in
        UIAction(title: options[index].title, image: options[index].image?.uiImage) { _ in
          choose(index)
        }
      }
      let control = BarSegmentedControl(frame: .zero, actions: actions)
      control.labels = labels
      button.customView = control
      return control
    }
  }

  /// A segmented control that knows what its segments show.
  @MainActor
  private final class BarSegmentedControl: UISegmentedControl {
    var labels: [MenuLabel] = []
  }

  extension UIBarButtonItem {
    /// Sets how long the item stays in its bar while space runs out, on iOS 27.
    func setPriority(_ priority: ToolbarPriority) {
      // visionOS has no priorities but the standard one.
      #if compiler(>=6.4) && canImport(SwiftUI, _version: 8) && !os(visionOS)
        guard #available(iOS 27, *) else { return }
        switch priority {
        case .low: visibilityPriority = .low
        case .standard: break
        case .raised:
          #if !targetEnvironment(macCatalyst)
            visibilityPriority = .init(higherThan: .standard)
          #endif
        case .high: visibilityPriority = .high
        }
      #endif
    }
  }
#endif
