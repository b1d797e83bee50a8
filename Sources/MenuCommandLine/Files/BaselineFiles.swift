import MenuSyntax
import MenuTooling

/// Baselines in files.
package enum BaselineFiles {
  /// Reads a baseline.
  ///
  /// - Parameter folder: The folder that its paths begin in, with a `/` at the end; empty for the working folder.
  package static func read(_ path: String, folder: String) throws(UsageError) -> Baseline {
    let bytes = try FileSystem.terminatedBytes(of: path).dropLast()
    do throws(BaselineError) {
      var baseline = try Baseline(text: String(decoding: bytes, as: UTF8.self))
      baseline.folder = folder
      return baseline
    } catch {
      throw UsageError(
        "cannot read the baseline '\(path)', line \(error.line): \(error.message)",
        hint: "`menugen check --write-baseline` makes one")
    }
  }

  /// The findings in the baselines next to some files, such as `Menus.baseline.json` next to `Menus.menu`; nil if there is
  /// no such baseline.
  package static func beside(_ sources: [Source]) throws(UsageError) -> Baseline? {
    var all: Baseline?
    for source in sources {
      let path = Baseline.path(beside: source.path)
      guard FileSystem.exists(path) else { continue }
      let baseline = try read(path, folder: PendingFile.folder(of: path))
      all = all ?? Baseline()
      all?.add(baseline)
    }
    return all
  }

  /// Removes from the baselines next to some files what is no longer there, and a baseline that is then empty.
  ///
  /// - Parameters:
  ///   - sources: The files that were checked. A baseline stays as it is where its folder has others: what one file has
  ///     may show only in a check of all.
  ///   - kept: What is still there of all these baselines.
  /// - Returns: The paths of the baselines that changed.
  package static func shrink(
    beside sources: [Source], to kept: Baseline
  ) throws(UsageError) -> [String] {
    let checked = Set(sources.map(\.path))
    var changed: [String] = []
    for source in sources {
      let path = Baseline.path(beside: source.path)
      let folder = PendingFile.folder(of: path)
      guard FileSystem.exists(path), try isWhole(folder, checked) else { continue }
      let old = try read(path, folder: folder)
      let rest = old.shrunk(to: kept, in: checked)
      if rest.count == old.count { continue }
      changed.append(path)
      if rest.isEmpty {
        try FileSystem.remove(path)
      } else {
        try Output(path, .baseline).write(rest.json)
      }
    }
    return changed
  }

  /// Whether all `.menu` files of a folder were checked.
  private static func isWhole(_ folder: String, _ checked: Set<String>) throws(UsageError) -> Bool {
    try FileSystem.names(in: folder.isEmpty ? "." : folder).allSatisfy { name in
      !Inputs.isMenuFile(name) || GuidelineFiles.isGuidelines(name)
        || checked.contains(folder + name)
    }
  }
}

extension AnalysisOptions {
  /// Takes the findings in the baselines next to a module's files.
  package mutating func takeBaselines(beside sources: [Source]) throws(UsageError) {
    imported = try BaselineFiles.beside(sources)
  }
}
