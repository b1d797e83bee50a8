nonisolated extension MenuTexts {
  /// The texts in Hebrew, as far as apps agree on them.
  static let hebrew = MenuTextTable(
    """
    about=אודות %@
    settings=הגדרות…
    services=שירותים
    hide=הסתר את %@
    hideOthers=הסתר אחרים
    showAll=הצג הכל

    new=חדש
    close=סגור

    undo=ביטול
    redo=ביצוע חוזר
    paste=הדבק
    delete=מחיקה
    selectAll=בחר הכל

    replace=מצא והחלף…

    spelling=איות ודקדוק

    smartDashes=מקפים חכמים
    smartLinks=קישורים חכמים
    dataDetectors=גלאי נתונים
    textReplacement=החלפת טקסט

    makeUpperCase=הפוך לאותיות גדולות
    makeLowerCase=הפוך לאותיות קטנות

    speech=דיבור

    fileMenu=קובץ
    editMenu=עריכה
    viewMenu=תצוגה
    windowMenu=חלון
    helpMenu=עזרה

    cancel=ביטול
    ok=אישור
    """)
}
