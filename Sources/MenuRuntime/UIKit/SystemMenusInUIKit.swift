#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import UIKit

  @MainActor
  extension MenuBarPlace {
    /// The identifier of UIKit's menu, or nil for one of the app's own menus.
    var systemMenu: UIMenu.Identifier? {
      switch self {
      case .app: return .application
      case .file: return .file
      case .edit: return .edit
      case .format: return .format
      case .view: return .view
      case .window: return .window
      case .help: return .help
      case .own: return nil
      }
    }

    /// The name that identifies one of the app's own menus in UIKit.
    var name: String {
      if case .own(let name) = self { return "menu." + name }
      return String(describing: self)
    }
  }

  @MainActor
  extension MenuSystemItem {
    /// The menu or group of UIKit's main menu for the item, or the one that contains it; nil if UIKit has none.
    ///
    /// Several items may share a group: Hide Others and Show All come with `hide`.
    var systemMenu: UIMenu.Identifier? {
      switch self {
      case .about: return .about
      case .settings: return .preferences
      case .services: return .services
      case .hide, .hideOthers, .showAll: return .hide
      case .quit: return .quit
      case .openRecent: return .openRecent
      case .close: return .close
      case .share: return .share
      case .undo, .redo: return .undoRedo
      case .print: return .print
      case .cut, .copy, .paste, .pasteAndMatchStyle, .delete, .select, .selectAll:
        return .standardEdit
      case .findMenu, .find, .findNext, .findPrevious, .useSelectionForFind, .jumpToSelection,
        .replace:
        return .find
      case .spelling: return .spelling
      case .showSpelling, .checkSpelling: return .spellingPanel
      case .checkSpellingWhileTyping, .checkGrammar, .correctSpelling: return .spellingOptions
      case .substitutions: return .substitutions
      case .showSubstitutions: return .substitutionsPanel
      case .smartCopyPaste, .smartQuotes, .smartDashes, .smartLinks, .dataDetectors,
        .textReplacement:
        return .substitutionOptions
      case .transformations, .makeUpperCase, .makeLowerCase, .capitalize: return .transformations
      case .speech, .startSpeaking, .stopSpeaking: return .speech
      case .lookUp: return .lookup
      case .font, .showFonts: return .font
      case .text: return .text
      case .bold, .italic, .underline: return .textStyle
      case .bigger, .smaller: return .textSize
      case .showColors: return .textColor
      case .copyStyle, .pasteStyle: return .textStylePasteboard
      case .alignment, .alignLeft, .alignCenter, .justify, .alignRight: return .alignment
      case .writingDirection, .naturalDirection, .leftToRight, .rightToLeft:
        return .writingDirection
      case .toolbar, .customizeToolbar: return .toolbar
      case .sidebar: return .sidebar
      case .fullScreen: return .fullscreen
      case .minimize, .zoom: return .minimizeAndZoom
      case .bringAllToFront: return .bringAllToFront
      case .help: return .help
      default: return newerSystemMenu
      }
    }

    /// Whether the item can be found by its action within its group.
    var isCommandOfItsOwn: Bool {
      switch self {
      case .print, .duplicate, .rename, .moveTo, .cut, .copy, .paste, .pasteAndMatchStyle, .delete,
        .select, .selectAll, .find, .findNext, .findPrevious, .useSelectionForFind, .replace, .bold,
        .italic, .underline, .bigger, .smaller:
        return true
      default: return false
      }
    }

    /// The menus added in iOS 16, 18.1 and 26.
    private var newerSystemMenu: UIMenu.Identifier? {
      guard #available(iOS 16, *) else { return nil }
      if self == .duplicate || self == .rename || self == .moveTo { return .document }
      guard #available(iOS 18.1, *) else { return nil }
      if self == .open { return .open }
      guard #available(iOS 26, *) else { return nil }
      return self == .new ? .newItem : nil
    }
  }
#endif
