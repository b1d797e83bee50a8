// The standard actions, for `#selector`:
// developer.apple.com/documentation/appkit/nsstandardkeybindingresponding, nsapplication, nstext,
// nsdocument, nssplitviewcontroller.

extension NSApplication {
  @objc public func orderFrontStandardAboutPanel(_ sender: Any?) {}
  @objc public func hide(_ sender: Any?) {}
  @objc public func hideOtherApplications(_ sender: Any?) {}
  @objc public func unhideAllApplications(_ sender: Any?) {}
  @objc public func terminate(_ sender: Any?) {}
  @objc public func runPageLayout(_ sender: Any?) {}
  @objc public func orderFrontColorPanel(_ sender: Any?) {}
  @objc public func miniaturizeAll(_ sender: Any?) {}
  @objc public func arrangeInFront(_ sender: Any?) {}
  @objc public func showHelp(_ sender: Any?) {}
  @objc public func orderFrontCharacterPalette(_ sender: Any?) {}
}

extension NSWindow {
  @objc public func performClose(_ sender: Any?) { close() }
  @objc public func printWindow(_ sender: Any?) {}
  @objc public func toggleToolbarShown(_ sender: Any?) {}
  @objc public func runToolbarCustomizationPalette(_ sender: Any?) {}
  @objc public func toggleFullScreen(_ sender: Any?) {}
  @objc public func performMiniaturize(_ sender: Any?) {}
  @objc public func performZoom(_ sender: Any?) {}
  @objc public func toggleTabBar(_ sender: Any?) {}
  @objc public func selectNextTab(_ sender: Any?) {}
  @objc public func selectPreviousTab(_ sender: Any?) {}
  @objc public func moveTabToNewWindow(_ sender: Any?) {}
  @objc public func mergeAllWindows(_ sender: Any?) {}
  @objc public func toggleTabOverview(_ sender: Any?) {}
}

@MainActor @objc public protocol NSStandardKeyBindingResponding: NSObjectProtocol {
  @objc func centerSelectionInVisibleArea(_ sender: Any?)
  @objc func makeBaseWritingDirectionNatural(_ sender: Any?)
  @objc func makeBaseWritingDirectionLeftToRight(_ sender: Any?)
  @objc func makeBaseWritingDirectionRightToLeft(_ sender: Any?)
}

extension NSResponder: NSStandardKeyBindingResponding {
  @objc public func performTextFinderAction(_ sender: Any?) {}
  @objc public func newWindowForTab(_ sender: Any?) {}
  @objc public func centerSelectionInVisibleArea(_ sender: Any?) {}
  @objc public func makeBaseWritingDirectionNatural(_ sender: Any?) {}
  @objc public func makeBaseWritingDirectionLeftToRight(_ sender: Any?) {}
  @objc public func makeBaseWritingDirectionRightToLeft(_ sender: Any?) {}
  @objc public func uppercaseWord(_ sender: Any?) {}
  @objc public func lowercaseWord(_ sender: Any?) {}
  @objc public func capitalizeWord(_ sender: Any?) {}
}

@MainActor open class NSText: NSView {
  open var string = ""
  open var isEditable = true
  open var isFieldEditor = false
  @objc open func cut(_ sender: Any?) {}
  @objc open func copy(_ sender: Any?) {}
  @objc open func paste(_ sender: Any?) {}
  @objc open func delete(_ sender: Any?) {}
  @objc open func selectAll(_ sender: Any?) {}
  @objc open func showGuessPanel(_ sender: Any?) {}
  @objc open func checkSpelling(_ sender: Any?) {}
  @objc open func underline(_ sender: Any?) {}
  @objc open func alignLeft(_ sender: Any?) {}
  @objc open func alignCenter(_ sender: Any?) {}
  @objc open func alignRight(_ sender: Any?) {}
  @objc open func toggleRuler(_ sender: Any?) {}
  @objc open func copyFont(_ sender: Any?) {}
  @objc open func pasteFont(_ sender: Any?) {}
  @objc open func copyRuler(_ sender: Any?) {}
  @objc open func pasteRuler(_ sender: Any?) {}
  @objc open func superscript(_ sender: Any?) {}
  @objc open func `subscript`(_ sender: Any?) {}
}

@MainActor open class NSTextView: NSText, @preconcurrency NSTextInputClient {
  open weak var delegate: (any NSTextViewDelegate)?
  open func insertText(_ string: Any, replacementRange: NSRange) {
    #if !canImport(ObjectiveC)
      guard isEditable else { return }
      input.append("“\(string)”")
    #endif
  }
  open func doCommand(by selector: Selector) {
    #if !canImport(ObjectiveC)
      input.append(selector.name)
    #endif
  }
  #if !canImport(ObjectiveC)
    var input: [String] = []
    open override func interpretKeyEvents(_ eventArray: [NSEvent]) { eventArray.forEach(interpret) }
    open override func keyDown(with event: NSEvent) { interpretKeyEvents([event]) }
  #endif
  @objc open func pasteAsPlainText(_ sender: Any?) {}
  @objc open func performFindPanelAction(_ sender: Any?) {}
  @objc open func toggleContinuousSpellChecking(_ sender: Any?) {}
  @objc open func toggleGrammarChecking(_ sender: Any?) {}
  @objc open func toggleAutomaticSpellingCorrection(_ sender: Any?) {}
  @objc open func orderFrontSubstitutionsPanel(_ sender: Any?) {}
  @objc open func toggleSmartInsertDelete(_ sender: Any?) {}
  @objc open func toggleAutomaticQuoteSubstitution(_ sender: Any?) {}
  @objc open func toggleAutomaticDashSubstitution(_ sender: Any?) {}
  @objc open func toggleAutomaticLinkDetection(_ sender: Any?) {}
  @objc open func toggleAutomaticDataDetection(_ sender: Any?) {}
  @objc open func toggleAutomaticTextReplacement(_ sender: Any?) {}
  @objc open func startSpeaking(_ sender: Any?) {}
  @objc open func stopSpeaking(_ sender: Any?) {}
  @objc open func alignJustified(_ sender: Any?) {}
}

/// All optional in the SDK.
public protocol NSTextViewDelegate: NSObjectProtocol {
  @MainActor func textView(
    _ view: NSTextView, menu: NSMenu, for event: NSEvent, at charIndex: Int
  ) -> NSMenu?
}
extension NSTextViewDelegate {
  @MainActor public func textView(
    _ view: NSTextView, menu: NSMenu, for event: NSEvent, at charIndex: Int
  ) -> NSMenu? { menu }
}

@MainActor open class NSDocument: NSObject {
  nonisolated open class var autosavesInPlace: Bool { false }
  open var windowControllers: [NSWindowController] { [] }
  open func makeWindowControllers() {}
  open func addWindowController(_ windowController: NSWindowController) {}
  open func data(ofType typeName: String) throws -> Data { Data() }
  nonisolated open func read(from data: Data, ofType typeName: String) throws {}
  @objc open func save(_ sender: Any?) {}
  @objc open func saveAs(_ sender: Any?) {}
  @objc open func saveTo(_ sender: Any?) {}
  @objc open func saveToPDF(_ sender: Any?) {}
  @objc open func duplicate(_ sender: Any?) {}
  @objc open func rename(_ sender: Any?) {}
  @objc open func move(_ sender: Any?) {}
  @objc open func lock(_ sender: Any?) {}
  @objc open func unlock(_ sender: Any?) {}
  @objc open func revertToSaved(_ sender: Any?) {}
  @objc open func browseVersions(_ sender: Any?) {}
  @objc open func runPageLayout(_ sender: Any?) {}
  @objc open func printDocument(_ sender: Any?) {}
}

@MainActor open class NSDocumentController: NSObject {
  public override init() {
    super.init()
    if NSDocumentController.first == nil { NSDocumentController.first = self }
  }
  @objc open func newDocument(_ sender: Any?) {}
  @objc open func openDocument(_ sender: Any?) {}
  @objc open func clearRecentDocuments(_ sender: Any?) {}
  @objc open func saveAllDocuments(_ sender: Any?) {}
}

/// Nonisolated.
open class NSFontManager: NSObject {
  @objc open func orderFrontFontPanel(_ sender: Any?) {}
  @objc open func addFontTrait(_ sender: Any?) {}
  @objc open func modifyFont(_ sender: Any?) {}
}

@MainActor open class NSSplitViewController: NSViewController {
  @objc open func toggleSidebar(_ sender: Any?) {}
  @available(macOS 14, *)
  @objc open func toggleInspector(_ sender: Any?) {}
}
