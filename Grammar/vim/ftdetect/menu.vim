autocmd BufNewFile,BufRead *.menu set filetype=menu
