nonisolated extension MenuTexts {
  /// The texts in Norwegian, as far as apps agree on them.
  static let norwegian = MenuTextTable(
    """
    about=Om %@
    settings=Innstillinger…
    services=Tjenester
    hide=Skjul %@
    hideOthers=Skjul andre
    showAll=Vis alle
    quit=Avslutt %@

    new=Ny
    open=Åpne…
    close=Lukk
    saveAs=Lagre som…
    pageSetup=Utskriftsformat…
    print=Skriv ut…

    undo=Angre
    redo=Gjør om
    cut=Klipp ut
    copy=Kopier
    paste=Lim inn
    pasteAndMatchStyle=Lim inn og tilpass stil
    delete=Slett
    selectAll=Marker alt

    findMenu=Finn
    find=Finn…
    findNext=Finn neste
    findPrevious=Finn forrige
    replace=Finn og erstatt…

    spelling=Stavekontroll og grammatikk
    showSpelling=Vis stavekontroll og grammatikk
    checkGrammar=Kontroller grammatikk og stavemåte

    showSubstitutions=Vis erstatninger
    smartLinks=Smarte lenker
    dataDetectors=Datadetektorer
    textReplacement=Teksterstatning

    transformations=Transformasjoner

    speech=Tale
    startSpeaking=Start tale
    stopSpeaking=Stopp tale

    showColors=Vis farger
    copyStyle=Kopier stil

    writingDirection=Skriveretning

    toolbar=Vis verktøylinje

    minimize=Minimer
    zoom=Zoom
    bringAllToFront=Legg alle øverst

    fileMenu=Arkiv
    editMenu=Rediger
    viewMenu=Vis
    windowMenu=Vindu
    helpMenu=Hjelp

    clearRecent=Tøm meny

    cancel=Avbryt
    ok=OK
    done=Ferdig
    closeButton=Lukk
    continue=Fortsett
    search=Søk
    """)
}
