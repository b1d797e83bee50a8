nonisolated extension MenuTexts {
  /// The texts in Spanish.
  static let spanish = MenuTextTable(
    """
    about=Acerca de %@
    settings=Ajustes…
    services=Servicios
    hide=Ocultar %@
    hideOthers=Ocultar otros
    showAll=Mostrar todo
    quit=Salir de %@

    new=Nuevo
    open=Abrir…
    openRecent=Abrir recientes
    close=Cerrar
    save=Guardar
    saveAs=Guardar como…
    duplicate=Duplicar
    rename=Renombrar…
    moveTo=Mover a…
    revert=Volver a lo guardado
    pageSetup=Ajustar página…
    print=Imprimir…
    share=Compartir…

    undo=Deshacer
    redo=Rehacer
    cut=Cortar
    copy=Copiar
    paste=Pegar
    pasteAndMatchStyle=Pegar con el mismo estilo
    delete=Eliminar
    select=Seleccionar
    selectAll=Seleccionar todo
    lookUp=Consultar
    translate=Traducir
    searchWeb=Buscar en la web

    findMenu=Buscar
    find=Buscar…
    findNext=Buscar siguiente
    findPrevious=Buscar anterior
    useSelectionForFind=Usar selección para buscar
    jumpToSelection=Ir a la selección
    replace=Buscar y reemplazar…

    spelling=Ortografía y gramática
    showSpelling=Mostrar ortografía y gramática
    checkSpelling=Comprobar documento ahora
    checkSpellingWhileTyping=Comprobar ortografía mientras se escribe
    checkGrammar=Comprobar gramática y ortografía
    correctSpelling=Corregir ortografía automáticamente

    substitutions=Sustituciones
    showSubstitutions=Mostrar sustituciones
    smartCopyPaste=Copiado/pegado inteligente
    smartQuotes=Comillas inteligentes
    smartDashes=Guiones inteligentes
    smartLinks=Enlaces inteligentes
    dataDetectors=Detectores de datos
    textReplacement=Reemplazar texto

    transformations=Transformaciones
    makeUpperCase=Todo en mayúsculas
    makeLowerCase=Todo en minúsculas
    capitalize=Mayúsculas iniciales

    speech=Habla
    startSpeaking=Iniciar locución
    stopSpeaking=Detener locución

    font=Tipo de letra
    showFonts=Mostrar tipos de letra
    bold=Negrita
    italic=Cursiva
    underline=Subrayado
    bigger=Más grande
    smaller=Más pequeño
    showColors=Mostrar colores
    copyStyle=Copiar estilo
    pasteStyle=Pegar estilo

    text=Texto
    alignment=Alineación del texto
    alignLeft=Alinear a la izquierda
    alignCenter=Centrar
    justify=Justificar
    alignRight=Alinear a la derecha
    writingDirection=Sentido de la escritura
    naturalDirection=Por omisión
    leftToRight=De izquierda a derecha
    rightToLeft=De derecha a izquierda
    showRuler=Mostrar regla
    copyRuler=Copiar regla
    pasteRuler=Pegar regla

    toolbar=Mostrar barra de herramientas
    customizeToolbar=Personalizar barra de herramientas…
    sidebar=Mostrar barra lateral
    inspector=Mostrar inspector
    tabBar=Mostrar barra de pestañas
    fullScreen=Usar pantalla completa

    minimize=Minimizar
    zoom=Zoom
    bringAllToFront=Traer todo al frente
    help=Ayuda de %@
    back=Atrás
    forward=Adelante

    hideToolbar=Ocultar barra de herramientas
    hideSidebar=Ocultar barra lateral
    hideInspector=Ocultar inspector
    hideTabBar=Ocultar barra de pestañas
    exitFullScreen=Salir de pantalla completa
    hideSpelling=Ocultar ortografía y gramática
    hideSubstitutions=Ocultar sustituciones
    hideFonts=Ocultar tipos de letra
    hideColors=Ocultar colores
    hideRuler=Ocultar regla

    fileMenu=Archivo
    editMenu=Edición
    formatMenu=Formato
    viewMenu=Visualización
    windowMenu=Ventana
    helpMenu=Ayuda

    undoNamed=Deshacer %@
    redoNamed=Rehacer %@
    clearRecent=Vaciar menú

    cancel=Cancelar
    ok=Aceptar
    done=OK
    closeButton=Cerrar
    continue=Continuar
    more=Más
    search=Buscar
    commandFailed=No se ha podido completar la operación.

    recordShortcut=Grabar atajo
    typeShortcut=Pulsar un atajo
    noShortcut=Ninguno
    useAnyway=Usar de todos modos
    restoreDefaults=Restaurar valores por omisión
    shortcutTaken=“%@” tiene este atajo.
    shortcutTakenOver=Si lo usas aquí, el otro comando lo pierde.
    shortcutOfSystem=El sistema usa este atajo.
    shortcutEditsText=Mientras se edita texto, este atajo edita el texto.
    shortcutNeedsModifier=Usa esta tecla con ⌘, ⌥ o ⌃.
    shortcutInvalid=Esta tecla no se puede usar.
    shortcutInSettings=Este atajo se ha definido en Ajustes del Sistema.
    shortcutsNeedRelaunch=Los menús mostrarán todos los atajos cuando se vuelva a abrir la app.
    """)
}
