// What all walks at random have.
import AppleSupport
import Foundation
import MenuRuntime

/// The numbers of a seed (SplitMix64).
struct Seeded: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

extension NotesState {
  /// Some state of the app; in one of four nothing is selected.
  static func random(using chance: inout Seeded) -> NotesState {
    NotesState(
      hasSelection: Int.random(in: 0..<4, using: &chance) != 0,
      isPinned: Bool.random(using: &chance), isLocked: Bool.random(using: &chance),
      noteCount: Int.random(in: 0..<3, using: &chance),
      sortOrder: Bool.random(using: &chance) ? .edited : .title,
      folders: (0..<Int.random(in: 0..<4, using: &chance)).map {
        Folder(id: MenuElementID(rawValue: "f\($0)"), title: "Folder \($0)")
      })
  }
}

/// An undo manager that stays while views, windows and owners go, as that of a document does.
@MainActor
final class Undoing {
  let manager = UndoManager()
  private var changes = Changes()

  /// A context of an owner whose changes are undone here.
  func menus(of owner: NotesModel) -> MenuContext<NotesCommand> {
    MenuContext(for: owner, state: \.menuState) { [weak self] owner, command in
      owner.perform(command)
      return command == .rename ? self?.change() : nil
    }
  }

  private func change() -> MenuUndo {
    let id = changes.make()
    return MenuUndo(for: self) {
      $0.changes.made.remove(id)
    } redo: {
      $0.changes.made.insert(id)
    }
  }

  /// Undoes or redoes, as people may at any time. The view in which the command was chosen may be gone.
  func go(_ record: inout Record, using chance: inout Seeded) {
    manager.endTurn()
    guard manager.canUndo else {
      if manager.canRedo { manager.redo() }
      return
    }
    let before = changes.made
    record.expect(manager.undoActionName == "Rename", "Undo is called \(manager.undoActionName)")
    manager.undo()
    record.expect(changes.made.isStrictSubset(of: before), "nothing is taken back")
    record.expect(manager.canRedo, "there is no Redo after an undo")
    record.count("undone")
    if Bool.random(using: &chance) { return }
    record.expect(manager.redoActionName == "Rename", "Redo is called \(manager.redoActionName)")
    manager.redo()
    record.expect(changes.made == before, "Redo does not make again what was undone")
    record.count("redone")
  }
}

/// The changes that commands have made and nobody has undone.
struct Changes {
  var made: Set<Int> = []
  private var last = 0

  /// Makes another change.
  mutating func make() -> Int {
    last += 1
    made.insert(last)
    return last
  }
}

/// Waits for a result that has to come eventually, which takes a while on a busy machine: for two seconds at most.
@MainActor
func eventually(_ done: @MainActor () -> Bool) async {
  await settle(until: done)
  for _ in 0..<200 where !done() { try? await Task.sleep(nanoseconds: 10_000_000) }
}

/// Something weakly held, which has to be gone.
@MainActor
struct Weak {
  weak var object: AnyObject?
  let what: String
}

/// The faults of a walk, and how often things happened in it.
@MainActor
struct Record {
  let seed: UInt64
  var step = 0
  private(set) var faults = 0
  private(set) var counts: [String: Int] = [:]

  /// The steps of each of the four seeds.
  static var stepsPerSeed: Int {
    (Int(ProcessInfo.processInfo.environment["STRESS_STEPS"] ?? "") ?? 8_000) / 4
  }

  init(seed: UInt64) { self.seed = seed }

  mutating func expect(_ condition: Bool, _ what: @autoclosure () -> String) {
    if condition { return }
    faults += 1
    if faults <= 10 { print("seed \(seed), step \(step): \(what())") }
  }

  /// Whether the rest of the walk would only show more of the same, and wait for it.
  var isGivenUp: Bool { faults >= 10 }

  mutating func count(_ what: String) { counts[what, default: 0] += 1 }

  /// Makes contexts for many owners, after which the library no longer knows those that are gone. Of the objects that it
  /// has weak references to, Swift marks pointers with bits that LeakSanitizer does not know.
  private static func forgetOwners() {
    for owner in (0..<64).map({ _ in NotesModel() }) { _ = owner.menus }
  }

  /// Prints what walks did; exits with 1 after a fault, or if something hardly happened that is to be tried.
  static func report(_ records: [Record], of kinds: [String]) -> Never {
    var counts: [String: Int] = [:]
    for record in records { counts.merge(record.counts) { $0 + $1 } }
    print(counts.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: ", "))
    let missing = kinds.filter { counts[$0, default: 0] < 20 }
    if !missing.isEmpty { print("hardly tried: \(missing)") }
    let faults = records.reduce(missing.count) { $0 + $1.faults }
    print("\(records.reduce(0) { $0 + $1.step }) steps, \(faults) faults")
    forgetOwners()
    exit(faults == 0 ? 0 : 1)
  }
}
