/// The types of the Language Server Protocol 3.17, as far as the server uses them.
///
/// Types and members have the names of the specification, which says what they mean:
/// https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/
/// A type has only the members that the server reads or writes.
enum LSP {}
