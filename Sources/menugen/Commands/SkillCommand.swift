import MenuCommandLine

/// `menugen skill`: writes the page that tells a coding assistant how to check and change menus.
enum SkillCommand {
  static func run(_ invocation: Invocation) throws(UsageError) -> Int32 {
    if !invocation.operands.isEmpty {
      throw UsageError(
        "'skill' takes no operand", hint: "write `menugen skill -o DIR`; SKILL.md goes into DIR")
    }
    let text = String(decoding: PackageResources.SKILL_md, as: UTF8.self)
    guard let folder = invocation.value("output") else {
      try Streams.writeOutput(text)
      return 0
    }
    let path = WorkingFolder.relative("\(folder)/SKILL.md")
    // People add to such a page, so one that differs stays.
    if FileSystem.exists(path), try FileSystem.regularFileBytes(of: path) == Array(text.utf8) {
      try Streams.writeNotice("'\(path)' is up to date")
      return 0
    }
    let output = try Output(path, .new(ending: nil), makesFolder: true)
    try FileSystem.makeFolder(folder)
    try output.write(text)
    try Streams.writeNotice("wrote '\(path)'")
    return 0
  }
}
