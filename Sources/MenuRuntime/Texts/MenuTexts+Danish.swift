nonisolated extension MenuTexts {
  /// The texts in Danish, as far as apps agree on them.
  static let danish = MenuTextTable(
    """
    about=Om %@
    settings=Indstillinger…
    services=Tjenester
    hide=Skjul %@
    hideOthers=Skjul andre
    showAll=Vis alle
    quit=Slut %@

    open=Åben…
    close=Luk
    saveAs=Gem som…
    print=Udskriv…

    undo=Fortryd
    redo=Gentag
    cut=Klip
    copy=Kopier
    paste=Sæt ind
    delete=Slet
    selectAll=Vælg alt

    findNext=Find næste

    spelling=Stavekontrol og grammatik
    showSpelling=Vis stavekontrol og grammatik

    substitutions=Erstatninger
    showSubstitutions=Vis erstatninger

    speech=Tale
    startSpeaking=Start oplæsning
    stopSpeaking=Stop oplæsning

    toolbar=Vis værktøjslinje

    minimize=Minimer
    zoom=Zoom
    bringAllToFront=Anbring alle forrest
    help=Hjælp til %@

    hideToolbar=Skjul værktøjslinje

    fileMenu=Arkiv
    editMenu=Rediger
    viewMenu=Oversigt
    windowMenu=Vindue
    helpMenu=Hjælp

    cancel=Annuller
    ok=OK
    done=Færdig
    closeButton=Luk
    continue=Fortsæt
    search=Søg
    """)
}
