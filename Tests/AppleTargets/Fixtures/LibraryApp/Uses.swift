import MenuRuntime

#if canImport(UIKit)
  import UIKit

  @MainActor func menu() -> UIMenu { .small([]) }
#endif

func name() -> String { Library().name }
