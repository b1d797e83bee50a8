/// The version of this library that generated Swift was made for.
///
/// Generated files name it. A library that no longer serves a version keeps its name as unavailable,
/// so that Swift which is checked in says what to do: run `menugen generate` again.
nonisolated public enum MenuRuntimeVersion1 {}
