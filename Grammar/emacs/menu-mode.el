;;; menu-mode.el --- Major mode for .menu files  -*- lexical-binding: t; -*-

;; Package-Requires: ((emacs "27.1"))
;; SPDX-License-Identifier: Apache-2.0

;;; Commentary:

;; Colours, indentation and comments for .menu files, and `menugen lsp' for eglot.
;; What means what where is in menu-syntax.el; this file walks a buffer by it.

;;; Code:

(require 'menu-syntax)

(defgroup menu nil "Editing .menu files." :group 'languages)

(defcustom menu-indent-offset 2
  "Columns of a level of braces."
  :type 'integer :safe #'integerp)

(defcustom menu-lsp-command '("menugen" "lsp")
  "The command of the language server, with its arguments."
  :type '(repeat string))

(defmacro menu-mode--define-faces (&rest pairs)
  "Define a face for each of PAIRS, a style and the face that it looks like."
  `(progn
     ,@(mapcar
        (lambda (pair)
          `(defface ,(intern (format "menu-%s" (car pair))) '((t :inherit ,(cadr pair)))
             ,(format "The face of what is `%s' in .menu files." (car pair))))
        pairs)))

(menu-mode--define-faces
 (keyword font-lock-keyword-face) (attribute font-lock-builtin-face)
 (annotation font-lock-preprocessor-face) (type font-lock-type-face)
 (command font-lock-function-name-face) (option font-lock-constant-face)
 (variable font-lock-variable-name-face) (rule font-lock-preprocessor-face)
 (standard font-lock-builtin-face) (symbol font-lock-constant-face)
 (key font-lock-constant-face) (platform font-lock-type-face)
 (constant font-lock-constant-face) (number font-lock-constant-face)
 (operator default) (separator font-lock-keyword-face)
 (string font-lock-string-face) (escape font-lock-constant-face)
 (placeholder font-lock-variable-name-face) (comment font-lock-comment-face)
 (documentation font-lock-doc-face))

(defvar menu-mode-syntax-table
  (let ((table (make-syntax-table)))
    (modify-syntax-entry ?/ ". 124" table)
    (modify-syntax-entry ?* ". 23bn" table)
    (modify-syntax-entry ?\n ">" table)
    (modify-syntax-entry ?_ "_" table)
    (modify-syntax-entry ?\" "\"" table)
    (modify-syntax-entry ?` "." table)
    (modify-syntax-entry ?' "." table)
    table))

;;;; Walking a line

(defconst menu-mode--contexts
  (let ((table (make-hash-table :test 'eq)))
    (dolist (context menu-syntax-contexts table)
      (puthash (car context) (cdr context) table)))
  "The contexts of `menu-syntax-contexts' by their names.")

(defun menu-mode--kind (name)
  "The kind of the context NAME."
  (car (gethash name menu-mode--contexts)))

(defun menu-mode--enter (stack name)
  "STACK with the context NAME behind a token: in a statement it takes its place."
  (cons name (if (eq (menu-mode--kind (car stack)) 'statement) (cdr stack) stack)))

(defun menu-mode--next (stack next)
  "STACK behind a token of a rule with NEXT."
  (pcase next
    (`(then ,name) (menu-mode--enter stack name))
    (`(block ,name) (menu-mode--enter stack name))
    (`(parentheses ,name ,then)
     (cons name (if then (menu-mode--enter stack then) stack)))
    (_ stack)))

(defun menu-mode--scan-text (eol placeholders emit)
  "Step over a text up to EOL, with PLACEHOLDERS or without; EMIT its pieces."
  (let ((start (point)) (done nil))
    (forward-char)
    (while (and (not done) (< (point) eol))
      (let ((piece (cond ((looking-at "\\\\\\(?:[\"\\\\nt]\\|u{[[:xdigit:]]+}\\)\\|{{\\|}}") 'escape)
                         ((and placeholders (looking-at "{[[:alpha:]_][[:alnum:]_]*}"))
                          'placeholder))))
        (if (not piece)
            (progn (setq done (eq (char-after) ?\")) (forward-char))
          (funcall emit start (point) 'string)
          (funcall emit (match-beginning 0) (match-end 0) piece)
          (setq start (goto-char (match-end 0))))))
    (funcall emit start (point) 'string)))

(defun menu-mode--scan-token (stack eol emit)
  "Step over the token at point in STACK, EMIT it, and return the stack behind it.
No token goes past EOL."
  (let* ((context (gethash (car stack) menu-mode--contexts))
         (kind (car context)) (rules (cdr context)) (rule nil))
    (cond
     ((and (eq kind 'statement) (memq (char-after) '(?\; ?\}))) (cdr stack))
     ((and (eq kind 'parentheses) (eq (char-after) ?\))) (forward-char) (cdr stack))
     ((and (eq kind 'block) (eq (char-after) ?\}) (cdr stack)) (forward-char) (cdr stack))
     (t
      (while (and rules (not rule))
        (let ((follow (nth 3 (car rules))))
          (when (and (looking-at (caar rules))
                     (or (not follow)
                         (save-match-data
                           (save-excursion (goto-char (match-end 0)) (looking-at follow)))))
            (setq rule (car rules))))
        (setq rules (cdr rules)))
      (cond
       ((not rule)
        (if (looking-at "[[:alnum:]_+]+") (goto-char (match-end 0)) (forward-char))
        stack)
       (t
        (pcase (nth 1 rule)
          ('text (menu-mode--scan-text eol t emit))
          ('plain-text (menu-mode--scan-text eol nil emit))
          (style
           (when style (funcall emit (match-beginning 0) (match-end 0) style))
           (goto-char (match-end 0))))
        (menu-mode--next stack (nth 2 rule))))))))

(defun menu-mode--scan-comment (stack eol emit)
  "Step over a block comment on STACK, EMIT it, and return the stack behind it.
It goes no further than EOL."
  (let ((start (point)) (case-fold-search nil))
    (if (re-search-forward "/\\*\\|\\*/" eol t)
        (setq stack (if (eq (char-before) ?*) (cons 'comment stack) (cdr stack)))
      (goto-char eol))
    (funcall emit start (point) 'comment)
    stack))

(defun menu-mode--scan-line (stack emit)
  "Scan the line at point from STACK on; return the stack at the next line's start.
EMIT is called with the beginning, the end and the style of each piece."
  (let ((eol (line-end-position)) (bol (point)) (case-fold-search nil))
    (while (< (point) eol)
      (cond
       ((eq (car stack) 'comment) (setq stack (menu-mode--scan-comment stack eol emit)))
       ((looking-at "[[:blank:]\r\f]+") (goto-char (match-end 0)))
       ((looking-at "//")
        (funcall emit (point) eol
                 (if (and (looking-at "///\\(?:[^/]\\|$\\)")
                          (save-excursion (skip-chars-backward " \t" bol) (= (point) bol)))
                     'documentation 'comment))
        (goto-char eol))
       ((looking-at "/\\*")
        (funcall emit (point) (+ (point) 2) 'comment)
        (forward-char 2)
        (push 'comment stack))
       (t (setq stack (menu-mode--scan-token stack eol emit)))))
    (forward-line)
    (if (eq (menu-mode--kind (car stack)) 'statement) (cdr stack) stack)))

;;;; What is known of the buffer's lines

(defvar-local menu-mode--stacks nil
  "Starts of lines with their stacks, the last line first.")

(defun menu-mode--forget (begin &rest _)
  "Forget the stacks of the lines behind BEGIN."
  (while (and menu-mode--stacks (> (caar menu-mode--stacks) begin))
    (pop menu-mode--stacks)))

(defun menu-mode--stack-at (position)
  "The stack at the line start POSITION."
  (let ((known menu-mode--stacks))
    (while (and known (> (caar known) position)) (setq known (cdr known)))
    (if (and known (= (caar known) position))
        (cdar known)
      (save-excursion
        (save-restriction
          (widen)
          (goto-char (if known (caar known) (point-min)))
          (let ((stack (if known (cdar known) '(file))))
            (while (and (< (point) position) (not (eobp)))
              (setq stack (menu-mode--scan-line stack #'ignore))
              (when (or (null menu-mode--stacks) (> (point) (caar menu-mode--stacks)))
                (push (cons (point) stack) menu-mode--stacks)))
            stack))))))

(defun menu-mode--fontify (begin end &optional _loudly)
  "Colour the lines from BEGIN to END."
  (save-excursion
    (goto-char begin)
    (setq begin (line-beginning-position))
    (goto-char end)
    (unless (bolp) (forward-line))
    (setq end (point))
    (with-silent-modifications
      (remove-text-properties begin end '(face nil))
      (goto-char begin)
      (let ((stack (menu-mode--stack-at begin)))
        (while (and (< (point) end) (not (eobp)))
          (setq stack
                (menu-mode--scan-line
                 stack
                 (lambda (from to style)
                   (put-text-property from to 'face (intern (format "menu-%s" style)))))))))
    `(jit-lock-bounds ,begin . ,end)))

;;;; Indentation

(defun menu-mode--indentation ()
  "The column at which the line at point begins; nil in a block comment."
  (save-excursion
    (beginning-of-line)
    (let ((stack (menu-mode--stack-at (point))) (depth 0))
      (unless (eq (car stack) 'comment)
        (dolist (name (butlast stack))
          (when (memq (menu-mode--kind name) '(block parentheses)) (setq depth (1+ depth))))
        (back-to-indentation)
        (when (memq (char-after) '(?\} ?\))) (setq depth (1- depth)))
        (* menu-indent-offset (max depth 0))))))

(defun menu-mode-indent-line ()
  "Indent the line at point by the braces that are open."
  (interactive)
  (let ((column (menu-mode--indentation)))
    (when column
      (if (<= (current-column) (current-indentation))
          (indent-line-to column)
        (save-excursion (indent-line-to column))))))

;;;###autoload
(define-derived-mode menu-mode prog-mode "Menu"
  "Major mode for .menu files."
  (setq-local comment-start "// ")
  (setq-local comment-end "")
  (setq-local comment-start-skip "\\(?://+\\|/\\*+\\)[ \t]*")
  (setq-local indent-line-function #'menu-mode-indent-line)
  (setq-local indent-tabs-mode nil)
  (setq-local electric-indent-chars (append "}" electric-indent-chars))
  (setq-local parse-sexp-ignore-comments t)
  (setq-local jit-lock-contextually t)
  (add-hook 'after-change-functions #'menu-mode--forget nil t)
  (setq-local font-lock-defaults
              '(nil t nil nil (font-lock-fontify-region-function . menu-mode--fontify))))

(autoload 'menu-preview "menu-preview" "Open the menus of the buffer's module in a browser." t)

;;;###autoload
(add-to-list 'auto-mode-alist '("\\.menu\\'" . menu-mode))

(defvar eglot-server-programs)
(with-eval-after-load 'eglot
  (add-to-list 'eglot-server-programs (cons 'menu-mode (lambda (&rest _) menu-lsp-command))))

(provide 'menu-mode)

;;; menu-mode.el ends here
