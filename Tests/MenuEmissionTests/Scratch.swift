import Foundation
import Testing
@testable import MenuEmission
@Test func scratchLarge() throws {
  for (n, b) in [(1000, nil), (1000, 50), (3000, nil), (10000, nil)] as [(Int, Int?)] {
    var module = SampleModules.large(n, blockSize: b)
    module.app.frameworks = []
    let clock = ContinuousClock()
    var files: [GeneratedFile] = []
    let t = clock.measure { files = SwiftEmitter(module: module, outputNames: ["Large.menu.swift"]).files() }
    print(n, b ?? 0, t, files.map(\.text.utf8.count))
    let dir = "/tmp/large-\(n)-\(b ?? 0)"
    try FileManager.default.createDirectory(atPath: dir, withIntermediateDirectories: true)
    for f in files { try f.text.write(toFile: dir + "/" + f.name, atomically: false, encoding: .utf8) }
  }
}
