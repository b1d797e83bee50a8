import MenuSyntax

extension ModuleResolver {
  /// Sets the question of a command and what follows it.
  mutating func resolve(_ syntax: QuestionSyntax, into command: inout Command) {
    command.confirmation = syntax.text.map { text($0) }
    var kinds: [NodeKind: Place] = [:]
    for part in syntax.parts {
      if let first = kinds[part.node.kind] {
        reportDuplicate(
          "duplicate-attribute", at: place(part), "`\(part.keyword.text)` is written twice",
          first: first)
        continue
      }
      kinds[part.node.kind] = place(part)
      switch part.node.kind {
      case .message: command.confirmationMessage = part.text.map { text($0) }
      case .answerTitle: command.confirmationButton = part.text.map { text($0) }
      case .during: command.confirmedWhen = condition(of: DuringSyntax(part.node))
      default: answerNames.append((CommandID(module.commands.count), part.commands.map(name)))
      }
    }
    if kinds.count == syntax.parts.count { reportOrder(of: syntax.parts) }
  }

  /// Reports the first part of a question that belongs before the one that it follows.
  private mutating func reportOrder(of parts: [QuestionPartSyntax]) {
    let order: [NodeKind] = [.message, .answerTitle, .answers, .during]
    let sorted = order.compactMap { kind in parts.first { $0.node.kind == kind } }
    for (before, part) in zip(parts, parts.dropFirst())
    where order.firstIndex(of: before.node.kind) ?? 0 > order.firstIndex(of: part.node.kind) ?? 0 {
      report(
        "question-order", at: place(part.keywordToken.span),
        "`\(part.keyword.text)` comes before `\(before.keyword.text)`",
        help: "The order is: the question, `message`, `button`, `or`, `when`.",
        fixes: [
          Fix(
            title: "Put them in order",
            edits: zip(parts, sorted).map { old, new in
              Edit(place: place(old), text: new.node.tree.source.text(of: new.span))
            })
        ])
      return
    }
  }

  /// Sets the further answers to questions, now that all commands are known.
  mutating func resolveAnswers() {
    for (id, names) in answerNames {
      var places: [CommandID: Place] = [:]
      for name in names {
        guard let answer = plainCommand(name, of: "or") else { continue }
        if let first = places[answer] {
          reportDuplicate(
            "duplicate-answer", at: name.place, "`\(name.text)` is an answer already",
            first: first)
        } else if answer == id {
          report(
            "answer-is-command", at: name.place,
            "`\(name.text)` is what the question is about, and no further answer",
            help: "The button that confirms performs it; `button \"…\"` gives that a title.")
        } else {
          module.commands[id.index].answers.append(answer)
        }
        places[answer] = name.place
      }
    }
  }
}
