import MenuModel

extension SampleModules {
  /// A module of many commands in menus of 20, as a large app has them.
  ///
  /// - Parameters:
  ///   - count: The number of commands.
  ///   - blockSize: The commands of a named block; nil for one enum.
  static func large(_ count: Int, blockSize: Int? = nil) -> MenuModule {
    var large = ModuleFactory(app: "Large", path: "Large.menu", source: "app Large")
    large.state("isOpen", .bool)
    large.state("itemCount", .int)
    large.state("selectedName", .string)
    large.choice("Order", [("byName", "Name", nil), ("byDate", "Date", "calendar")])
    large.state("order", .choice(large.choice("Order")))
    large.list("Window", field: "windows")
    if blockSize == nil { large.block() }
    var item = Item(name: large.name("Item0"), documentation: [], place: large.place("app"))
    for index in 0..<count {
      if let blockSize, index % blockSize == 0 { large.block("Group\(index / blockSize)") }
      large.command("command\(index)", "Command Number \(index)") { command, large in
        command.image = .symbol(large.name("square.\(index)"))
        if index % 10 == 0 { command.enabled = large.variable("isOpen") }
        if index % 25 == 3 {
          command.on = large.variable("isOpen")
          command.titleWhenOn = large.text("Other Command \(index)")
        }
        if index % 40 == 7 {
          command.payload = .choice(large.state("order"), large.choice("Order"))
        }
        if index % 100 == 11 { command.payload = .list(ListID(0)) }
        if index % 50 == 13 {
          command.isDestructive = true
          command.confirmation = large.text("Delete {itemCount} of “{selectedName}”?")
        }
        if index % 20 == 1 {
          command.key = KeyChord(
            [.command, .shift], Character(UnicodeScalar(97 + UInt8(index % 26))))
        }
      }
      var entries = item.contextMenu?.entries ?? []
      entries.append(
        Entry(
          kind: .command(CommandPlacement(command: CommandID(index))), place: large.place("app")))
      item.contextMenu = large.contextMenu(entries, at: "app")
      if entries.count == 20 || index + 1 == count {
        large.module.looseItems.append(item)
        item = Item(
          name: large.name("Item\(index)"), documentation: [], place: large.place("app"))
      }
    }
    return large.module
  }
}
