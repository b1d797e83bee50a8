nonisolated extension MenuTexts {
  /// The texts in Portuguese as written in Portugal, as far as apps agree on them.
  static let europeanPortuguese = MenuTextTable(
    """
    about=Sobre o %@
    settings=Definições…
    services=Serviços
    hide=Ocultar %@
    hideOthers=Ocultar outros
    showAll=Mostrar tudo
    quit=Sair do %@

    new=Novo
    open=Abrir…
    close=Fechar
    saveAs=Guardar como…
    print=Imprimir…

    undo=Desfazer
    redo=Refazer
    cut=Cortar
    copy=Copiar
    paste=Colar
    delete=Eliminar
    selectAll=Selecionar tudo

    findMenu=Procurar

    spelling=Ortografia e gramática
    showSpelling=Mostrar ortografia e gramática

    substitutions=Substituições
    showSubstitutions=Mostrar substituições
    smartCopyPaste=Copiar/colar inteligente
    smartQuotes=Aspas inteligentes
    smartDashes=Traços Inteligentes
    dataDetectors=Detectores de dados
    textReplacement=Substituição de texto

    transformations=Transformações

    speech=Fala
    stopSpeaking=Parar de falar

    showFonts=Mostrar tipos de letra
    italic=Itálico
    showColors=Mostrar cores
    copyStyle=Copiar estilo

    toolbar=Mostrar barra de ferramentas

    minimize=Minimizar
    bringAllToFront=Trazer tudo para a frente
    help=Ajuda do %@

    hideToolbar=Ocultar barra de ferramentas

    fileMenu=Ficheiro
    editMenu=Editar
    formatMenu=Formato
    viewMenu=Ver
    windowMenu=Janela
    helpMenu=Ajuda

    cancel=Cancelar
    ok=OK
    closeButton=Fechar
    """)
}
