import MenuModel
import MenuSyntax

/// Goes through the code of one command, and through the app's functions that it calls.
final class ActionRunner {
  /// What is known of the local names of a function.
  private final class Locals {
    var values: [String: SwiftExpression] = [:]
    /// The alerts with something to fill in, and those with a view that may be that.
    var forms: Set<String> = []
    var unclear: Set<String> = []
    var titles: [String: FoundText] = [:]
    /// Whether a branch before has ended the function at times.
    var mayHaveEnded = false
  }

  private let index: ProjectIndex
  private let presentations: Presentations
  private let silent: SilentFiles
  private var steps = Limits.actionSteps
  /// The functions that are being gone through.
  private var running: [Place] = []

  init(_ index: ProjectIndex, _ presentations: Presentations, _ silent: SilentFiles) {
    self.index = index
    self.presentations = presentations
    self.silent = silent
  }

  /// The effect of what is not understood: none in a file that shows nothing.
  private func unknown(in scope: SwiftScope) -> ActionEffect {
    silent.contains(scope.file) ? .nothing : .unseen
  }

  func effect(of statements: [SwiftStatement], in scope: SwiftScope) -> ActionEffect {
    // Of an action that only tells others, nobody knows what they do.
    if statements.count == 1, case .expression(let only) = statements[0].kind,
      let call = only.call, Self.isPost(call)
    {
      return .unseen
    }
    return effect(of: statements, Locals(), in: scope)
  }

  private static func isPost(_ call: SwiftCall) -> Bool {
    call.path.first == "NotificationCenter" && call.name == "post"
  }

  // MARK: Statements

  private func effect(
    of statements: [SwiftStatement], _ locals: Locals, in scope: SwiftScope
  ) -> ActionEffect {
    statements.reduce(.nothing) { effect, statement in
      steps -= 1
      guard steps > 0 else { return .unseen }
      return effect.then(self.effect(of: statement, locals, in: scope))
    }
  }

  private func effect(
    of statement: SwiftStatement, _ locals: Locals, in scope: SwiftScope
  ) -> ActionEffect {
    let mayHaveEnded = locals.mayHaveEnded
    let effect = plainEffect(of: statement, locals, in: scope)
    return mayHaveEnded ? effect.ifAtAll : effect
  }

  private func plainEffect(
    of statement: SwiftStatement, _ locals: Locals, in scope: SwiftScope
  ) -> ActionEffect {
    switch statement.kind {
    case .expression(let value), .returned(let value?): return effect(of: value, locals, in: scope)
    case .assignment(let target, let sign, let value):
      let given = effect(of: value, locals, in: scope)
      return given.then(effect(ofSetting: target, sign, to: value, locals, in: scope))
    case .variable(let variable):
      locals.values[variable.name] = variable.value
      return variable.value.map { effect(of: $0, locals, in: scope) } ?? .nothing
    case .conditional(let branches): return effect(of: branches, locals, in: scope)
    case .guarded(let branch):
      let conditions = effect(of: branch.conditions, locals, in: scope)
      let ended = locals.mayHaveEnded
      let otherwise = effect(of: branch.statements, locals, in: scope).ifAtAll
      // What has to hold for a command to do anything says nothing of what it does.
      locals.mayHaveEnded = ended
      return conditions.then(otherwise)
    case .switched(let subject, let cases):
      let first = effect(of: subject, locals, in: scope)
      let effects = cases.map { effect(of: $0.statements, locals, in: scope) }
      return first.then(.either(effects))
    case .loop(_, let sequence, let body):
      let inner = effect(of: body, locals, in: scope).ifAtAll
      return effect(of: sequence, locals, in: scope).then(inner)
    case .block(let inner): return effect(of: inner, locals, in: scope)
    case .compiled(let branches):
      // An ellipsis is for the Mac.
      var (own, others): ([ActionEffect], [ActionEffect]) = ([], [])
      for branch in branches {
        let effect = effect(of: branch.statements, locals, in: scope)
        if branch.condition.platforms.contains(.macOS) {
          own.append(effect)
        } else {
          others.append(effect.ifAtAll)
        }
      }
      return .either(own).then(.either(others))
    case .returned:
      locals.mayHaveEnded = true
      return .nothing
    case .function, .type, .enumCases: return .nothing
    case .other: return unknown(in: scope)
    }
  }

  private func effect(
    of branches: [SwiftBranch], _ locals: Locals, in scope: SwiftScope
  ) -> ActionEffect {
    var first = ActionEffect.nothing
    var effects: [ActionEffect] = []
    for branch in branches {
      let conditions = effect(of: branch.conditions, locals, in: scope)
      first = first.then(effects.isEmpty ? conditions : conditions.ifAtAll)
      let effect = effect(of: branch.statements, locals, in: scope)
      // That a command cannot do anything now says nothing of what it does.
      if branches.count > 1, branch.refuses {
        first = first.then(effect.ifAtAll)
      } else {
        effects.append(effect)
      }
    }
    // `if let window { panel.beginSheetModal(for: window) }` is there to have a window.
    let isBinding =
      branches.count == 1
      && branches[0].conditions.allSatisfy { condition in
        if case .binding = condition { return true }
        return condition.value?.call?.name == "#available"
      }
    if branches.last?.conditions.isEmpty == false, !isBinding { effects.append(.nothing) }
    return first.then(.either(effects))
  }

  private func effect(
    of conditions: [SwiftCondition], _ locals: Locals, in scope: SwiftScope
  ) -> ActionEffect {
    conditions.reduce(.nothing) { effect, condition in
      if case .binding(let variable) = condition, let value = variable.value {
        locals.values[variable.name] = value
      }
      let value = condition.value.map { self.effect(of: $0, locals, in: scope) }
      return effect.then(value ?? .nothing)
    }
  }

  // MARK: Assignments

  private func effect(
    ofSetting target: SwiftExpression, _ sign: String, to value: SwiftExpression,
    _ locals: Locals, in scope: SwiftScope
  ) -> ActionEffect {
    guard sign == "=", let path = target.plainPath, let name = path.last else {
      return unknown(in: scope)
    }
    if path == ["_"] { return .nothing }
    if path.count == 2, let type = typeName(of: path[0], locals, in: scope), type == "NSAlert" {
      if name == "accessoryView" {
        let view = value.path?.last.flatMap { typeName(of: $0, locals, in: scope) }
        if Self.fields.contains(view ?? value.call?.name ?? "") {
          locals.forms.insert(path[0])
        } else {
          locals.unclear.insert(path[0])
        }
      } else if name == "messageText" {
        let text = Evaluator(index).plainTitle(of: value, in: scope)
        locals.titles[path[0]] = text.segments == nil ? nil : text
      }
      return .nothing
    }
    if path.count < 3, locals.values[path[0]] != nil { return .nothing }
    // That something is no longer shown.
    if value.isNil || value.bool == false { return .nothing }
    if let effect = presentations.effect(ofSetting: path, to: value, in: scope) { return effect }
    // Anything that the state drives may be on screen then.
    return unknown(in: scope)
  }

  private static let fields: Set = [
    "NSTextField", "NSSecureTextField", "NSComboBox", "NSPopUpButton", "NSDatePicker",
    "NSTokenField", "NSSearchField",
  ]

  /// The class of a local or a property, as its value or its declaration has it.
  private func typeName(of name: String, _ locals: Locals, in scope: SwiftScope) -> String? {
    if let value = locals.values[name] {
      let path = value.call?.path
      return path?.last == "init" ? path?.dropLast().last : path?.last
    }
    for owner in index.owners(seenFrom: scope.typePath) {
      let members = index.members(name, of: owner, near: scope.file)
      if !members.isEmpty { return Self.typeName(of: members) }
    }
    return nil
  }

  private static func typeName(of members: [ProjectIndex.Member]) -> String? {
    guard members.count == 1, let variable = members[0].variable else { return nil }
    let made = variable.value?.call?.path
    if let made, made.last == "init", made.count > 1, made[made.count - 2] != "" {
      return made[made.count - 2]
    }
    if let name = made?.last, name != "init" { return name }
    return variable.type.map { ProjectIndex.lastName($0) }
  }

  /// The class of what a chain of properties leads to: `Store` of `model.app.store`, `Store.shared`.
  private func typeName(
    of path: some Collection<String>, _ locals: Locals, in scope: SwiftScope
  ) -> String? {
    guard let first = path.first else { return nil }
    var type = index.isDeclared(type: first) ? first : typeName(of: first, locals, in: scope)
    for name in path.dropFirst() {
      guard let owner = type else { return nil }
      type = Self.typeName(of: index.members(name, of: [owner], near: scope.file))
    }
    return type
  }

  // MARK: Expressions

  private func effect(
    of expression: SwiftExpression, _ locals: Locals, in scope: SwiftScope
  ) -> ActionEffect {
    steps -= 1
    guard steps > 0 else { return .unseen }
    let parts = effect(ofPartsOf: expression, locals, in: scope)
    let calls = expression.calls
    // `#selector(choose(_:))` calls nothing.
    if case .name(let first) = expression.kind, first.hasPrefix("#") { return .nothing }
    guard let last = calls.last else {
      return parts
    }
    // `NSOpenPanel().runModal()`
    let made = calls.count == 2 && last.path.count == 1 ? calls[0].name : nil
    let receiver = calls.count == 1 && last.path.count > 1 ? last.plainPath.dropLast().last : nil
    if let effect = effect(ofPresenting: last, receiver, made, locals, in: scope) {
      return parts.then(effect)
    }
    if Self.surrounding.contains(last.name) || last.path.first == "DispatchQueue",
      let closure = last.trailingClosure
    {
      return parts.then(effect(of: closure.statements, locals, in: scope))
    }
    let path = calls.count == 1 ? last.plainPath : []
    var arguments = calls.flatMap(\.arguments).map(\.value)
    let closures = arguments.compactMap(\.closure)
    arguments.removeAll { $0.closure != nil }
    // When a closure is called, and whether, only the function knows.
    let later = closures.reduce(ActionEffect.nothing) {
      $0.then(effect(of: $1.statements, locals, in: scope).ifAtAll)
    }
    let given = arguments.reduce(parts) { $0.then(effect(of: $1, locals, in: scope)) }
    if last.name == "toggle", last.arguments.isEmpty, last.path.count > 1 {
      let variable = Array(last.plainPath.dropLast())
      return given.then(
        presentations.effect(ofSetting: variable, to: nil, in: scope) ?? .unseen)
    }
    if let function = function(path, last, locals, in: scope) {
      let effect = given.then(later).then(effect(ofCalling: function))
      // What the function does with what its closure makes, is not looked at.
      return closures.isEmpty ? effect : effect.then(.unseen)
    }
    if path.count == 1, closures.isEmpty, let name = path.first,
      name.first?.isLowercase ?? false,
      !Self.quiet.contains(name)
    {
      return given.then(effect(ofCallingProperty: name, in: scope))
    }
    let isQuiet = closures.isEmpty && calls.allSatisfy { self.isQuiet($0) }
    // What is called by its name alone can be a closure that shows something.
    let other = path.count == 1 ? ActionEffect.unseen : unknown(in: scope)
    return given.then(later).then(isQuiet ? .nothing : other)
  }

  private func effect(
    ofPartsOf expression: SwiftExpression, _ locals: Locals, in scope: SwiftScope
  ) -> ActionEffect {
    func all(_ parts: [SwiftExpression]) -> ActionEffect {
      parts.reduce(.nothing) { $0.then(effect(of: $1, locals, in: scope)) }
    }
    switch expression.kind {
    case .name, .string, .number, .bool, .absent: return .nothing
    // What is after `&&` may not be looked at.
    case .sequence(let parts, let operators):
      let isShort = operators.contains { ["&&", "||", "??"].contains($0) }
      return isShort ? all([parts[0]]).then(all(Array(parts.dropFirst())).ifAtAll) : all(parts)
    case .array(let parts): return all(parts)
    case .dictionary(let members): return all(members.flatMap { [$0.key, $0.value] })
    case .tuple(let arguments): return all(arguments.map(\.value))
    case .prefixed(_, let inner): return effect(of: inner, locals, in: scope)
    case .ternary(let condition, let then, let otherwise):
      let effects = [then, otherwise].map { effect(of: $0, locals, in: scope) }
      return effect(of: condition, locals, in: scope).then(.either(effects))
    case .branches(let statement): return effect(of: statement, locals, in: scope)
    case .closure, .other: return .unseen
    }
  }

  // MARK: Panels and alerts

  /// The effect of a call that shows a panel or an alert; nil if it does not.
  private func effect(
    ofPresenting call: SwiftCall, _ receiver: String?, _ made: String?, _ locals: Locals,
    in scope: SwiftScope
  ) -> ActionEffect? {
    let type = made ?? receiver.flatMap { typeName(of: $0, locals, in: scope) }
    switch call.name {
    case "runModal", "begin", "beginSheetModal", "beginSheet":
      if ["NSOpenPanel", "NSSavePanel"].contains(type) { return .asking }
      guard type == "NSAlert" else { return .unseen }
      return question(of: receiver, locals)
    // On the Mac, whom to share with is asked, and the system's own items are “Share…”.
    case "show" where type == "NSSharingServicePicker": return .asking
    case "addTextField":
      receiver.map { _ = locals.forms.insert($0) }
      return .nothing
    case "present":
      let shown = call.argument() ?? call.arguments.first?.value
      let name = shown?.path?.last
      let type = shown?.call?.name ?? name.flatMap { typeName(of: $0, locals, in: scope) }
      if Self.pickers.contains(type ?? "") { return .asking }
      guard type == "UIAlertController" else { return .unseen }
      let question = question(of: name, locals)
      let title = name.flatMap { locals.values[$0]?.call?.argument("title") }
      guard let title, question.hasQuestion else { return question }
      let text = Evaluator(index).plainTitle(of: title, in: scope)
      return .questioning(text.segments == nil ? nil : text)
    default: return nil
    }
  }

  private func question(of alert: String?, _ locals: Locals) -> ActionEffect {
    guard let alert else { return .questioning(nil) }
    if locals.forms.contains(alert) { return .asking }
    return .questioning(locals.titles[alert])
  }

  private static let pickers: Set = [
    "UIDocumentPickerViewController", "UIImagePickerController", "PHPickerViewController",
    "UIFontPickerViewController", "UIColorPickerViewController",
  ]

  // MARK: Functions

  /// Calls that say when and how, of what their closure does.
  private static let surrounding: Set = ["withAnimation", "Task", "async", "asyncAfter", "run"]

  /// The function of the app that a call is to; nil for one of the system, or if that is not known.
  private func function(
    _ path: [String], _ call: SwiftCall, _ locals: Locals, in scope: SwiftScope
  ) -> ProjectIndex.Member? {
    guard let name = path.last else { return nil }
    let labels = call.arguments.filter { !$0.isTrailing || $0.label != nil }.map { $0.label ?? "" }
    func find(in type: String?) -> ProjectIndex.Member? {
      index.function(name, of: type, labels: labels, near: scope.file)
    }
    switch path.count {
    case 1:
      return find(in: scope.typePath.last) ?? find(in: nil)
    case 2:
      return typeName(of: path[0], locals, in: scope).flatMap { find(in: $0) }
        ?? find(in: path[0])
    // `Store.shared.delete(box)`, `model.app.store.delete(box)`
    default:
      return typeName(of: path.dropLast(), locals, in: scope).flatMap { find(in: $0) }
        ?? (path.count == 3 && path[0].first?.isUppercase ?? false ? find(in: path[0]) : nil)
    }
  }

  private func effect(ofCalling member: ProjectIndex.Member) -> ActionEffect {
    guard let function = member.function, let body = function.body,
      running.count < Limits.followedActions
    else { return .unseen }
    let place = member.file.place(of: function.span)
    // What a function does that calls itself is known from the first time.
    if running.contains(place) { return .nothing }
    running.append(place)
    defer { running.removeLast() }
    return effect(
      of: body, Locals(), in: SwiftScope(file: member.file, typePath: member.owner))
  }

  /// The effect of a function that is named in place of a closure.
  func effect(ofCalling path: [String], in scope: SwiftScope) -> ActionEffect {
    let plain = path.first == "self" ? Array(path.dropFirst()) : path
    let call = SwiftCall(path: plain, arguments: [], nameSpan: Span(0, 0), span: Span(0, 0))
    if let function = function(plain, call, Locals(), in: scope) {
      return effect(ofCalling: function)
    }
    return plain.count == 1 ? effect(ofCallingProperty: plain[0], in: scope) : .unseen
  }

  /// The effect of calling the closure that a view has from the code that makes it.
  private func effect(ofCallingProperty name: String, in scope: SwiftScope) -> ActionEffect {
    guard let type = scope.typePath.last, running.count < Limits.followedActions,
      case let given = presentations.arguments(for: name, of: type), !given.isEmpty
    else { return .unseen }
    running.append(scope.place(Span(0, 0)))
    defer { running.removeLast() }
    return .either(
      given.map { value, scope in
        if let closure = value.closure { return effect(of: closure.statements, in: scope) }
        return value.path.map { effect(ofCalling: $0, in: scope) } ?? .unseen
      })
  }

  /// Whether a call of the system shows nothing on screen, by its name.
  private func isQuiet(_ call: SwiftCall) -> Bool {
    if call.name.first?.isUppercase ?? false {
      // A value, or an object of the system that has yet to be told to show itself.
      return !call.name.hasSuffix("Controller") || index.isDeclared(type: call.name)
    }
    // What is called by its name alone is inherited, or of a package.
    if call.plainPath.count == 1, call.path.count == 1 {
      return ["exit", "print"].contains(call.name)
    }
    if Self.isPost(call) { return true }
    return Self.quiet.contains(call.name)
      && !index.functions(named: call.name).contains { $0.function?.accepts(call) ?? false }
  }

  /// What changes data, copies, or tells of values, and never asks.
  private static let quiet: Set = [
    "append", "clearContents", "contains", "copy", "declareTypes", "delete", "enumerated", "exit",
    "filter", "first", "firstIndex", "index", "indices", "insert", "init", "joined", "map", "max",
    "min", "notify", "object", "print", "remove", "removeAll", "removeFirst", "removeItem",
    "removeLast", "removeObject", "removeValue", "reversed", "save", "set", "setData", "setString",
    "setValue", "sort", "sorted", "synchronize", "terminate", "string", "fetch", "value",
  ]
}

extension SwiftBranch {
  /// Whether it only says that something went wrong, or cannot be done.
  fileprivate var refuses: Bool {
    guard statements.count == 1, case .expression(let value) = statements[0].kind,
      let name = value.calls.last?.name
    else { return false }
    return ["error", "showError", "presentError", "logError", "beep"].contains(name)
  }
}
