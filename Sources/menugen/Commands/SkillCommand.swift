import MenuCommandLine

/// `menugen skill`: writes the page that tells a coding assistant how to check and change menus.
enum SkillCommand {
  static func run(_ invocation: Invocation) throws(UsageError) -> Int32 {
    if !invocation.operands.isEmpty {
      throw UsageError("'skill' takes no path", hint: "`-o DIR` names the folder for SKILL.md")
    }
    let text = String(decoding: PackageResources.SKILL_md, as: UTF8.self)
    guard let folder = invocation.value("output") else {
      try Streams.writeOutput(text)
      return 0
    }
    let path = WorkingFolder.relative("\(folder)/SKILL.md")
    let output = try Output(path, .skill, makesFolder: true)
    try FileSystem.makeFolder(folder)
    try output.write(text)
    try Streams.writeNotice("wrote '\(path)'")
    return 0
  }
}
