/// Names that are given once each: the first that asks for one gets it, the others with a number.
struct UniqueNames {
  private var taken: Set<String> = []
  /// The number after the last that a name was given with.
  private var numbers: [String: Int] = [:]

  /// The name, or with the first number from 2 that makes it new.
  mutating func take(_ name: String) -> String {
    if taken.insert(name).inserted { return name }
    var number = numbers[name] ?? 2
    while !taken.insert(name + String(number)).inserted { number += 1 }
    numbers[name] = number + 1
    return name + String(number)
  }
}
