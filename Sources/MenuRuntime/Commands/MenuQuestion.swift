/// A confirmation that a command needs, from the moment the command is chosen until people have answered.
///
/// Frameworks only present it. Whoever presents it retains it; if nobody does, its window is free again.
@MainActor
final class MenuQuestion {
  enum Status {
    /// The command has been chosen. The question has to be presented in the same turn of the run loop.
    case asked
    /// The question is on screen.
    case presented
    /// The turn is over and the question is not on screen, so it does not block its window. It may appear late.
    case lost
    case confirmed, cancelled
  }

  private(set) var status = Status.asked
  let item: MenuEntry<MenuAction>.Item
  /// The ID of the row at which to ask, or nil for the place itself.
  let anchor: AnyHashable?
  private let isUndoable: Bool
  /// Takes the question off the screen if it is taken back there. Set by who presents it.
  var takeOff: (@MainActor () -> Void)?
  /// Where the outcome is noted.
  private let ending: MenuEnding
  private weak var presenter: (any MenuPresenter)?
  private weak var window: AnyObject?

  /// The questions without an answer. A weak reference to a window cannot mean another one at the same address.
  private static var unanswered: [Reference] = []

  private struct Reference {
    weak var question: MenuQuestion?
  }

  init(
    _ item: MenuEntry<MenuAction>.Item, isUndoable: Bool, at anchor: AnyHashable?,
    in presenter: any MenuPresenter, _ ending: MenuEnding
  ) {
    self.item = item
    self.isUndoable = isUndoable
    self.anchor = anchor
    self.presenter = presenter
    self.ending = ending
    window = presenter.presentingWindow
    ending.cancel = { [weak self] in self?.cancel() }
  }

  deinit {
    // Nobody retains it, so nobody can answer.
    Task { @MainActor [ending] in ending.end(.cancelled) }
  }

  /// Whether a question is open in a window, which people have to answer first.
  static func isOpen(in window: AnyObject?) -> Bool {
    guard let window else { return false }
    return unanswered.contains { reference in
      guard let question = reference.question, question.window === window else { return false }
      return question.status == .asked || question.status == .presented
    }
  }

  /// The question itself.
  var text: String { item.confirmation ?? "" }
  /// The sentence below it.
  var message: String? { item.confirmationMessage }
  /// The title of the button that confirms.
  var confirmTitle: String {
    item.confirmationButton ?? MenuTexts.label(of: item.optionTitle ?? item.commandTitle)
  }
  /// The further answers, in order.
  var answers: [MenuEntry<MenuAction>.Answer] { item.answers }
  /// Whether the Return key may confirm: not if something could be lost by a key too many.
  var returnConfirms: Bool { isUndoable && !item.isDestructive }

  /// Presents the question.
  func ask() {
    // A lost question that is still waiting to appear makes way for this one.
    for case let lost? in Self.unanswered.map(\.question) where lost.window === window {
      if lost.status == .lost { lost.cancel() }
    }
    Self.unanswered.removeAll { $0.question == nil }
    Self.unanswered.append(Reference(question: self))
    presenter?.present(self)
    if status != .asked { return }
    presenter?.update(for: self)
    Task { @MainActor [weak self] in
      if let self, status == .asked { change(to: .lost) }
    }
  }

  /// Notes that the question is on screen.
  func presented() {
    switch status {
    case .asked: status = .presented
    case .lost:
      status = .presented
      // The framework may be in the middle of drawing.
      Task { @MainActor in presenter?.update(for: self) }
    case .presented, .confirmed, .cancelled: break
    }
  }

  /// Performs the command, if it can still be chosen. A framework may report that the question has left the screen
  /// before it reports the answer.
  func confirm() { answer(with: item.command, isUndoable: isUndoable) }

  /// Performs a further answer in place of the command. Nothing more is asked, whatever its own question is.
  func choose(_ answer: MenuEntry<MenuAction>.Answer) {
    self.answer(with: answer.command, isUndoable: answer.isUndoable)
  }

  private func answer(with command: MenuAction, isUndoable: Bool) {
    guard status != .confirmed else { return }
    change(to: .confirmed)
    // People take their time. Meanwhile the owner may have gone, or the state have changed.
    guard command.hasOwner(), command.isEnabled() else { return ending.end(.unavailable) }
    command.perform(at: presenter, isUndoable: isUndoable, ending)
  }

  /// Takes the question back, as where it is shown no longer. An answer that comes in the same turn counts.
  func cancel() {
    guard isUnanswered else { return }
    change(to: .cancelled)
    let takeOff = takeOff
    self.takeOff = nil
    takeOff?()
    Task { @MainActor in
      if status == .cancelled { ending.end(.cancelled) }
    }
  }

  /// Whether people can still answer.
  var isUnanswered: Bool { status != .confirmed && status != .cancelled }

  private func change(to status: Status) {
    self.status = status
    if !isUnanswered { Self.unanswered.removeAll { $0.question === self } }
    presenter?.update(for: self)
  }
}
