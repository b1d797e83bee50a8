// JupyterLab loads this as it loads what its own builder makes. It shares no module, so it needs no building.
'use strict';
(window._JUPYTERLAB ??= {})['menu-language'] = {
  init() {},
  async get() {
    return () => ({
      id: 'menu-language:file-type',
      autoStart: true,
      activate(app) {
        app.docRegistry.addFileType({
          name: 'menu', displayName: 'Menu', extensions: ['.menu'], mimeTypes: ['text/x-menu'],
          contentType: 'file', fileFormat: 'text',
        });
      },
    });
  },
};
