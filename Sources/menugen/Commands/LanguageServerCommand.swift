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
        try FileSystem.write(message, to: STDOUT_FILENO, called: "standard output")
      } catch {
        failure = error
      }
    }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while server.exitStatus == nil && failure == nil {
      // All that has come is read before the next message is worked on, so that a cancellation is seen in time.
      if !server.hasWork || hasInput() {
        let count = buffer.withUnsafeMutableBytes { read(STDIN_FILENO, $0.baseAddress, $0.count) }
        if count > 0 {
          server.receive(buffer[..<count])
          continue
        }
        if count < 0 && errno == EINTR { continue }
        // What came before the end is still answered.
        while server.hasWork && failure == nil { server.processNext() }
        server.inputEnded()
      } else {
        server.processNext()
      }
    }
    if let failure { throw failure }
    return server.exitStatus ?? 1
  }

  /// Whether bytes wait on standard input.
  private static func hasInput() -> Bool {
    var descriptor = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    return poll(&descriptor, 1, 0) > 0
  }

  /// The files as the editor's folders have them. What cannot be read is not there.
  private static var files: FileAccess {
    FileAccess(
      read: { path in
        do throws(UsageError) { return try FileSystem.terminatedBytes(of: path).dropLast() } catch {
          return nil
        }
      },
      menuFiles: { folder, isRecursive in
        do throws(UsageError) {
          if isRecursive { return try FileSystem.menuFiles(in: folder, skipsUnreadable: true) }
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
