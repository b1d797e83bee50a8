nonisolated extension MenuTexts {
  /// The texts in Russian, as far as apps agree on them.
  static let russian = MenuTextTable(
    """
    about=О программе %@
    settings=Настройки…
    services=Службы
    hide=Скрыть %@
    hideOthers=Скрыть остальные
    showAll=Показать все
    quit=Завершить %@

    new=Новый
    open=Открыть…
    openRecent=Открыть недавние
    close=Закрыть
    save=Сохранить
    saveAs=Сохранить как…
    print=Напечатать…

    undo=Отменить
    redo=Повторить
    cut=Вырезать
    copy=Копировать
    paste=Вставить
    pasteAndMatchStyle=Вставить в текущем стиле
    delete=Удалить
    selectAll=Выбрать все

    findMenu=Найти
    find=Найти…
    findNext=Найти следующее
    findPrevious=Найти предыдущее
    useSelectionForFind=Найти выбранное
    jumpToSelection=Перейти к выбранному
    replace=Найти и заменить…

    spelling=Правописание и грамматика
    showSpelling=Показать правописание и грамматику
    checkSpelling=Проверить документ

    substitutions=Замены
    showSubstitutions=Показать замены
    smartCopyPaste=Умное копирование/вставка
    smartDashes=Смарт-тире
    smartLinks=Умные ссылки
    dataDetectors=Детекторы данных
    textReplacement=Замена текста

    transformations=Преобразования

    speech=Речь

    font=Шрифт
    showFonts=Показать шрифты
    italic=Курсив
    bigger=Больше
    smaller=Меньше
    showColors=Показать цвета
    copyStyle=Копировать стиль
    pasteStyle=Вставить стиль

    text=Текст
    rightToLeft=Справа налево

    toolbar=Показать панель инструментов
    customizeToolbar=Настроить панель инструментов…
    fullScreen=Перейти в полноэкранный режим

    minimize=Убрать в Dock
    zoom=Изменить масштаб
    bringAllToFront=Все окна — на передний план
    help=Справка %@
    back=Назад

    hideToolbar=Скрыть панель инструментов

    fileMenu=Файл
    editMenu=Правка
    formatMenu=Формат
    viewMenu=Вид
    windowMenu=Окно
    helpMenu=Справка

    clearRecent=Очистить меню

    cancel=Отменить
    ok=OK
    done=Готово
    closeButton=Закрыть
    continue=Продолжить
    search=Поиск
    """)
}
