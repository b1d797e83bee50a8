nonisolated extension MenuTexts {
  /// The texts in Dutch, as far as apps agree on them.
  static let dutch = MenuTextTable(
    """
    about=Over %@
    settings=Instellingen…
    services=Voorzieningen
    hide=Verberg %@
    hideOthers=Verberg andere
    showAll=Toon alles
    quit=Stop %@

    new=Nieuw
    openRecent=Open recente bestanden
    close=Sluit
    save=Bewaar
    saveAs=Bewaar als…
    pageSetup=Pagina-instelling…
    print=Druk af…

    undo=Herstel
    redo=Opnieuw
    cut=Knip
    copy=Kopieer
    paste=Plak
    pasteAndMatchStyle=Plak en pas stijl aan
    delete=Verwijder
    selectAll=Selecteer alles

    findMenu=Zoek
    find=Zoek…
    findNext=Zoek volgende
    findPrevious=Zoek vorige
    useSelectionForFind=Gebruik selectie voor zoekactie
    jumpToSelection=Ga naar selectie
    replace=Zoek en vervang…

    spelling=Spelling en grammatica
    showSpelling=Toon spelling en grammatica
    checkSpelling=Controleer document nu
    checkSpellingWhileTyping=Controleer spelling tijdens typen
    checkGrammar=Controleer grammatica tegelijk met spelling
    correctSpelling=Corrigeer spelling automatisch

    substitutions=Vervanging
    showSubstitutions=Toon vervangingen
    smartCopyPaste=Slim kopiëren/plakken
    smartQuotes=Slimme aanhalingstekens
    smartDashes=Slimme streepjes
    smartLinks=Slimme links
    textReplacement=Tekstvervanging

    transformations=Omzetting
    makeUpperCase=Zet om in hoofdletters
    makeLowerCase=Zet om in kleine letters
    capitalize=Zet om in beginhoofdletters

    speech=Spraak
    startSpeaking=Start spraakfunctie
    stopSpeaking=Stop spraakfunctie

    font=Lettertype
    showFonts=Toon lettertypen
    bold=Vet
    italic=Cursief
    bigger=Groter
    smaller=Kleiner
    showColors=Toon kleuren
    copyStyle=Kopieer stijl

    text=Tekst
    alignLeft=Links uitlijnen
    alignRight=Rechts uitlijnen
    writingDirection=Schrijfrichting
    naturalDirection=Standaard
    rightToLeft=Rechts naar links

    toolbar=Toon knoppenbalk
    customizeToolbar=Pas knoppenbalk aan…
    fullScreen=Schakel schermvullende weergave in

    minimize=Minimaliseer
    zoom=Vergroot/verklein
    bringAllToFront=Alles op voorgrond
    help=%@ Help

    hideToolbar=Verberg knoppenbalk

    fileMenu=Archief
    editMenu=Wijzig
    formatMenu=Formaat
    viewMenu=Weergave
    windowMenu=Venster
    helpMenu=Help

    clearRecent=Wis menu

    cancel=Annuleer
    ok=OK
    done=Gereed
    closeButton=Sluit
    continue=Ga door
    search=Zoek
    """)
}
