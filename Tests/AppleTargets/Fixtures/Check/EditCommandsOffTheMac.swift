// passes: macos12
// fails: ios17: 'onCutCommand(perform:)' is unavailable in iOS
// fails: tvos17: 'onCutCommand(perform:)' is unavailable in tvOS
import SwiftUI

func editable(_ view: Text) -> some View { view.onCutCommand { [] } }
