import Foundation
import MenuEmission
import MenuGuidelines
import MenuJSON
import MenuSyntax
import MenuTooling

/// Readers of JSON, asset catalogues, string catalogues and baselines: what one accepts is written and read again, equal.
func fuzzReaders(_ input: FuzzInput) {
  readJSON(input.bytes)
  readAssets(input)
  readStringCatalogue(input.bytes)
  readBaseline(String(decoding: input.bytes, as: UTF8.self))
}

private func readJSON(_ bytes: [UInt8]) {
  compareWithFoundation(bytes)
  guard let value = try? JSONValue(bytes) else { return }
  require((try? JSONValue(value.jsonBytes)) == value, "JSON reads as another")
  for style in [JSONPrinter.Style.compact, .spaced] {
    var printer = JSONPrinter(style)
    value.encode(to: &printer)
    require((try? JSONValue(printer.bytes)) == value, "JSON printed \(style) reads as another")
  }
  _ = value.int
}

/// Foundation takes what is JSON, and nothing else, and has the same in strings, arrays and objects.
///
/// Left out is what the RFC leaves open: other encodings, halves of surrogate pairs, members with one key, numbers too large
/// for a `Double`, and how deep values nest.
private func compareWithFoundation(_ bytes: [UInt8]) {
  guard let text = String(validating: bytes, as: UTF8.self), !bytes.contains(0),
    bytes.first != 0xEF, !text.contains("\\ud"), !text.contains("\\uD")
  else { return }
  let other = try? JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)
  do throws(JSONSyntaxError) {
    let value = try JSONValue(bytes)
    guard let other else {
      // Of a number with many digits or a large exponent, Foundation has none.
      return require(bytes.contains { "0"..."9" ~= UnicodeScalar($0) }, "Foundation refuses it")
    }
    require(areAlike(value, other), "Foundation reads other values")
  } catch {
    // Foundation lets a comma come last.
    let rest = bytes[..<error.offset].reversed().drop { " \t\r\n".utf8.contains($0) }
    let isAfterComma = rest.first == UInt8(ascii: ",")
    require(
      other == nil || isAfterComma || error.problem == .tooDeep, "Foundation takes it: \(error)")
  }
}

private func areAlike(_ value: JSONValue, _ other: Any) -> Bool {
  switch value {
  case .null: return other is NSNull
  case .bool(let bool): return other as? Bool == bool
  case .number: return other is NSNumber
  case .string(let string):
    return (other as? String).map { withoutMark($0).utf8.elementsEqual(withoutMark(string).utf8) }
      ?? false
  case .array(let values):
    guard let others = other as? [Any] else { return false }
    return values.count == others.count && zip(values, others).allSatisfy(areAlike)
  case .object(let members):
    guard let others = other as? [String: Any] else { return false }
    return Set(members.keys.map(withoutMark)) == Set(others.keys.map(withoutMark))
  }
}

/// A string without U+FEFF at its beginning, which Foundation leaves out there. By RFC 8259 it is a character like others,
/// and is a byte order mark only at the beginning of a text.
private func withoutMark(_ text: String) -> String {
  String(String.UnicodeScalarView(text.unicodeScalars.drop { $0 == "\u{FEFF}" }))
}

/// The bytes as the contents of sets and folders, and as an image.
private func readAssets(_ input: FuzzInput) {
  var random = input.random
  var reader = AssetReader()
  let folders = ["", "A.xcassets/", "A.xcassets/Group/"]
  for path in folders.flatMap({ [$0 + "Contents.json", $0 + "Crop.imageset/Contents.json"] }) {
    if random.number(below: 4) > 0 { reader.add(path: path, bytes: input.bytes) }
  }
  let names = ["crop.png", "Crop@2x.png", "CropTemplate.png", "crop.pdf", ".png", "@2x.png", "x/"]
  for name in names {
    let path = folders[random.number(below: folders.count)] + "Crop.imageset/" + name
    reader.add(path: random.number(below: 2) == 0 ? name : path, bytes: input.bytes)
    _ = AssetReader.byteCount(of: path)
  }
  let images = reader.catalogue().all
  require(Set(images.map(\.name)).count == images.count, "two images have one name")
}

private let catalogueEntries: [LocalizedEntry] = {
  let text = """
    state { n: Int; folder: String }
    commands {
      pin "Pin at 100%"
      delete "Delete {n} Notes" one "Delete {n} Note"
      move "Move {n} Notes to {folder}" one "Move Note to {folder}"
    }
    """
  let analysis = ModuleAnalysis([Source(path: "a.menu", text: text)])
  return SwiftEmitter.localizedEntries(of: analysis.module)
}()

private func readStringCatalogue(_ bytes: [UInt8]) {
  guard var catalogue = try? StringCatalogue(bytes) else { return }
  require(catalogue.isUnchanged, "a catalog changes as it is read")
  let text = catalogue.text
  let value = try? JSONValue(Array(text.utf8))
  require(value == (try? JSONValue(bytes)), "a catalog is written as another")
  require((try? StringCatalogue(Array(text.utf8)))?.text == text, "a catalog reads as another")
  if (try? catalogue.update(catalogueEntries, language: "en", module: "App")) == nil { return }
  let updated = catalogue.text
  guard var again = try? StringCatalogue(Array(updated.utf8)) else {
    return require(false, "a catalog that was updated cannot be read")
  }
  try? again.update(catalogueEntries, language: "en", module: "App")
  require(again.isUnchanged, "a catalog changes with the second update")
  require(again.text == updated, "a catalog differs after the second update")
}

private func readBaseline(_ text: String) {
  for text in [text, "# menugen baseline 1\n" + text] {
    guard let baseline = try? Baseline(text: text) else { continue }
    let written = baseline.text
    guard let again = try? Baseline(text: written) else {
      return require(false, "a baseline cannot be read again")
    }
    require(again.text == written, "a baseline reads as another")
    // Git may end the lines in another way.
    let crlf = written.replacing("\n", with: "\r\n")
    require((try? Baseline(text: crlf))?.text == written, "a baseline differs with CRLF")
  }
}
