nonisolated extension MenuTexts {
  /// The texts in Italian.
  static let italian = MenuTextTable(
    """
    about=Informazioni su %@
    settings=Impostazioni…
    services=Servizi
    hide=Nascondi %@
    hideOthers=Nascondi altre
    showAll=Mostra tutte
    quit=Esci da %@

    new=Nuovo
    open=Apri…
    openRecent=Apri recenti
    close=Chiudi
    save=Salva
    saveAs=Salva col nome…
    duplicate=Duplica
    rename=Rinomina…
    moveTo=Sposta in…
    revert=Ripristina versione salvata
    pageSetup=Formato di stampa…
    print=Stampa…
    share=Condividi…

    undo=Annulla
    redo=Ripristina
    cut=Taglia
    copy=Copia
    paste=Incolla
    pasteAndMatchStyle=Incolla e mantieni stile
    delete=Elimina
    select=Seleziona
    selectAll=Seleziona tutto
    lookUp=Cerca
    translate=Traduci
    searchWeb=Cerca sul web

    findMenu=Trova
    find=Trova…
    findNext=Trova successivo
    findPrevious=Trova precedente
    useSelectionForFind=Usa selezione per cercare
    jumpToSelection=Vai alla selezione
    replace=Trova e sostituisci…

    spelling=Ortografia e grammatica
    showSpelling=Mostra ortografia e grammatica
    checkSpelling=Controlla il documento adesso
    checkSpellingWhileTyping=Controlla ortografia mentre scrivo
    checkGrammar=Controlla grammatica e ortografia
    correctSpelling=Correggi ortografia automaticamente

    substitutions=Sostituzioni
    showSubstitutions=Mostra sostituzioni
    smartCopyPaste=Copia/Incolla smart
    smartQuotes=Virgolette smart
    smartDashes=Trattini smart
    smartLinks=Link smart
    dataDetectors=Rilevatori di dati
    textReplacement=Sostituzione testo

    transformations=Trasformazioni
    makeUpperCase=Scrivi in lettere maiuscole
    makeLowerCase=Scrivi in lettere minuscole
    capitalize=Iniziali maiuscole

    speech=Voce
    startSpeaking=Avvia riproduzione
    stopSpeaking=Interrompi riproduzione

    font=Font
    showFonts=Mostra font
    bold=Grassetto
    italic=Corsivo
    underline=Sottolineato
    bigger=Più grande
    smaller=Più piccolo
    showColors=Mostra colori
    copyStyle=Copia stile
    pasteStyle=Incolla stile

    text=Testo
    alignment=Allineamento testo
    alignLeft=Allinea a sinistra
    alignCenter=Centra
    justify=Giustifica
    alignRight=Allinea a destra
    writingDirection=Direzione scrittura
    naturalDirection=Default
    leftToRight=Da sinistra a destra
    rightToLeft=Da destra a sinistra
    showRuler=Mostra righello
    copyRuler=Copia righello
    pasteRuler=Incolla righello

    toolbar=Mostra barra strumenti
    customizeToolbar=Personalizza la barra strumenti…
    sidebar=Mostra barra laterale
    inspector=Mostra ispettore
    tabBar=Mostra barra dei pannelli
    fullScreen=Vai a tutto schermo

    minimize=Contrai
    zoom=Ridimensiona
    bringAllToFront=Porta tutto in primo piano
    help=Aiuto %@
    back=Indietro
    forward=Avanti

    hideToolbar=Nascondi barra strumenti
    hideSidebar=Nascondi barra laterale
    hideInspector=Nascondi ispettore
    hideTabBar=Nascondi barra dei pannelli
    exitFullScreen=Esci da tutto schermo
    hideSpelling=Nascondi ortografia e grammatica
    hideSubstitutions=Nascondi sostituzioni
    hideFonts=Nascondi font
    hideColors=Nascondi colori
    hideRuler=Nascondi righello

    fileMenu=File
    editMenu=Modifica
    formatMenu=Formato
    viewMenu=Vista
    windowMenu=Finestra
    helpMenu=Aiuto

    undoNamed=Annulla %@
    redoNamed=Ripristina %@
    clearRecent=Cancella menu

    cancel=Annulla
    ok=OK
    done=Fine
    closeButton=Chiudi
    continue=Continua
    more=Altro
    search=Cerca
    commandFailed=Impossibile completare l’operazione.

    recordShortcut=Registra abbreviazione
    typeShortcut=Digita un’abbreviazione
    noShortcut=Nessuna
    useAnyway=Usa comunque
    restoreDefaults=Ripristina default
    shortcutTaken=“%@” usa questa abbreviazione.
    shortcutTakenOver=Se la usi qui, l’altro comando la perde.
    shortcutOfSystem=Il sistema usa questa abbreviazione.
    shortcutEditsText=Durante la modifica di testo, questa abbreviazione modifica il testo.
    shortcutNeedsModifier=Usa questo tasto con ⌘, ⌥ o ⌃.
    shortcutInvalid=Questo tasto non può essere usato.
    shortcutInSettings=Questa abbreviazione è impostata in Impostazioni di Sistema.
    shortcutsNeedRelaunch=I menu mostreranno tutte le abbreviazioni quando l’app verrà riaperta.
    """)
}
