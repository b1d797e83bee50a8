nonisolated extension MenuTexts {
  /// The texts in Arabic, as far as apps agree on them.
  static let arabic = MenuTextTable(
    """
    about=حول %@
    settings=الإعدادات…
    services=الخدمات
    hide=إخفاء %@
    hideOthers=إخفاء الآخرين
    showAll=إظهار الكل

    new=جديد
    open=فتح…
    close=إغلاق
    saveAs=حفظ باسم…
    print=طباعة…

    undo=تراجع
    redo=إعادة
    cut=قص
    copy=نسخ
    paste=لصق
    delete=حذف
    selectAll=تحديد الكل

    findMenu=بحث
    find=بحث…
    findNext=بحث عن التالي
    findPrevious=البحث عن السابق
    useSelectionForFind=استخدم التحديد للبحث
    replace=بحث واستبدال…

    textReplacement=استبدال النص

    transformations=التحويلات

    bigger=أكبر
    smaller=أصغر

    toolbar=إظهار شريط الأدوات
    customizeToolbar=تخصيص شريط الأدوات…

    minimize=تصغير
    zoom=تكبير

    fileMenu=ملف
    editMenu=تحرير
    viewMenu=عرض
    windowMenu=نافذة
    helpMenu=مساعدة

    cancel=إلغاء
    ok=موافق
    done=تم
    closeButton=إغلاق
    continue=متابعة
    search=بحث
    """)
}
