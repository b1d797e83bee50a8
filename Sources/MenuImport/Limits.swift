/// How much the readers of an app's files take, so that no file makes them slow or runs them out of stack.
enum Limits {
  /// How deep expressions, statements and brackets of Swift nest. What is deeper is skipped.
  static let swiftNesting = 200
  /// How many expressions are looked at to find out one text or value in Swift, and how many are in one another.
  static let swiftValueSteps = 200
  static let swiftValueDepth = 40
  /// How many functions of an app lead to one entry in Swift.
  static let swiftFollowedCalls = 6
  /// How deep the conditions and calls of Swift that makes menus nest.
  static let swiftMenuDepth = 60
  /// How many branches of one condition, or cases of one `switch`, are read of a menu of SwiftUI: each is in the one before.
  static let branches = 60
  /// How many statements and expressions are run for the menus of one function, with those that it calls.
  static let swiftUnitSteps = 20_000
  /// The same for all functions.
  static let swiftMenuSteps = 5_000_000
  /// The bytes of one file. The largest XIBs have a megabyte or two, and the largest catalogs some.
  static let fileSize = 16 << 20
  /// How deep the elements of an XML file nest. XIBs reach 40.
  static let xmlDepth = 256
  /// How many entries of a menu of SwiftUI are read, with all that is in it.
  static let entriesInMenu = 1_000
  /// How many titles or images a command has by conditions.
  static let statesOfCommand = 6
  /// How many cases of an enum are options of a picker.
  static let optionsOfEnum = 64
  /// How many scopes of Swift are in one another: one for each local name of a view.
  static let swiftScopes = 500
  /// How many views, properties and functions are followed for a menu of SwiftUI, and for all together.
  static let followedNamesInSurface = 2_000
  static let followedNames = 200_000
  /// How many statements and expressions are looked at for what one command does, and how many functions lead there.
  static let actionSteps = 2_000
  static let followedActions = 4
}
