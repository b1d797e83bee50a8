nonisolated extension MenuTexts {
  /// The texts in Finnish, as far as apps agree on them.
  static let finnish = MenuTextTable(
    """
    settings=Asetukset…
    services=Palvelut
    hide=Piilota %@
    hideOthers=Piilota muut
    showAll=Näytä kaikki
    quit=Lopeta %@

    open=Avaa…
    close=Sulje

    redo=Tee uudelleen
    cut=Leikkaa
    copy=Kopioi
    paste=Liitä
    delete=Poista
    selectAll=Valitse kaikki

    findMenu=Etsi

    speech=Puhe
    startSpeaking=Aloita puhuminen
    stopSpeaking=Lopeta puhuminen

    toolbar=Näytä työkalupalkki

    minimize=Pienennä
    bringAllToFront=Tuo kaikki eteen

    fileMenu=Tiedosto
    editMenu=Muokkaa
    windowMenu=Ikkuna

    cancel=Peruuta
    ok=OK
    done=Valmis
    closeButton=Sulje
    continue=Jatka
    """)
}
