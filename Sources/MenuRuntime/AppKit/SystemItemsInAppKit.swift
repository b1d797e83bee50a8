#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit

  /// The action of a system menu item.
  @MainActor
  struct AppKitAction {
    let selector: Selector
    /// Distinguishes commands that share a selector.
    var tag = 0
    /// The target, or nil for the responder chain, which also validates the item.
    var target: AnyObject?
  }

  @MainActor
  extension MenuSystemItem {
    /// Whether the command opens a window whatever is in front.
    var opensWindow: Bool {
      switch self {
      case .about, .settings, .new, .open: return true
      default: return false
      }
    }

    /// The item's action, or nil for a submenu and for commands that AppKit does not have.
    var appKitAction: AppKitAction? {
      switch self {
      // Commands that share a selector have tags of `NSTextFinder.Action`, `NSFontTraitMask` and `NSFontAction`.
      case .find: return textFinder(1)
      case .findNext: return textFinder(2)
      case .findPrevious: return textFinder(3)
      case .useSelectionForFind: return textFinder(7)
      case .replace: return textFinder(12)
      // The font manager is not in the responder chain.
      case .showFonts: return fonts(#selector(NSFontManager.orderFrontFontPanel(_:)))
      case .italic: return fonts(#selector(NSFontManager.addFontTrait(_:)), 1)
      case .bold: return fonts(#selector(NSFontManager.addFontTrait(_:)), 2)
      case .bigger: return fonts(#selector(NSFontManager.modifyFont(_:)), 3)
      case .smaller: return fonts(#selector(NSFontManager.modifyFont(_:)), 4)
      default:
        return (documentSelector ?? textSelector ?? windowSelector).map { .init(selector: $0) }
      }
    }

    private func textFinder(_ tag: Int) -> AppKitAction {
      AppKitAction(selector: #selector(NSResponder.performTextFinderAction(_:)), tag: tag)
    }

    private func fonts(_ selector: Selector, _ tag: Int = 0) -> AppKitAction {
      AppKitAction(selector: selector, tag: tag, target: NSFontManager.shared)
    }

    /// The selectors of app and document commands.
    private var documentSelector: Selector? {
      switch self {
      case .about: return #selector(NSApplication.orderFrontStandardAboutPanel(_:))
      // No public header declares it; the app's delegate implements it.
      case .settings: return Selector(("showSettingsWindow:"))
      case .hide: return #selector(NSApplication.hide(_:))
      case .hideOthers: return #selector(NSApplication.hideOtherApplications(_:))
      case .showAll: return #selector(NSApplication.unhideAllApplications(_:))
      case .quit: return #selector(NSApplication.terminate(_:))
      case .new: return #selector(NSDocumentController.newDocument(_:))
      case .open: return #selector(NSDocumentController.openDocument(_:))
      case .close: return #selector(NSWindow.performClose(_:))
      case .save: return #selector(NSDocument.save(_:))
      case .saveAs: return #selector(NSDocument.saveAs(_:))
      case .duplicate: return #selector(NSDocument.duplicate(_:))
      case .rename: return #selector(NSDocument.rename(_:))
      case .moveTo: return #selector(NSDocument.move(_:))
      case .revert: return #selector(NSDocument.revertToSaved(_:))
      case .pageSetup: return #selector(NSDocument.runPageLayout(_:))
      case .print: return #selector(NSDocument.printDocument(_:))
      default: return nil
      }
    }

    /// The selectors of text commands.
    private var textSelector: Selector? {
      switch self {
      // No public header declares these; windows implement them.
      case .undo: return Selector(("undo:"))
      case .redo: return Selector(("redo:"))
      case .cut: return #selector(NSText.cut(_:))
      case .copy: return #selector(NSText.copy(_:))
      case .paste: return #selector(NSText.paste(_:))
      case .pasteAndMatchStyle: return #selector(NSTextView.pasteAsPlainText(_:))
      case .delete: return #selector(NSText.delete(_:))
      case .selectAll: return #selector(NSText.selectAll(_:))
      case .jumpToSelection:
        return #selector((any NSStandardKeyBindingResponding).centerSelectionInVisibleArea(_:))
      case .showSpelling: return #selector(NSText.showGuessPanel(_:))
      case .checkSpelling: return #selector(NSText.checkSpelling(_:))
      case .checkSpellingWhileTyping:
        return #selector(NSTextView.toggleContinuousSpellChecking(_:))
      case .checkGrammar: return #selector(NSTextView.toggleGrammarChecking(_:))
      case .correctSpelling: return #selector(NSTextView.toggleAutomaticSpellingCorrection(_:))
      case .showSubstitutions: return #selector(NSTextView.orderFrontSubstitutionsPanel(_:))
      case .smartCopyPaste: return #selector(NSTextView.toggleSmartInsertDelete(_:))
      case .smartQuotes: return #selector(NSTextView.toggleAutomaticQuoteSubstitution(_:))
      case .smartDashes: return #selector(NSTextView.toggleAutomaticDashSubstitution(_:))
      case .smartLinks: return #selector(NSTextView.toggleAutomaticLinkDetection(_:))
      case .dataDetectors: return #selector(NSTextView.toggleAutomaticDataDetection(_:))
      case .textReplacement: return #selector(NSTextView.toggleAutomaticTextReplacement(_:))
      case .makeUpperCase: return #selector(NSResponder.uppercaseWord(_:))
      case .makeLowerCase: return #selector(NSResponder.lowercaseWord(_:))
      case .capitalize: return #selector(NSResponder.capitalizeWord(_:))
      case .startSpeaking: return #selector(NSTextView.startSpeaking(_:))
      case .stopSpeaking: return #selector(NSTextView.stopSpeaking(_:))
      case .underline: return #selector(NSText.underline(_:))
      case .copyStyle: return #selector(NSText.copyFont(_:))
      case .pasteStyle: return #selector(NSText.pasteFont(_:))
      case .alignLeft: return #selector(NSText.alignLeft(_:))
      case .alignCenter: return #selector(NSText.alignCenter(_:))
      case .alignRight: return #selector(NSText.alignRight(_:))
      case .justify: return #selector(NSTextView.alignJustified(_:))
      case .naturalDirection:
        return #selector((any NSStandardKeyBindingResponding).makeBaseWritingDirectionNatural(_:))
      case .leftToRight:
        return #selector(
          (any NSStandardKeyBindingResponding).makeBaseWritingDirectionLeftToRight(_:))
      case .rightToLeft:
        return #selector(
          (any NSStandardKeyBindingResponding).makeBaseWritingDirectionRightToLeft(_:))
      case .showRuler: return #selector(NSText.toggleRuler(_:))
      case .copyRuler: return #selector(NSText.copyRuler(_:))
      case .pasteRuler: return #selector(NSText.pasteRuler(_:))
      default: return nil
      }
    }

    /// The selectors of window commands.
    private var windowSelector: Selector? {
      switch self {
      case .showColors: return #selector(NSApplication.orderFrontColorPanel(_:))
      case .toolbar: return #selector(NSWindow.toggleToolbarShown(_:))
      case .customizeToolbar: return #selector(NSWindow.runToolbarCustomizationPalette(_:))
      case .sidebar: return #selector(NSSplitViewController.toggleSidebar(_:))
      case .inspector:
        if #available(macOS 14, *) { return #selector(NSSplitViewController.toggleInspector(_:)) }
        return nil
      case .tabBar: return #selector(NSWindow.toggleTabBar(_:))
      case .fullScreen: return #selector(NSWindow.toggleFullScreen(_:))
      case .minimize: return #selector(NSWindow.performMiniaturize(_:))
      case .zoom: return #selector(NSWindow.performZoom(_:))
      case .bringAllToFront: return #selector(NSApplication.arrangeInFront(_:))
      case .help: return #selector(NSApplication.showHelp(_:))
      default: return nil
      }
    }

    /// The command that sends a selector, or nil for a selector that several commands share or that none sends.
    static func item(sending selector: Selector) -> MenuSystemItem? {
      allCases.first { item in
        guard let action = item.appKitAction, action.tag == 0 else { return false }
        return action.selector == selector
      }
    }

    /// Whether the part of a window that the item shows is visible, or nil if the responder sets the state itself.
    func isOn(in window: NSWindow?) -> Bool? {
      guard let window else { return nil }
      switch self {
      case .toolbar: return window.toolbar?.isVisible
      case .fullScreen: return window.styleMask.contains(.fullScreen)
      default: return nil
      }
    }
  }
#endif
