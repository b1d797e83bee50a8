import MenuModel
import MenuSyntax

/// Menus and toolbars outside of the menu bar.
extension MenuPlanner {
  mutating func plan(_ surface: FoundSurface) {
    switch surface.kind {
    case .menuBar, .menuBarPart: break
    case .contextMenu, .editMenu: planItem(surface)
    case .pullDown(let title, let image): planButton(surface, title, image)
    case .toolbar: planToolbar(surface)
    case .menu(let title) where placesAll: planUnknown(surface, title)
    case .menu(let title): planNamedMenu(surface, title: title, reason: nil)
    case .swipe(let edge, let isFull): planSwipe(surface, edge, isFull: isFull)
    case .quickActions: planQuickActions(surface)
    case .dockMenu where plan.dockMenu != nil:
      planNamedMenu(surface, title: nil, reason: "another Dock menu, and an app has one")
    case .dockMenu: planDockMenu(surface)
    case .statusMenu(let title, let image): planStatusItem(surface, title, image)
    }
  }

  // MARK: Names

  /// Words of types and functions that don't tell what they are of.
  private static let generalWords: Set<String> = [
    "view", "controller", "window", "menu", "context", "for", "make", "build", "create", "get",
    "body", "table",
    "outline", "collection", "item", "items", "modifier", "configuration", "contextual", "swift",
    "ui", "ns", "actions",
    "row", "at", "with", "delegate", "manager", "provider", "the", "button", "toolbar", "content",
    "cell",
  ]

  /// The name of a type without what all views and controllers are called: `NoteList` of `NoteListViewController`.
  static func base(_ owner: String?) -> String {
    var words = NameChooser.words(
      of: owner.map { String($0.prefix { $0 != "<" && $0 != "(" }) } ?? "")
    while words.count > 1, let last = words.last?.lowercased(),
      ["view", "controller", "delegate", "ui"].contains(last)
    {
      words.removeLast()
    }
    return NameChooser.upperCamel(words)
  }

  /// What the name of a function or property says about its menu: `note` of `contextMenu(forNote:)`.
  private static func detail(_ name: String?) -> String {
    let words = NameChooser.words(of: name ?? "").filter { !generalWords.contains($0.lowercased()) }
    return NameChooser.upperCamel(Array(words.prefix(4)))
  }

  /// Says what the surface is called in the file, and the screen that it is in.
  mutating func call(_ names: String...) {
    plan.names[surface] = names.joined(separator: ".")
  }

  static func kindOfOwner(_ surface: FoundSurface) -> String {
    surface.owner ?? "file \(surface.place.source)"
  }

  /// The number of the screen of an owner, which is declared at its first surface.
  mutating func screen(of surface: FoundSurface) -> Int {
    let owner = Self.kindOfOwner(surface)
    if let known = screensByOwner[owner] { return known }
    let base = Self.base(surface.owner)
    let name = names.chooseType(
      [base, base + "Screen"], app: plan.appName, suffixes: ["", "Toolbar", "MoreButton"],
      orElse: "Main")
    screensByOwner[owner] = plan.screens.count
    plan.screens.append(PlannedScreen(name: name, place: surface.place))
    return plan.screens.count - 1
  }

  // MARK: Context and edit menus

  /// Whether an owner has more than one surface, so that they share a screen.
  func sharesScreen(_ surface: FoundSurface) -> Bool {
    guard let owner = surface.owner else { return false }
    let count = found.surfaces.count { other in
      guard other.owner == owner else { return false }
      switch other.kind {
      case .contextMenu, .editMenu, .pullDown, .toolbar: return true
      case .menu: return placesAll
      case .menuBar, .menuBarPart, .swipe, .quickActions, .dockMenu, .statusMenu: return false
      }
    }
    return count > (surface.isSwipe ? 0 : 1)
  }

  /// The entries of a whole menu.
  mutating func entries(of surface: FoundSurface) -> [PlannedEntry] {
    surface.entries.isEmpty ? [emptyComment(surface.place)] : entries(surface.entries, in: .menu)
  }

  /// - Parameter comment: What to say above the menu.
  private mutating func planItem(_ surface: FoundSurface, comment: String? = nil) {
    let isEditMenu = surface.kind == .editMenu
    var entries = entries(of: surface)
    if let comment { entries.insert(self.comment(comment, at: surface.place), at: 0) }
    let base = Self.base(surface.owner)
    let detail = Self.detail(surface.name)
    let screen = sharesScreen(surface) ? self.screen(of: surface) : nil
    let candidates = screen == nil ? [base, base + detail] : [detail, base + "Item"]
    let name = names.chooseType(
      candidates, app: plan.appName, suffixes: [isEditMenu ? "EditMenu" : "ContextMenu", "Swipes"],
      orElse: detail.isEmpty ? "Item" : detail)
    let part = part(isEditMenu ? .editMenu : .contextMenu, of: surface, entries)
    let id = add(PlannedItem(name: name, parts: [part], place: surface.place), to: screen)
    if !isEditMenu { itemsByOwner[Self.kindOfOwner(surface), default: []].append(id) }
    call(fullName(of: id))
  }

  // MARK: Buttons

  private mutating func planButton(
    _ surface: FoundSurface, _ title: FoundText?, _ image: FoundImage?, comment: String? = nil
  ) {
    let screen = self.screen(of: surface)
    let title = text(title)
    var entries = entries(of: surface)
    if let comment { entries.insert(self.comment(comment, at: surface.place), at: 0) }
    if let other = otherImage(image, at: surface.place) { entries.insert(other, at: 0) }
    let literal = title?.plain ?? ""
    let isMore =
      image.map { ["ellipsis", "ellipsis.circle"].contains($0.name) } ?? false
      && (title == nil || literal == "More")
    var name: String?
    if !isMore || plan.screens[screen].buttons.contains(where: { $0.name == nil }) {
      let ofImage = NameChooser.upperCamel(NameChooser.words(of: image.map(Self.plainName) ?? ""))
      let ofTitle = NameChooser.upperCamel(Array(NameChooser.words(of: literal).prefix(4)))
      // The name is the screen's own, and the type of both names is the module's.
      name = buttonName([ofTitle, Self.detail(surface.name), ofImage], in: screen)
    }
    plan.screens[screen].buttons.append(
      PlannedButton(
        surface: self.surface, name: name, title: title, image: image,
        platforms: platformsToName(of: surface),
        entries: entries,
        place: surface.place))
    call(plan.screens[screen].name, name ?? "More")
  }

  /// What an image is called; `Action` of AppKit's `NSActionTemplate`.
  private static func plainName(_ image: FoundImage) -> String {
    let name = image.name
    if image.isSymbol || !name.hasPrefix("NS") { return name }
    return String(name.dropFirst(2).dropLast(name.hasSuffix("Template") ? 8 : 0))
  }

  private mutating func buttonName(_ candidates: [String], in screen: Int) -> String {
    let owner = plan.screens[screen].name
    let first = candidates.first { !$0.isEmpty } ?? "Menu"
    var number = 1
    while true {
      let name = number == 1 ? first : "\(first)\(number)"
      let isTaken = plan.screens[screen].buttons.contains { $0.name == name } || name == "More"
      if !isTaken, names.isFree(owner + name + "Button") {
        names.reserve(owner + name + "Button")
        return name
      }
      number += 1
    }
  }

  // MARK: Toolbars

  private static let platformsWithToolbars: [Platform] = [
    .iOS, .iPadOS, .macOS, .watchOS, .visionOS,
  ]

  private mutating func planToolbar(_ surface: FoundSurface) {
    let own = Self.platforms(of: surface)
    let platforms = Self.platformsWithToolbars.filter {
      plan.platforms.contains($0) && (own.isEmpty || own.contains($0))
    }
    var toolbar = PlannedToolbar(surface: self.surface, place: surface.place)
    beginToolbar(for: platforms)
    for platform in platforms {
      var entries = entries(surface.entries, in: .toolbar(platform))
      if !toolbar.blocks.isEmpty { entries = entries.withoutComments }
      if !entries.isEmpty { toolbar.blocks.append((platform, entries, surface.place)) }
    }
    endToolbar()
    if platforms.isEmpty {
      _ = unreadAll(surface.entries, "a toolbar for platforms that have none", at: surface.place)
      return
    }
    let screen = self.screen(of: surface)
    if plan.screens[screen].toolbar == nil {
      plan.screens[screen].toolbar = toolbar
      call(plan.screens[screen].name, "toolbar")
      return
    }
    let base = Self.base(surface.owner)
    toolbar.name = names.chooseType(
      [base + Self.detail(surface.name), base + "Toolbar"], app: plan.appName,
      suffixes: ["Toolbar"], orElse: "Main")
    if let name = toolbar.name { call(name) }
    plan.toolbars.append(toolbar)
  }

  // MARK: Menus of which the code does not tell where they are shown

  /// Key commands are in a menu only if people look for them while they hold Command.
  static let keyCommandsReason = "key commands, which no menu shows"

  private mutating func planUnknown(_ surface: FoundSurface, _ title: FoundText?) {
    let commands = surface.entries.commands
    let isOfKeys =
      proposesMenuBar && title == nil && !commands.isEmpty
      && commands.allSatisfy { $0.command.isKeyCommand }
    if surface.isKeyList || isOfKeys {
      return planNamedMenu(surface, title: title, reason: Self.keyCommandsReason)
    }
    if surface.entries.allSatisfy(\.isUnread) {
      plan.rest += entries(of: surface).flatMap(\.comments)
      return
    }
    // AppKit has a menu by itself open where the pointer is; UIKit and SwiftUI have a button for it.
    let isContextMenu = surface.framework == .appkit
    let words =
      "the code does not tell where this menu is shown; here it is "
      + (isContextMenu ? "a context menu" : "that of a button")
    note(words, at: surface.place)
    if isContextMenu {
      planItem(surface, comment: words)
    } else {
      planButton(surface, title, nil, comment: words)
    }
  }

  private func comment(_ words: String, at place: Place) -> PlannedEntry {
    PlannedEntry(.comment("\(places[place]): \(words)"), place)
  }

  // MARK: Named menus

  /// A menu for others to include.
  ///
  /// - Parameter reason: Why it is in no surface; nil where that is not known.
  mutating func planNamedMenu(_ surface: FoundSurface, title: FoundText?, reason: String?) {
    if let reason { note(reason, at: surface.place) }
    let entries = entries(of: surface)
    let title = text(title)
    let literal = title?.plain ?? ""
    let ofTitle = NameChooser.upperCamel(Array(NameChooser.words(of: literal).prefix(4)))
    let base = Self.base(surface.owner)
    let fallback = surface.kind == .dockMenu ? "DockMenu" : "Menu"
    let name = names.chooseType(
      [ofTitle, Self.detail(surface.name), base + fallback], app: plan.appName, orElse: fallback)
    if plan.names[self.surface] == nil { call(name) }
    plan.menus.append(
      PlannedNamedMenu(
        surface: self.surface, name: name, title: title,
        reason: reason, comment: reason.map { "\(places[surface.place]): \($0)" },
        entries: entries,
        place: surface.place))
  }
}
