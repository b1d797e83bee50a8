#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  // AppKit adds tabs, the list of windows, dictation and emoji by itself, so they are not included here.

  nonisolated extension MenuBarPlace {
    /// The system's items in a whole menu, by group.
    var systemGroups: [[MenuSystemItem]] {
      switch self {
      case .app:
        return [[.about], [.settings], [.services], [.hide, .hideOthers, .showAll], [.quit]]
      case .file:
        return [
          [.new, .open, .openRecent],
          [.close, .save, .duplicate, .saveAs, .rename, .moveTo, .revert],
          [.pageSetup, .print],
        ]
      case .edit:
        return [
          [.undo, .redo],
          [.cut, .copy, .paste, .pasteAndMatchStyle, .delete, .selectAll],
          [.findMenu, .spelling, .substitutions, .transformations, .speech],
        ]
      case .format: return [[.font, .text]]
      case .view: return [[.toolbar, .customizeToolbar], [.sidebar], [.fullScreen]]
      case .window: return [[.minimize, .zoom], [.bringAllToFront]]
      case .help: return [[.help]]
      case .own: return []
      }
    }
  }

  nonisolated extension MenuSystemItem {
    /// The items of a submenu by group, empty if AppKit or the app fills it; nil for a command.
    var menuGroups: [[MenuSystemItem]]? {
      switch self {
      case .services, .openRecent: return []
      case .findMenu:
        return [
          [.find, .replace, .findNext, .findPrevious, .useSelectionForFind, .jumpToSelection]
        ]
      case .spelling:
        return [
          [.showSpelling, .checkSpelling],
          [.checkSpellingWhileTyping, .checkGrammar, .correctSpelling],
        ]
      case .substitutions:
        return [
          [.showSubstitutions],
          [
            .smartCopyPaste, .smartQuotes, .smartDashes, .smartLinks, .dataDetectors,
            .textReplacement,
          ],
        ]
      case .transformations: return [[.makeUpperCase, .makeLowerCase, .capitalize]]
      case .speech: return [[.startSpeaking, .stopSpeaking]]
      case .font:
        return [
          [.showFonts, .bold, .italic, .underline], [.bigger, .smaller], [.showColors],
          [.copyStyle, .pasteStyle],
        ]
      case .text:
        return [
          [.alignLeft, .alignCenter, .justify, .alignRight], [.writingDirection],
          [.showRuler, .copyRuler, .pasteRuler],
        ]
      case .alignment: return [[.alignLeft, .alignCenter, .justify, .alignRight]]
      case .writingDirection: return [[.naturalDirection, .leftToRight, .rightToLeft]]
      default: return nil
      }
    }
  }
#endif
