nonisolated extension MenuTexts {
  /// The texts in Brazilian Portuguese.
  static let brazilianPortuguese = MenuTextTable(
    """
    about=Sobre o %@
    settings=Ajustes…
    services=Serviços
    hide=Ocultar %@
    hideOthers=Ocultar Outros
    showAll=Mostrar Tudo
    quit=Encerrar %@

    new=Novo
    open=Abrir…
    openRecent=Abrir Recente
    close=Fechar
    save=Salvar
    saveAs=Salvar Como…
    duplicate=Duplicar
    rename=Renomear…
    moveTo=Mover Para…
    revert=Reverter para Salvo
    pageSetup=Configurar Página…
    print=Imprimir…
    share=Compartilhar…

    undo=Desfazer
    redo=Refazer
    cut=Cortar
    copy=Copiar
    paste=Colar
    pasteAndMatchStyle=Colar e Manter Estilo
    delete=Apagar
    select=Selecionar
    selectAll=Selecionar Tudo
    lookUp=Buscar
    translate=Traduzir
    searchWeb=Buscar na Web

    findMenu=Buscar
    find=Buscar…
    findNext=Buscar Seguinte
    findPrevious=Buscar Anterior
    useSelectionForFind=Usar Seleção para Buscar
    jumpToSelection=Saltar para Seleção
    replace=Buscar e Substituir…

    spelling=Ortografia e Gramática
    showSpelling=Mostrar Ortografia e Gramática
    checkSpelling=Verificar Documento Agora
    checkSpellingWhileTyping=Verificar Ortografia ao Digitar
    checkGrammar=Verificar Gramática com Ortografia
    correctSpelling=Corrigir Ortografia Automaticamente

    substitutions=Substituições
    showSubstitutions=Mostrar Substituições
    smartCopyPaste=Copiar/Colar Inteligente
    smartQuotes=Aspas Inteligentes
    smartDashes=Hifens Inteligentes
    smartLinks=Links Inteligentes
    dataDetectors=Detectores de Dados
    textReplacement=Substituição de Texto

    transformations=Transformações
    makeUpperCase=Tudo em Maiúsculas
    makeLowerCase=Tudo em Minúsculas
    capitalize=Iniciais em Maiúsculas

    speech=Fala
    startSpeaking=Começar a Falar
    stopSpeaking=Parar de Falar

    font=Fonte
    showFonts=Mostrar Fontes
    bold=Negrito
    italic=Itálico
    underline=Sublinhado
    bigger=Maior
    smaller=Menor
    showColors=Mostrar Cores
    copyStyle=Copiar Estilo
    pasteStyle=Colar Estilo

    text=Texto
    alignment=Alinhamento do Texto
    alignLeft=Alinhar à Esquerda
    alignCenter=Centralizar
    justify=Justificar
    alignRight=Alinhar à Direita
    writingDirection=Direção da Escrita
    naturalDirection=Padrão
    leftToRight=Da Esquerda para a Direita
    rightToLeft=Da Direita para a Esquerda
    showRuler=Mostrar Régua
    copyRuler=Copiar Régua
    pasteRuler=Colar Régua

    toolbar=Mostrar Barra de Ferramentas
    customizeToolbar=Personalizar Barra de Ferramentas…
    sidebar=Mostrar Barra Lateral
    inspector=Mostrar Inspetor
    tabBar=Mostrar Barra de Abas
    fullScreen=Entrar em Tela Cheia

    minimize=Minimizar
    zoom=Ampliar/Reduzir
    bringAllToFront=Trazer Todas para a Frente
    help=Ajuda do %@
    back=Voltar
    forward=Avançar

    hideToolbar=Ocultar Barra de Ferramentas
    hideSidebar=Ocultar Barra Lateral
    hideInspector=Ocultar Inspetor
    hideTabBar=Ocultar Barra de Abas
    exitFullScreen=Sair da Tela Cheia
    hideSpelling=Ocultar Ortografia e Gramática
    hideSubstitutions=Ocultar Substituições
    hideFonts=Ocultar Fontes
    hideColors=Ocultar Cores
    hideRuler=Ocultar Régua

    fileMenu=Arquivo
    editMenu=Editar
    formatMenu=Formatar
    viewMenu=Visualizar
    windowMenu=Janela
    helpMenu=Ajuda

    undoNamed=Desfazer %@
    redoNamed=Refazer %@
    clearRecent=Limpar Menu

    cancel=Cancelar
    ok=OK
    done=OK
    closeButton=Fechar
    continue=Continuar
    more=Mais
    search=Buscar
    commandFailed=Não foi possível concluir a operação.

    recordShortcut=Gravar Atalho
    typeShortcut=Digite um Atalho
    noShortcut=Nenhum
    useAnyway=Usar Mesmo Assim
    restoreDefaults=Restaurar Padrões
    shortcutTaken=“%@” usa este atalho.
    shortcutTakenOver=Se você o usar aqui, o outro comando o perderá.
    shortcutOfSystem=O sistema usa este atalho.
    shortcutEditsText=Durante a edição de texto, este atalho edita o texto.
    shortcutNeedsModifier=Use esta tecla com ⌘, ⌥ ou ⌃.
    shortcutInvalid=Esta tecla não pode ser usada.
    shortcutInSettings=Este atalho está definido nos Ajustes do Sistema.
    shortcutsNeedRelaunch=Os menus mostrarão todos os atalhos quando o app for aberto novamente.
    """)
}
