// passes: ios17 watchos10
// fails: ios17+SDK27: EmptyContent
// fails: watchos10+SDK27: EmptyContent
import SwiftUI

// The builder of the SDKs of 2026 makes something else of a block without statements.
@MainActor @ViewBuilder func nothing() -> EmptyView {}
