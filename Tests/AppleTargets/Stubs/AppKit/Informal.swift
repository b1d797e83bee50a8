// Methods that objects have without a protocol of Objective-C. `check --portable` adds these protocols to the classes
// that have the methods, so that they are found without a runtime.

#if !canImport(ObjectiveC)
  extension NSResponder: AssociatedObjectsOwner {}

  /// developer.apple.com/documentation/appkit/nsmenuitem/target
  @MainActor public protocol NSWorksWhenModal { var worksWhenModal: Bool { get } }

  /// The action of Settings… in an app with the life cycle of AppKit. No class of AppKit has it.
  @MainActor public protocol NSShowsSettings { func showSettingsWindow(_ sender: Any?) }
#endif
