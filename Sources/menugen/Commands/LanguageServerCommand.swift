import MenuCommandLine
import MenuGuidelines
import MenuLanguageServer

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// `menugen lsp`: the language server on standard input and output.
enum LanguageServerCommand {
  static func run(_ invocation: Invocation) throws(UsageError) -> Int32 {
    if let operand = invocation.operands.first {
      throw UsageError("'lsp' takes no path, and '\(operand)' is one; editors name the files")
    }
    var failure: UsageError?
    let server = LanguageServer(
      files: files, version: Program.version, language: Program.language(invocation)
    ) { message in
      do throws(UsageError) {
        try FileSystem.write(message, to: STDOUT_FILENO, shownAs: "standard output")
      } catch {
        failure = error
      }
    }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while server.exitStatus == nil && failure == nil {
      // All available input is read before the next message is processed, so that a cancellation is seen in time.
      if !server.hasWork || SystemCalls.hasInput(STDIN_FILENO) {
        let count = SystemCalls.readOnce(STDIN_FILENO, into: &buffer, at: buffer.indices)
        if count > 0 {
          server.receive(buffer[..<count])
          continue
        }
        // Messages before the end are still answered.
        while server.hasWork && failure == nil { server.processNext() }
        server.inputEnded()
      } else {
        server.processNext()
      }
    }
    if let failure { throw failure }
    return server.exitStatus ?? 1
  }

  /// Access to the files on disk. A file that cannot be read counts as missing.
  private static var files: FileAccess {
    FileAccess(
      read: { path in
        do throws(UsageError) { return try FileSystem.regularFileBytes(of: path) } catch {
          return nil
        }
      },
      menuFiles: { folder, isRecursive in
        do throws(UsageError) {
          if isRecursive { return try FileSystem.menuFiles(in: folder) { _, _ in } }
          let prefix = folder.utf8.last == UInt8(ascii: "/") ? folder : folder + "/"
          return try FileSystem.names(in: folder).filter {
            $0.utf8.suffix(5).elementsEqual(".menu".utf8) && $0.utf8.first != UInt8(ascii: ".")
          }.map { prefix + $0 }
        } catch {
          return []
        }
      },
      exists: FileSystem.exists)
  }
}
