nonisolated extension MenuTexts {
  /// The texts in Ukrainian, as far as apps agree on them.
  static let ukrainian = MenuTextTable(
    """
    about=Про %@
    settings=Налаштування…
    services=Сервіси
    hide=Сховати %@
    hideOthers=Сховати решту
    showAll=Показати все
    quit=Завершити %@

    open=Відкрити…
    openRecent=Відкрити останні
    close=Закрити
    save=Зберегти
    saveAs=Зберегти як…
    print=Друкувати…

    undo=Відмінити
    redo=Повторити
    cut=Вирізати
    copy=Копіювати
    paste=Вставити
    delete=Видалити
    selectAll=Вибрати все

    findMenu=Знайти
    find=Знайти…
    findNext=Знайти наступне
    findPrevious=Знайти попереднє
    useSelectionForFind=Використовувати виділення для пошуку
    jumpToSelection=Перейти до виділеного

    substitutions=Заміни
    showSubstitutions=Показати заміни
    smartDashes=Розумні тире
    smartLinks=Розумні посилання
    textReplacement=Заміна тексту

    transformations=Перетворення

    toolbar=Показати панель інструментів
    customizeToolbar=Налаштувати панель інструментів…

    minimize=Згорнути
    bringAllToFront=Усі наперед
    help=Довідка %@

    fileMenu=Файл
    editMenu=Редагування
    viewMenu=Вигляд
    windowMenu=Вікно
    helpMenu=Довідка

    clearRecent=Очистити меню

    cancel=Скасувати
    ok=OK
    done=Готово
    closeButton=Закрити
    continue=Продовжити
    search=Пошук
    """)
}
