extension PreviewPage {
  /// The page's style. Each platform has the metrics of its menus; the colours keep WCAG's contrast of 4.5.
  static let style = """
    :root {
      color-scheme: light;
      --page: #f2f2f5; --text: #1c1c1e; --quiet: #5c5c62; --line: #d2d2d7; --sheet: #ffffff;
      --accent: #0058d0; --on-accent: #ffffff; --hover: #e5edfa; --dimmed: #8e8e93;
      --red: #c4001d; --orange: #8a4b00; --shade: 0 8px 28px rgb(0 0 0 / 18%), 0 0 1px rgb(0 0 0 / 40%);
    }
    [data-theme=dark] {
      color-scheme: dark;
      --page: #161618; --text: #f5f5f7; --quiet: #a8a8ae; --line: #46464a; --sheet: #2a2a2d;
      --accent: #6cb0ff; --on-accent: #00172f; --hover: #33445a; --dimmed: #77777d;
      --red: #ff7b74; --orange: #ffb44d; --shade: 0 8px 28px rgb(0 0 0 / 60%), 0 0 1px rgb(255 255 255 / 40%);
    }
    @media (prefers-color-scheme: dark) {
      :root:not([data-theme=light]) {
        color-scheme: dark;
        --page: #161618; --text: #f5f5f7; --quiet: #a8a8ae; --line: #46464a; --sheet: #2a2a2d;
        --accent: #6cb0ff; --on-accent: #00172f; --hover: #33445a; --dimmed: #77777d;
        --red: #ff7b74; --orange: #ffb44d; --shade: 0 8px 28px rgb(0 0 0 / 60%), 0 0 1px rgb(255 255 255 / 40%);
      }
    }
    * { box-sizing: border-box; }
    body {
      margin: 0 0 3.5rem; background: var(--page); color: var(--text);
      font: 15px/1.4 -apple-system, system-ui, "Helvetica Neue", sans-serif;
    }
    header { padding: 1rem 1.5rem; border-bottom: 1px solid var(--line); background: var(--sheet); }
    h1 { font-size: 1.25rem; margin: 0 0 .6rem; }
    h2 { font-size: 1.05rem; }
    #controls { display: flex; flex-wrap: wrap; gap: .6rem 1.2rem; align-items: center; }
    .switch { display: inline-flex; border: 1px solid var(--line); border-radius: 8px; overflow: hidden; }
    .switch button {
      font: inherit; border: 0; padding: .25rem .7rem; background: none; color: var(--text);
    }
    .switch button[aria-pressed=true] { background: var(--accent); color: var(--on-accent); }
    fieldset {
      display: flex; flex-wrap: wrap; gap: .3rem 1rem; border: 1px solid var(--line);
      border-radius: 8px; margin: 0; padding: .2rem .7rem .4rem; min-width: 0;
    }
    legend { color: var(--quiet); font-size: .8rem; }
    fieldset input[type=number] { width: 4.5em; }
    fieldset input[type=text] { width: 8em; }
    fieldset input, fieldset select { font: inherit; }
    main { display: flex; flex-wrap: wrap; gap: 1.8rem 2rem; padding: 1.5rem; align-items: flex-start; }
    figure { margin: 0; max-width: 100%; }
    .menuBar-surface, .toolbar-surface { flex-basis: 100%; }
    figcaption { margin-bottom: .5rem; font-size: .85rem; color: var(--quiet); }
    figcaption strong { color: var(--text); }
    code { font: .85em ui-monospace, "SF Mono", Menlo, monospace; color: var(--quiet); }
    #findings { padding: 0 1.5rem; }
    #findings:empty { display: none; }
    #findings .error { color: var(--red); }
    #findings .warning { color: var(--orange); }
    #place {
      position: fixed; inset: auto 0 0; padding: .7rem 1.5rem; background: var(--sheet);
      border-top: 1px solid var(--line);
    }
    .menu {
      list-style: none; margin: 0; padding: 5px; background: var(--sheet); border-radius: 8px;
      box-shadow: var(--shade); width: max-content; min-width: 13rem; max-width: 100%;
      font-size: 13px;
    }
    .menu[hidden] { display: none; }
    [role=menu] [role^=menuitem] {
      display: flex; align-items: center; gap: .55em; padding: .2em .6em; border-radius: 5px;
      cursor: default;
    }
    .nested > .menu { box-shadow: none; background: none; padding: 0 0 0 1.6em; min-width: 0; }
    .nested [aria-expanded=true] > .more { transform: rotate(90deg); }
    [role^=menuitem]:hover, .toolbar button:hover { background: var(--hover); }
    .chosen { outline: 2px solid var(--accent); }
    :focus-visible { outline: 3px solid var(--accent); outline-offset: 1px; }
    [aria-disabled=true] { color: var(--dimmed); }
    .destructive:not([aria-disabled=true]) { color: var(--red); }
    .title { flex: 1; }
    .title small { display: block; color: var(--quiet); font-size: .85em; }
    .check { width: .9em; flex: none; }
    .symbol { width: 1.25em; height: 1.25em; flex: none; display: inline-block; }
    .symbol svg { width: 100%; height: 100%; display: block; }
    .symbol path {
      fill: none; stroke: currentColor; stroke-width: 1.7; stroke-linecap: round; stroke-linejoin: round;
    }
    kbd { font: inherit; color: var(--quiet); margin-left: 1.5em; }
    .more { color: var(--quiet); }
    li[role=separator] { height: 1px; background: var(--line); margin: 5px 10px; }
    li.loose:first-child, li.loose:last-child, li.loose + li.loose { display: none; }
    .heading { color: var(--quiet); font-size: .85em; font-weight: 600; padding: .3em .9em; }
    .row > ul, .palette > ul { list-style: none; display: flex; gap: 2px; padding: 0; margin: 0; }
    .row [role^=menuitem] { flex: 1; flex-direction: column; gap: .1em; text-align: center; }
    .palette [role^=menuitem] .title { display: none; }
    .row .check, .palette .check { display: none; }
    .mark {
      display: inline-grid; place-items: center; width: 1.3em; height: 1.3em; border-radius: 50%;
      font-size: .75em; font-weight: 700; color: var(--sheet); background: var(--quiet); flex: none;
    }
    .mark.error { background: var(--red); }
    .mark.warning { background: var(--orange); }
    .face {
      display: inline-flex; gap: .4em; align-items: center; color: var(--accent); margin: 0 0 .5rem;
    }
    .bar {
      list-style: none; display: flex; flex-wrap: wrap; gap: 0 .2rem; margin: 0; padding: 3px 10px;
      background: var(--sheet); border: 1px solid var(--line); border-radius: 6px; font-size: 13px;
    }
    .bar > li > [role=menuitem] {
      padding: .15em .7em; border-radius: 5px; cursor: default; width: max-content;
    }
    .bar .app { font-weight: 700; }
    .bar > li > [aria-expanded=true] { background: var(--accent); color: var(--on-accent); }
    .bar > li > .menu { margin: 6px 0 8px; }
    /* An open menu stands over what follows, as far as its title's width goes. */
    @media (min-width: 46rem) {
      .bar > li > .menu { margin-right: -40rem; max-width: 36rem; position: relative; z-index: 1; }
    }
    .toolbar {
      display: flex; flex-wrap: wrap; align-items: center; gap: 6px; padding: 8px 12px;
      background: var(--sheet); border: 1px solid var(--line); border-radius: 12px; max-width: 60rem;
      min-height: 3rem;
    }
    .toolbar button {
      display: inline-flex; align-items: center; gap: .3em; font: inherit; color: var(--text);
      background: none; border: 1px solid transparent; border-radius: 999px; padding: .3em .6em;
    }
    .toolbar button[aria-disabled=true] { color: var(--dimmed); }
    .toolbar button.prominent { background: var(--accent); color: var(--on-accent); }
    .toolbar button.search { border-color: var(--line); color: var(--quiet); min-width: 11rem; }
    .toolbar button[aria-pressed=true] { background: var(--hover); border-color: var(--accent); }
    .toolbar .group {
      display: inline-flex; gap: 2px; border: 1px solid var(--line); border-radius: 999px;
    }
    .toolbar .trailing { margin-left: auto; }
    .toolbar .center { margin-inline: auto; }
    .toolbar .bottom { flex-basis: 100%; justify-content: space-around; }
    .flexible { flex: 1; }
    .space { width: 1rem; }
    .rule { width: 1px; height: 1.4em; background: var(--line); }
    .pull-down { display: inline-block; }
    .hidden { color: var(--quiet); font-size: .85rem; margin: .4rem 0 0; }
    [data-platform=iOS] .menu, [data-platform=iPadOS] .menu, [data-platform=visionOS] .menu {
      border-radius: 22px; padding: 8px; font-size: 17px; min-width: 16rem;
    }
    [data-platform=iOS] [role=menu] [role^=menuitem], [data-platform=visionOS] [role=menu] [role^=menuitem] {
      min-height: 44px; border-radius: 14px;
    }
    [data-platform=iPadOS] [role=menu] [role^=menuitem] { min-height: 36px; border-radius: 14px; }
    [data-platform=iOS] kbd, [data-platform=watchOS] kbd, [data-platform=tvOS] kbd { display: none; }
    [data-platform=iOS] .toolbar { max-width: 24.5rem; border-radius: 26px; }
    [data-platform=watchOS] .toolbar { max-width: 12rem; border-radius: 36px; min-height: 4rem; }
    [data-platform=watchOS] .menu { border-radius: 18px; min-width: 12rem; font-size: 16px; }
    [data-platform=watchOS] [role=menu] [role^=menuitem] { min-height: 44px; }
    @media (max-width: 40rem) {
      main, header { padding: 1rem; }
      .menu { width: 100%; min-width: 0; }
    }
    @media print {
      #controls, #place { display: none; }
      body { background: none; margin: 0; }
      figure { break-inside: avoid; }
      .menu[hidden] { display: block; }
      .menu, .bar, .toolbar { box-shadow: none; border: 1px solid #999; }
    }
    """
}
