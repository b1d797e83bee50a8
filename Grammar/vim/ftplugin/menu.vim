" Vim filetype plugin
" Language: .menu files

if exists('b:did_ftplugin')
  finish
endif
let b:did_ftplugin = 1

setlocal commentstring=//\ %s
setlocal comments=s1:/*,mb:*,ex:*/,:///,://
setlocal formatoptions-=t formatoptions+=croql
setlocal expandtab shiftwidth=2 softtabstop=2
setlocal suffixesadd=.menu

if has('nvim')
  command! -buffer MenuPreview lua require('menu.preview').show()
endif

let b:undo_ftplugin = 'setlocal commentstring< comments< formatoptions< expandtab< shiftwidth< softtabstop< suffixesadd<'
if has('nvim')
  let b:undo_ftplugin .= ' | silent! delcommand MenuPreview'
endif
