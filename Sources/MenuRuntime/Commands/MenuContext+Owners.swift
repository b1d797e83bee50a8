// A handler without `await` is another type than one with it. Those that return a `MenuUndo` are generic: a closure of several
// statements without a `return` could be of the type that returns an optional, too.

extension MenuContext {
  // MARK: - Creating a context

  /// Creates a context for an owner, which it holds weakly.
  ///
  /// - Parameters:
  ///   - owner: What has the state and performs the commands.
  ///   - state: The key path of the state: `\.menuState`.
  ///   - perform: Performs a command.
  public init<Owner: AnyObject>(
    for owner: Owner, state: KeyPath<Owner, Command.State>,
    perform: @escaping @MainActor (Owner, Command) throws -> Void
  ) {
    self.init(
      owner, state,
      .now { [weak owner] command in
        if let owner { try perform(owner, command) }
        return nil
      })
  }

  /// Creates a context for an owner, which it holds weakly, with commands that return how they are undone.
  public init<Owner: AnyObject, Undo: MenuUndoing>(
    for owner: Owner, state: KeyPath<Owner, Command.State>,
    perform: @escaping @MainActor (Owner, Command) throws -> Undo
  ) {
    self.init(
      owner, state,
      .now { [weak owner] command in
        if let owner { try perform(owner, command).menuUndo } else { nil }
      })
  }

  /// Creates a context for an owner, which it holds weakly, with asynchronous commands.
  public init<Owner: AnyObject>(
    for owner: Owner, state: KeyPath<Owner, Command.State>,
    perform: @escaping @MainActor (Owner, Command) async throws -> Void
  ) {
    self.init(
      owner, state,
      .later { [weak owner] command in
        if let owner { try await perform(owner, command) }
        return nil
      })
  }

  /// Creates a context for an owner, which it holds weakly, with asynchronous commands that return how they are undone.
  public init<Owner: AnyObject, Undo: MenuUndoing>(
    for owner: Owner, state: KeyPath<Owner, Command.State>,
    perform: @escaping @MainActor (Owner, Command) async throws -> Undo
  ) {
    self.init(
      owner, state,
      .later { [weak owner] command in
        if let owner { try await perform(owner, command).menuUndo } else { nil }
      })
  }

  /// Creates a context for an owner, which it holds weakly, and whose commands `handling(_:for:perform:)` performs. What
  /// nobody handles is dimmed.
  public init<Owner: AnyObject>(for owner: Owner, state: KeyPath<Owner, Command.State>) {
    self.init(owner, state, .nobody)
  }

  private init<Owner: AnyObject>(
    _ owner: Owner, _ state: KeyPath<Owner, Command.State>, _ handler: Handler
  ) {
    self.init(
      Parts(
        read: { [weak owner] in owner?[keyPath: state] ?? Command.State() },
        activity: .activity(of: owner, for: MenuContext.self), handler: handler,
        hasOwner: { [weak owner] in owner != nil }))
  }

  /// Creates a context from two closures. It retains whatever they capture.
  public init(
    state: @escaping @MainActor () -> Command.State,
    perform: @escaping @MainActor (Command) throws -> Void
  ) {
    let handler = Handler.now { command in
      try perform(command)
      return nil
    }
    self.init(
      Parts(read: state, activity: MenuActivity(), handler: handler, hasOwner: { true }))
  }

  // MARK: - Handling blocks

  /// Returns the context with a handler for the commands of a block, which `perform` no longer gets. A later handler
  /// replaces an earlier one.
  ///
  /// ```swift
  /// let menus = NotesMenus(for: model, state: \.menuState)
  ///   .handling(NotesCommand.Note.self, for: editor) { editor, command in editor.perform(command) }
  ///   .handling(NotesCommand.Server.self, for: model) { model, command in try await model.perform(command) }
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
      .now { _ in
        if let owner { try perform(owner, part) }
        return nil
      }
    }
  }

  /// Returns the context with a handler for the commands of a block, which return how they are undone.
  public func handling<Block: MenuCommand, Owner: AnyObject, Undo: MenuUndoing>(
    _ block: Block.Type, for owner: Owner,
    perform: @escaping @MainActor (Owner, Block) throws -> Undo
  ) -> MenuContext where Block.State == Command.State {
    adding(owner) { [weak owner] (part: Block) in
      .now { _ in if let owner { try perform(owner, part).menuUndo } else { nil } }
    }
  }

  /// Returns the context with a handler for the commands of a block, which are asynchronous.
  public func handling<Block: MenuCommand, Owner: AnyObject>(
    _ block: Block.Type, for owner: Owner,
    perform: @escaping @MainActor (Owner, Block) async throws -> Void
  ) -> MenuContext where Block.State == Command.State {
    adding(owner) { [weak owner] (part: Block) in
      .later { _ in
        if let owner { try await perform(owner, part) }
        return nil
      }
    }
  }

  /// Returns the context with a handler for the commands of a block, which are asynchronous and return how they are undone.
  public func handling<Block: MenuCommand, Owner: AnyObject, Undo: MenuUndoing>(
    _ block: Block.Type, for owner: Owner,
    perform: @escaping @MainActor (Owner, Block) async throws -> Undo
  ) -> MenuContext where Block.State == Command.State {
    adding(owner) { [weak owner] (part: Block) in
      .later { _ in if let owner { try await perform(owner, part).menuUndo } else { nil } }
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
