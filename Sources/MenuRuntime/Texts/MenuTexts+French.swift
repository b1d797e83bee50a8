nonisolated extension MenuTexts {
  /// The texts in French.
  static let french = MenuTextTable(
    """
    about=À propos de %@
    settings=Réglages…
    services=Services
    hide=Masquer %@
    hideOthers=Masquer les autres
    showAll=Tout afficher
    quit=Quitter %@

    new=Nouveau
    open=Ouvrir…
    openRecent=Ouvrir l’élément récent
    close=Fermer
    save=Enregistrer
    saveAs=Enregistrer sous…
    duplicate=Dupliquer
    rename=Renommer…
    moveTo=Déplacer vers…
    revert=Revenir à la version enregistrée
    pageSetup=Format d’impression…
    print=Imprimer…
    share=Partager…

    undo=Annuler
    redo=Rétablir
    cut=Couper
    copy=Copier
    paste=Coller
    pasteAndMatchStyle=Coller et adapter le style
    delete=Supprimer
    select=Sélectionner
    selectAll=Tout sélectionner
    lookUp=Rechercher
    translate=Traduire
    searchWeb=Rechercher sur le Web

    findMenu=Rechercher
    find=Rechercher…
    findNext=Rechercher le suivant
    findPrevious=Rechercher le précédent
    useSelectionForFind=Rechercher la sélection
    jumpToSelection=Aller à la sélection
    replace=Rechercher et remplacer…

    spelling=Orthographe et grammaire
    showSpelling=Afficher l’orthographe et la grammaire
    checkSpelling=Vérifier le document maintenant
    checkSpellingWhileTyping=Vérifier l’orthographe lors de la saisie
    checkGrammar=Vérifier la grammaire et l’orthographe
    correctSpelling=Corriger l’orthographe automatiquement

    substitutions=Substitutions
    showSubstitutions=Afficher les substitutions
    smartCopyPaste=Copier-coller intelligent
    smartQuotes=Guillemets intelligents
    smartDashes=Tirets intelligents
    smartLinks=Liens intelligents
    dataDetectors=Détecteurs de données
    textReplacement=Remplacement de texte

    transformations=Transformations
    makeUpperCase=Mettre en majuscules
    makeLowerCase=Mettre en minuscules
    capitalize=Majuscule en début de mot

    speech=Parole
    startSpeaking=Commencer la lecture
    stopSpeaking=Arrêter la lecture

    font=Police
    showFonts=Afficher les polices
    bold=Gras
    italic=Italique
    underline=Souligné
    bigger=Plus grand
    smaller=Plus petit
    showColors=Afficher les couleurs
    copyStyle=Copier le style
    pasteStyle=Coller le style

    text=Texte
    alignment=Alignement du texte
    alignLeft=Aligner à gauche
    alignCenter=Centrer
    justify=Justifier
    alignRight=Aligner à droite
    writingDirection=Sens de l’écriture
    naturalDirection=Par défaut
    leftToRight=De gauche à droite
    rightToLeft=De droite à gauche
    showRuler=Afficher la règle
    copyRuler=Copier la règle
    pasteRuler=Coller la règle

    toolbar=Afficher la barre d’outils
    customizeToolbar=Personnaliser la barre d’outils…
    sidebar=Afficher la barre latérale
    inspector=Afficher l’inspecteur
    tabBar=Afficher la barre d’onglets
    fullScreen=Activer le mode plein écran

    minimize=Placer dans le Dock
    zoom=Réduire/agrandir
    bringAllToFront=Tout ramener au premier plan
    help=Aide %@
    back=Retour
    forward=Suivant

    hideToolbar=Masquer la barre d’outils
    hideSidebar=Masquer la barre latérale
    hideInspector=Masquer l’inspecteur
    hideTabBar=Masquer la barre d’onglets
    exitFullScreen=Désactiver le mode plein écran
    hideSpelling=Masquer l’orthographe et la grammaire
    hideSubstitutions=Masquer les substitutions
    hideFonts=Masquer les polices
    hideColors=Masquer les couleurs
    hideRuler=Masquer la règle

    fileMenu=Fichier
    editMenu=Édition
    formatMenu=Format
    viewMenu=Présentation
    windowMenu=Fenêtre
    helpMenu=Aide

    undoNamed=Annuler %@
    redoNamed=Rétablir %@
    clearRecent=Effacer le menu

    cancel=Annuler
    ok=OK
    done=Terminé
    closeButton=Fermer
    continue=Continuer
    more=Plus
    search=Rechercher
    commandFailed=L’opération n’a pas pu s’achever.

    recordShortcut=Enregistrer un raccourci
    typeShortcut=Saisir un raccourci
    noShortcut=Aucun
    useAnyway=Utiliser quand même
    restoreDefaults=Rétablir les valeurs par défaut
    shortcutTaken=«\u{A0}%@\u{A0}» utilise ce raccourci.
    shortcutTakenOver=Si vous l’utilisez ici, l’autre commande le perd.
    shortcutOfSystem=Le système utilise ce raccourci.
    shortcutEditsText=Pendant la modification de texte, ce raccourci modifie le texte.
    shortcutNeedsModifier=Utilisez cette touche avec ⌘, ⌥ ou ⌃.
    shortcutInvalid=Cette touche ne peut pas être utilisée.
    shortcutInSettings=Ce raccourci est défini dans Réglages Système.
    shortcutsNeedRelaunch=Les menus affichent tous les raccourcis après la réouverture de l’app.
    """)
}
