nonisolated extension MenuTexts {
  /// The texts in Czech, as far as apps agree on them.
  static let czech = MenuTextTable(
    """
    about=O aplikaci %@
    settings=Nastavení…
    services=Služby
    hide=Skrýt %@
    hideOthers=Skrýt ostatní
    showAll=Zobrazit vše
    quit=Ukončit %@

    new=Nový
    open=Otevřít…
    openRecent=Otevřít poslední položku
    close=Zavřít
    save=Uložit
    saveAs=Uložit jako…
    pageSetup=Vzhled stránky…
    print=Tisknout…

    undo=Odvolat akci
    redo=Opakovat akci
    cut=Vyjmout
    copy=Kopírovat
    paste=Vložit
    delete=Smazat
    selectAll=Vybrat vše

    findMenu=Hledat
    find=Hledat…
    findNext=Hledat další
    findPrevious=Hledat předchozí
    useSelectionForFind=Hledat výběr
    jumpToSelection=Přejít na výběr
    replace=Hledat a nahradit…

    spelling=Pravopis a gramatika
    showSpelling=Zobrazit pravopis a gramatiku
    checkSpelling=Zkontrolovat dokument
    checkSpellingWhileTyping=Kontrolovat pravopis při psaní
    checkGrammar=Kontrolovat gramatiku a pravopis
    correctSpelling=Automaticky opravovat pravopis

    substitutions=Záměny
    showSubstitutions=Zobrazit záměny
    smartCopyPaste=Inteligentní kopírování/vkládání
    smartQuotes=Inteligentní uvozovky
    smartDashes=Inteligentní pomlčky
    smartLinks=Chytré odkazy
    textReplacement=Nahrazovat text

    transformations=Transformace
    makeUpperCase=Převést na velká písmena
    makeLowerCase=Převést na malá písmena
    capitalize=Velká počáteční písmena

    speech=Řeč
    startSpeaking=Spustit předčítání
    stopSpeaking=Zastavit předčítání

    font=Písmo
    showFonts=Zobrazit písma
    bold=Tučné
    italic=Kurzíva
    showColors=Zobrazit barvy

    alignLeft=Zarovnat doleva
    writingDirection=Směr psaní
    naturalDirection=Výchozí
    rightToLeft=Zprava doleva

    toolbar=Zobrazit panel nástrojů
    customizeToolbar=Upravit panel nástrojů…
    fullScreen=Spustit režim celé obrazovky

    minimize=Minimalizovat
    zoom=Přepnout velikost
    bringAllToFront=Převést vše do popředí
    help=Nápověda pro %@
    back=Zpět

    hideToolbar=Skrýt panel nástrojů

    fileMenu=Soubor
    editMenu=Úpravy
    formatMenu=Formát
    viewMenu=Zobrazení
    windowMenu=Okno
    helpMenu=Nápověda

    clearRecent=Vyprázdnit nabídku

    cancel=Zrušit
    ok=OK
    done=Hotovo
    closeButton=Zavřít
    continue=Pokračovat
    search=Hledat
    """)
}
