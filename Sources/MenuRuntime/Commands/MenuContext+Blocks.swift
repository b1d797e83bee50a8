extension MenuContext {
  /// Returns the context with a handler for the commands of a block, which `perform` no longer gets. A later handler
  /// replaces an earlier one.
  ///
  /// ```swift
  /// let menus = NotesMenus(for: model, state: \.menuState)
  ///   .handling(NotesCommand.Note.self, for: editor) { editor, command in editor.perform(command) }
  ///   .handling(NotesCommand.Folder.self, for: model) { model, command in try await model.perform(command) }
  /// ```
  ///
  /// A view controller can answer for its own block as long as it is in front:
  /// `menus.handling(NotesCommand.Note.self, for: self) { … }.attach(to: self)`.
  ///
  /// - Parameters:
  ///   - block: The enum of the block.
  ///   - owner: What performs the commands. It is held weakly; once it is gone, they do nothing.
  public func handling<Block: MenuCommand, Owner: AnyObject>(
    _ block: Block.Type, for owner: Owner,
    perform: @escaping @MainActor (Owner, Block) throws -> Void
  ) -> MenuContext where Block.State == Command.State {
    adding(owner) { [weak owner] (part: Block) in
      .now { _, _ in if let owner { try perform(owner, part) } }
    }
  }

  /// Returns the context with a handler for the commands of a block, which performs them with their origin.
  public func handling<Block: MenuCommand, Owner: AnyObject>(
    _ block: Block.Type, for owner: Owner,
    perform: @escaping @MainActor (Owner, Block, MenuOrigin) throws -> Void
  ) -> MenuContext where Block.State == Command.State {
    adding(owner) { [weak owner] (part: Block) in
      .now { _, origin in if let owner { try perform(owner, part, origin) } }
    }
  }

  /// Returns the context with a handler for the commands of a block, which performs them asynchronously.
  public func handling<Block: MenuCommand, Owner: AnyObject>(
    _ block: Block.Type, for owner: Owner,
    perform: @escaping @MainActor (Owner, Block) async throws -> Void
  ) -> MenuContext where Block.State == Command.State {
    adding(owner) { [weak owner] (part: Block) in
      .later { _, _ in if let owner { try await perform(owner, part) } }
    }
  }

  /// Returns the context with a handler for the commands of a block, which performs them asynchronously and with their origin.
  public func handling<Block: MenuCommand, Owner: AnyObject>(
    _ block: Block.Type, for owner: Owner,
    perform: @escaping @MainActor (Owner, Block, MenuOrigin) async throws -> Void
  ) -> MenuContext where Block.State == Command.State {
    adding(owner) { [weak owner] (part: Block) in
      .later { _, origin in if let owner { try await perform(owner, part, origin) } }
    }
  }

  /// Returns the context with nobody for the commands of a block.
  func handling<Part: MenuCommand>(_ block: Part.Type) -> MenuContext {
    adding(
      Block(
        handler: { command in command.block is Part ? .nobody : nil }, hasOwner: { true }))
  }

  private func adding<Part: MenuCommand, Owner: AnyObject>(
    _ owner: Owner, _ handler: @escaping @MainActor (Part) -> Handler
  ) -> MenuContext {
    adding(
      Block(
        handler: { command in (command.block as? Part).map(handler) },
        hasOwner: { [weak owner] in owner != nil }))
  }
}
