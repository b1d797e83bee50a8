" Vim indent file
" Language: .menu files

if exists('b:did_indent')
  finish
endif
let b:did_indent = 1

setlocal indentexpr=MenuIndent(v:lnum)
setlocal indentkeys=0},0),!^F,o,O
let b:undo_indent = 'setlocal indentexpr< indentkeys<'

if exists('*MenuIndent')
  finish
endif

" The line without what may hold braces that count for nothing: texts, keys and comments.
function! s:Code(number) abort
  let line = substitute(getline(a:number), '"\%(\\.\|[^"\\]\)*"', '', 'g')
  let line = substitute(line, '\<key\s\+\S\+', '', 'g')
  return substitute(line, '//.*\|/\*.\{-}\*/', '', 'g')
endfunction

function! MenuIndent(number) abort
  let previous = prevnonblank(a:number - 1)
  if previous == 0
    return 0
  endif
  let depth = 0
  " Braces that close at the line's start have moved that line already.
  let code = substitute(s:Code(previous), '^\s*[})]\+', '', '')
  for char in split(code, '\zs')
    if char ==# '{' || char ==# '('
      let depth += 1
    elseif char ==# '}' || char ==# ')'
      let depth -= 1
    endif
  endfor
  if s:Code(a:number) =~# '^\s*[})]'
    let depth -= 1
  endif
  return max([indent(previous) + depth * shiftwidth(), 0])
endfunction
