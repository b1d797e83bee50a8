/// What the code of an entry does before it acts.
struct ActionEffect {
  /// Whether it asks for input, whatever the app's state is.
  var asks = false
  /// Whether it asks a question that is answered with yes or no, at least in some states.
  var hasQuestion = false
  /// The question, if it is always asked and written there.
  var question: FoundText?
  /// Whether all that the code does was seen, so that what was not found is not there.
  var isSeen = true

  static let nothing = ActionEffect()
  static let asking = ActionEffect(asks: true)
  static let unseen = ActionEffect(isSeen: false)

  static func questioning(_ question: FoundText?) -> ActionEffect {
    ActionEffect(hasQuestion: true, question: question)
  }

  /// The effect of one piece of code and another after it.
  func then(_ other: ActionEffect) -> ActionEffect {
    ActionEffect(
      asks: asks || other.asks, hasQuestion: hasQuestion || other.hasQuestion,
      question: question ?? other.question, isSeen: isSeen && other.isSeen)
  }

  /// The effect of code that may run or not.
  var ifAtAll: ActionEffect {
    var effect = self
    if asks { effect.isSeen = false }
    effect.asks = false
    effect.question = nil
    return effect
  }

  /// The effect of one of several pieces of code.
  static func either(_ effects: [ActionEffect]) -> ActionEffect {
    var effect = effects.reduce(ActionEffect.nothing) { $0.then($1.ifAtAll) }
    effect.asks = !effects.isEmpty && effects.allSatisfy(\.asks)
    if effects.count == 1 { effect.question = effects[0].question }
    return effect
  }
}
