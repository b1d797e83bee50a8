nonisolated extension MenuTexts {
  /// The texts in German, which puts a no-break space before an ellipsis.
  static let german = MenuTextTable(
    """
    about=Über %@
    settings=Einstellungen\u{A0}…
    services=Dienste
    hide=%@ ausblenden
    hideOthers=Andere ausblenden
    showAll=Alle einblenden
    quit=%@ beenden

    new=Neu
    open=Öffnen\u{A0}…
    openRecent=Benutzte Dokumente
    close=Schließen
    save=Sichern
    saveAs=Sichern unter\u{A0}…
    duplicate=Duplizieren
    rename=Umbenennen\u{A0}…
    moveTo=Bewegen nach\u{A0}…
    revert=Zurück zur letzten Version
    pageSetup=Papierformat\u{A0}…
    print=Drucken\u{A0}…
    share=Teilen\u{A0}…

    undo=Widerrufen
    redo=Wiederholen
    cut=Ausschneiden
    copy=Kopieren
    paste=Einsetzen
    pasteAndMatchStyle=Einsetzen und Stil anpassen
    delete=Löschen
    select=Auswählen
    selectAll=Alles auswählen
    lookUp=Nachschlagen
    translate=Übersetzen
    searchWeb=Im Web suchen

    findMenu=Suchen
    find=Suchen\u{A0}…
    findNext=Weitersuchen (vorwärts)
    findPrevious=Weitersuchen (rückwärts)
    useSelectionForFind=Auswahl für Suche übernehmen
    jumpToSelection=Auswahl anzeigen
    replace=Suchen und ersetzen\u{A0}…

    spelling=Rechtschreibung und Grammatik
    showSpelling=Rechtschreibung und Grammatik einblenden
    checkSpelling=Dokument jetzt prüfen
    checkSpellingWhileTyping=Während der Texteingabe prüfen
    checkGrammar=Rechtschreib- und Grammatikprüfung
    correctSpelling=Rechtschreibung automatisch korrigieren

    substitutions=Ersetzungen
    showSubstitutions=Ersetzungen einblenden
    smartCopyPaste=Intelligentes Kopieren/Einsetzen
    smartQuotes=Intelligente Anführungszeichen
    smartDashes=Intelligente Bindestriche
    smartLinks=Intelligente Links
    dataDetectors=Datenerkennung
    textReplacement=Text ersetzen

    transformations=Transformationen
    makeUpperCase=Großbuchstaben
    makeLowerCase=Kleinbuchstaben
    capitalize=Großschreiben

    speech=Sprachausgabe
    startSpeaking=Sprachausgabe starten
    stopSpeaking=Sprachausgabe stoppen

    font=Schrift
    showFonts=Schriften einblenden
    bold=Fett
    italic=Kursiv
    underline=Unterstrichen
    bigger=Größer
    smaller=Kleiner
    showColors=Farben einblenden
    copyStyle=Stil kopieren
    pasteStyle=Stil einsetzen

    text=Text
    alignment=Textausrichtung
    alignLeft=Linksbündig
    alignCenter=Zentriert
    justify=Blocksatz
    alignRight=Rechtsbündig
    writingDirection=Schreibrichtung
    naturalDirection=Standard
    leftToRight=Von links nach rechts
    rightToLeft=Von rechts nach links
    showRuler=Lineal einblenden
    copyRuler=Lineal kopieren
    pasteRuler=Lineal einsetzen

    toolbar=Symbolleiste einblenden
    customizeToolbar=Symbolleiste anpassen\u{A0}…
    sidebar=Seitenleiste einblenden
    inspector=Infofenster einblenden
    tabBar=Tableiste einblenden
    fullScreen=Vollbild ein

    minimize=Im Dock ablegen
    zoom=Zoomen
    bringAllToFront=Alle nach vorne bringen
    help=%@-Hilfe
    back=Zurück
    forward=Vorwärts

    hideToolbar=Symbolleiste ausblenden
    hideSidebar=Seitenleiste ausblenden
    hideInspector=Infofenster ausblenden
    hideTabBar=Tableiste ausblenden
    exitFullScreen=Vollbild aus
    hideSpelling=Rechtschreibung und Grammatik ausblenden
    hideSubstitutions=Ersetzungen ausblenden
    hideFonts=Schriften ausblenden
    hideColors=Farben ausblenden
    hideRuler=Lineal ausblenden

    fileMenu=Ablage
    editMenu=Bearbeiten
    formatMenu=Format
    viewMenu=Darstellung
    windowMenu=Fenster
    helpMenu=Hilfe

    undoNamed=Widerrufen: %@
    redoNamed=Wiederholen: %@
    clearRecent=Einträge löschen

    cancel=Abbrechen
    ok=OK
    done=Fertig
    closeButton=Schließen
    continue=Fortfahren
    more=Mehr
    search=Suchen
    commandFailed=Der Vorgang konnte nicht abgeschlossen werden.

    recordShortcut=Kurzbefehl aufnehmen
    typeShortcut=Kurzbefehl eingeben
    noShortcut=Ohne
    useAnyway=Trotzdem verwenden
    restoreDefaults=Standard wiederherstellen
    shortcutTaken=„%@“ hat diesen Kurzbefehl.
    shortcutTakenOver=Wenn er hier verwendet wird, verliert ihn der andere Befehl.
    shortcutOfSystem=Das System verwendet diesen Kurzbefehl.
    shortcutEditsText=Während Text bearbeitet wird, bearbeitet dieser Kurzbefehl den Text.
    shortcutNeedsModifier=Diese Taste braucht ⌘, ⌥ oder ⌃.
    shortcutInvalid=Diese Taste kann nicht verwendet werden.
    shortcutInSettings=Dieser Kurzbefehl ist in den Systemeinstellungen festgelegt.
    shortcutsNeedRelaunch=Die Menüs zeigen alle Kurzbefehle, wenn die App wieder geöffnet wird.
    """)
}
