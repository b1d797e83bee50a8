// What happens when people press a key: “The Path of Key Events”, in Apple's Cocoa Event Handling Guide;
// developer.apple.com/documentation/appkit/nsmenuitem/keyequivalent and nsmenu/performkeyequivalent(with:).

#if !canImport(ObjectiveC)
  extension NSApplication {
    /// Sends an event as the event loop does, once the app's monitors have seen it. A key is offered to the views of the key window as a key equivalent, then
    /// to the main menu, and goes to the first responder if neither takes it.
    public func sendEvent(_ event: NSEvent) {
      let before = currentEvent
      currentEvent = event
      defer { currentEvent = before }
      guard let event = NSEvent.monitorLocally(event) else { return }
      guard event.type == .keyDown else { return }
      if keyWindow?.performKeyEquivalent(with: event) == true { return }
      if mainMenu?.performKeyEquivalent(with: event) == true { return }
      (keyWindow?.firstResponder ?? keyWindow)?.keyDown(with: event)
    }
  }

  extension NSMenu {
    /// Updates this menu and its submenus, and performs the first enabled item with the key. An item that is dimmed
    /// does not take it.
    @MainActor func chooses(_ event: NSEvent) -> Bool {
      if !isAskedForKeys(event) { update() }
      for item in items where !item.isHidden || item.allowsKeyEquivalentWhenHidden {
        if let submenu = item.submenu {
          if submenu.chooses(event) { return true }
        } else if item.isEnabled, item.hasKey(of: event) {
          performActionForItem(at: index(of: item))
          return true
        }
      }
      return false
    }
  }

  extension NSMenu {
    /// Whether the delegate says itself if the menu has a key, so that the menu is not filled to find out:
    /// developer.apple.com/documentation/appkit/nsmenudelegate/menuhaskeyequivalent(_:for:target:action:).
    @MainActor private func isAskedForKeys(_ event: NSEvent) -> Bool {
      guard let delegate else { return false }
      NSMenu.delegateLacksKeys = false
      var (target, action): (AnyObject?, Selector?) = (nil, nil)
      withUnsafeMutablePointer(to: &target) { target in
        withUnsafeMutablePointer(to: &action) { action in
          _ = delegate.menuHasKeyEquivalent(
            self, for: event, target: AutoreleasingUnsafeMutablePointer(target), action: action)
        }
      }
      return !NSMenu.delegateLacksKeys
    }
    /// Set by the default implementation, which is how a delegate without the method is noticed.
    @MainActor static var delegateLacksKeys = false
  }

  extension NSMenuItem {
    /// The characters of an event are those of `NSEvent`, those of an item are not: Delete is 7F and F728 in an event,
    /// 8 and 7F in an item.
    fileprivate func hasKey(of event: NSEvent) -> Bool {
      guard let typed = event.charactersIgnoringModifiers, !keyEquivalent.isEmpty else {
        return false
      }
      let names = ["\u{7F}": "\u{8}", "\u{F728}": "\u{7F}", "\u{19}": "\t"]
      let modifiers: NSEvent.ModifierFlags = [.control, .option, .shift, .command]
      var mask = keyEquivalentModifierMask.intersection(modifiers)
      if keyEquivalent != keyEquivalent.lowercased() { mask.insert(.shift) }
      return names[typed] ?? typed.lowercased() == keyEquivalent.lowercased()
        && event.modifierFlags.intersection(modifiers) == mask
    }
  }
#endif

extension NSMenuItem {
  /// Whether a menu that enables its items enables this one: “Enabling Menu Items”, in Apple's Application Menu and
  /// Pop-up List Programming Topics. An item without an action is dimmed. While a modal window is open, an object
  /// outside it has to say that it `worksWhenModal`: developer.apple.com/documentation/appkit/nsmenuitem/target.
  ///
  /// An item with a submenu has the menu's own action, unless it is given another: `NSMenu.submenuAction(_:)`.
  @MainActor var isValid: Bool {
    if let submenu, action == nil, self.target == nil {
      (action, self.target) = (#selector(NSMenu.submenuAction(_:)), submenu)
    }
    guard let action,
      let target = NSApplication.shared.target(forAction: action, to: self.target, from: self)
    else { return false }
    #if !canImport(ObjectiveC)
      if NSApplication.shared.modalWindow != nil, !(target is NSResponder), !(target is NSMenu),
        (target as? any NSWorksWhenModal)?.worksWhenModal != true
      {
        return false
      }
    #endif
    if let validator = target as? any NSMenuItemValidation {
      return validator.validateMenuItem(self)
    }
    if let validator = target as? any NSUserInterfaceValidations {
      return validator.validateUserInterfaceItem(self)
    }
    return true
  }
}
