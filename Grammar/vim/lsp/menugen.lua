-- Neovim 0.11 and later: `vim.lsp.enable('menugen')` starts the server for .menu files.
return {
  cmd = { 'menugen', 'lsp' },
  filetypes = { 'menu' },
  root_markers = { 'Package.swift', '.git' },
}
