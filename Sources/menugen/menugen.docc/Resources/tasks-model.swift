@MainActor
final class Model {
  var isDone = false

  var state: TasksState { TasksState(isDone: isDone) }

  func perform(_ command: TasksCommand) {
    switch command {
    case .newTask: print("A new task")
    case .done: isDone.toggle()
    case .delete: print("Gone")
    }
  }
}
