nonisolated extension MenuTexts {
  /// The texts in Turkish, as far as apps agree on them.
  static let turkish = MenuTextTable(
    """
    about=%@ Hakkında
    settings=Ayarlar…
    services=Servisler
    hideOthers=Diğerlerini Gizle
    showAll=Tümünü Göster

    new=Yeni
    open=Aç…
    close=Kapat
    save=Kaydet
    saveAs=Farklı Kaydet…
    print=Yazdır…

    undo=Geri Al
    redo=Yinele
    cut=Kes
    copy=Kopyala
    paste=Yapıştır
    delete=Sil
    selectAll=Tümünü Seç

    findMenu=Bul
    find=Bul…
    findNext=Sonrakini Bul
    findPrevious=Öncekini Bul
    jumpToSelection=Seçime Atla
    replace=Bul ve Değiştir…

    spelling=Yazım ve Dilbilgisi
    showSpelling=Yazım ve Dilbilgisini Göster
    checkSpelling=Belgeyi Şimdi Kontrol Et

    smartCopyPaste=Akıllı Kopyala/Yapıştır
    smartLinks=Akıllı Bağlantılar
    dataDetectors=Veri Dedektörleri
    textReplacement=Metin Değiştirme

    transformations=Dönüşümler
    makeUpperCase=Büyük Harf Yap
    makeLowerCase=Küçük Harf Yap

    speech=Konuşma
    startSpeaking=Konuşmaya Başla
    stopSpeaking=Konuşmayı Durdur

    bigger=Daha Büyük
    smaller=Daha Küçük

    toolbar=Araç Çubuğunu Göster
    customizeToolbar=Araç Çubuğunu Özelleştir…
    sidebar=Kenar Çubuğunu Göster
    fullScreen=Tam Ekrana Geç

    minimize=Küçült
    bringAllToFront=Tümünü Öne Getir
    help=%@ Yardımı

    hideToolbar=Araç Çubuğunu Gizle
    hideSidebar=Kenar Çubuğunu Gizle

    fileMenu=Dosya
    editMenu=Düzen
    formatMenu=Biçim
    viewMenu=Görüntü
    windowMenu=Pencere
    helpMenu=Yardım

    cancel=Vazgeç
    ok=Tamam
    done=Bitti
    closeButton=Kapat
    continue=Devam Et
    search=Ara
    """)
}
