import MenuCommandLine
import MenuImport
import MenuModel
import MenuSyntax
import MenuTooling

/// What `menugen import --verify` says of an app's menus and those of the `.menu` file.
struct ImportVerification {
  private let trip: RoundTrip
  private let places: ImportPlaces

  /// - Parameter module: The menus of the file.
  init(_ found: FoundMenus, _ written: WrittenMenus, in module: MenuModule) {
    trip = RoundTrip(
      found, writtenAs: written, in: module,
      perform: written.performFunction(sources: found.sources))
    places = ImportPlaces(found.sources)
  }

  /// Lists the differences that have a reason by it, and the others one by one; the exit status is 1 if there are such.
  func report() throws(UsageError) -> Int32 {
    let explained = Dictionary(grouping: trip.differences.filter { $0.reason != nil }) {
      $0.kind ?? ""
    }
    var text = ""
    for difference in trip.unexplained {
      text +=
        Terminal.safe(
          "\(places[difference.place]): \(difference.entry) \(difference.what)") + "\n"
    }
    for (reason, own) in explained.sorted(by: {
      ($1.value.count, $0.key) < ($0.value.count, $1.key)
    }) {
      let first = own.first.map { places[$0.place] } ?? ""
      text += Terminal.safe("\(own.count) for a reason: \(reason), such as at \(first)") + "\n"
    }
    try Streams.writeLines(text)
    let count = trip.unexplained.count
    try Streams.writeNotice(
      "\(trip.menus) menu\(trip.menus == 1 ? "" : "s") with \(trip.entries) entries compared: "
        + "\(trip.differences.count) differences, \(count) of them without a reason")
    return count == 0 ? 0 : 1
  }
}
