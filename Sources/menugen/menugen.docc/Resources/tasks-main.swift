import MenuRuntime

let model = Model()
model.perform(.done)
for command in TasksCommand.allCommands(in: model.state) {
  print(command.title(in: model.state), command.shortcut?.glyphs ?? "")
}
