nonisolated extension MenuTexts {
  /// The texts in Swedish, as far as apps agree on them.
  static let swedish = MenuTextTable(
    """
    about=Om %@
    settings=Inställningar…
    services=Tjänster
    hide=Göm %@
    hideOthers=Göm övriga
    showAll=Visa alla
    quit=Avsluta %@

    new=Ny
    open=Öppna…
    openRecent=Öppna senaste
    close=Stäng
    save=Spara
    saveAs=Spara som…
    revert=Återgå till sparad
    print=Skriv ut…

    undo=Ångra
    redo=Gör om
    cut=Klipp ut
    copy=Kopiera
    paste=Klistra in
    delete=Radera
    selectAll=Markera allt

    findMenu=Sök
    find=Sök…
    findNext=Sök nästa
    findPrevious=Sök föregående
    useSelectionForFind=Använd markering för sökning
    jumpToSelection=Hoppa till markering
    replace=Sök och ersätt…

    spelling=Stavning och grammatik
    showSpelling=Visa stavning och grammatik
    checkSpelling=Kontrollera dokument nu
    checkSpellingWhileTyping=Kontrollera stavning medan jag skriver
    checkGrammar=Kontrollera grammatik tillsammans med stavning
    correctSpelling=Korrigera stavning automatiskt

    substitutions=Ersättningar
    showSubstitutions=Visa ersättningar
    smartCopyPaste=Smart kopiera/klistra in
    smartDashes=Smarta streck
    smartLinks=Smarta länkar
    textReplacement=Textersättning

    makeUpperCase=Stora bokstäver
    makeLowerCase=Små bokstäver

    speech=Tal
    startSpeaking=Börja tala
    stopSpeaking=Sluta tala

    bigger=Större
    smaller=Mindre
    showColors=Visa färger
    copyStyle=Kopiera stil
    pasteStyle=Klistra in stil

    toolbar=Visa verktygsfält
    customizeToolbar=Anpassa verktygsfältet…
    fullScreen=Helskärmsläge

    minimize=Minimera
    zoom=Zooma
    bringAllToFront=Lägg alla överst
    help=%@ hjälp

    fileMenu=Arkiv
    editMenu=Redigera
    viewMenu=Innehåll
    windowMenu=Fönster
    helpMenu=Hjälp

    cancel=Avbryt
    ok=OK
    done=Klar
    closeButton=Stäng
    continue=Fortsätt
    search=Sök
    """)
}
