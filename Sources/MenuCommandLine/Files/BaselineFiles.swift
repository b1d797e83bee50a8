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

  /// What the baselines beside files say: `Menus.baseline.json` of `Menus.menu`. Nil if there are none.
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

  /// Takes out of the baselines beside files what is no longer there; one that has nothing left is removed. Returns the
  /// paths of those that changed.
  ///
  /// - Parameter kept: What of them is still there.
  package static func shrink(
    beside sources: [Source], to kept: Baseline
  ) throws(UsageError) -> [String] {
    var changed: [String] = []
    for source in sources {
      let path = Baseline.path(beside: source.path)
      guard FileSystem.exists(path) else { continue }
      var rest = kept.part(about: source.path)
      if try read(path, folder: "").count == rest.count { continue }
      changed.append(path)
      if rest.isEmpty {
        try FileSystem.remove(path)
      } else {
        rest.begin(in: PendingFile.folder(of: path))
        try Output(path, .baseline).write(rest.json)
      }
    }
    return changed
  }
}

extension AnalysisOptions {
  /// Takes what the baselines beside a module's files say.
  package mutating func takeBaselines(beside sources: [Source]) throws(UsageError) {
    imported = try BaselineFiles.beside(sources)
  }
}
