nonisolated extension MenuTexts {
  /// The texts in Polish, as far as apps agree on them.
  static let polish = MenuTextTable(
    """
    about=O %@
    settings=Ustawienia…
    services=Usługi
    hide=Ukryj %@
    hideOthers=Ukryj pozostałe
    showAll=Pokaż wszystkie
    quit=Zakończ %@

    new=Nowy
    open=Otwórz…
    close=Zamknij
    save=Zapisz
    saveAs=Zapisz jako…
    pageSetup=Ustawienia strony…
    print=Drukuj…

    undo=Cofnij
    redo=Powtórz
    cut=Wytnij
    copy=Kopiuj
    paste=Wklej
    pasteAndMatchStyle=Wklej i dopasuj styl
    delete=Usuń
    selectAll=Zaznacz wszystko

    findMenu=Znajdź
    find=Znajdź…
    findNext=Znajdź następne
    findPrevious=Znajdź poprzednie
    jumpToSelection=Przejdź do zaznaczenia

    spelling=Pisownia i gramatyka
    showSpelling=Pokaż pisownię i gramatykę
    checkSpelling=Sprawdź dokument teraz
    checkSpellingWhileTyping=Sprawdź pisownię podczas pisania

    smartDashes=Inteligentne myślniki
    dataDetectors=Detektory danych

    transformations=Transformacje
    makeLowerCase=Zamień na małe litery

    speech=Mowa
    startSpeaking=Zacznij mówić
    stopSpeaking=Przestań mówić

    font=Czcionka
    showFonts=Pokaż czcionki
    italic=Kursywa
    showColors=Pokaż kolory
    copyStyle=Kopiuj styl
    pasteStyle=Wklej styl

    text=Tekst
    alignLeft=Wyrównaj do lewej
    alignRight=Wyrównaj do prawej
    writingDirection=Kierunek pisania
    rightToLeft=Od prawej do lewej

    toolbar=Pokaż pasek narzędzi
    customizeToolbar=Dostosuj pasek narzędzi…

    minimize=Minimalizuj
    zoom=Powiększ
    bringAllToFront=Umieść wszystko na wierzchu
    help=Pomoc %@

    hideToolbar=Ukryj pasek narzędzi

    fileMenu=Plik
    editMenu=Edycja
    viewMenu=Widok
    windowMenu=Okno
    helpMenu=Pomoc

    clearRecent=Wyczyść menu

    cancel=Anuluj
    ok=OK
    done=Gotowe
    closeButton=Zamknij
    continue=Kontynuuj
    search=Szukaj
    """)
}
