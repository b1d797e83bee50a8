/// The version of this library that generated Swift requires.
///
/// Generated files refer to it. A library that drops support for a version keeps its name as
/// unavailable, so that outdated generated files fail to compile with the advice to run `menugen generate` again.
@_spi(Generated) nonisolated public enum MenuRuntimeVersion2 {}
