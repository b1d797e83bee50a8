public import MenuRuntime  // Of no use where both are one module.

func inner() -> Int { Library().inside }
