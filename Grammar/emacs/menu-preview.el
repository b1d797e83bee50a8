;;; menu-preview.el --- The menus of .menu files in a browser  -*- lexical-binding: t; -*-

;; Package-Requires: ((emacs "27.1"))
;; SPDX-License-Identifier: Apache-2.0

;;; Commentary:

;; `menu-preview' opens the menus of the buffer's module in a browser, drawn by the language server of eglot.
;;
;; The page is served to this computer alone, at an address that no one can guess.  It asks for events: newer pages, and
;; the place of point.  A click on an entry moves point to where it is written.

;;; Code:

(require 'json)
(require 'subr-x)

(declare-function eglot-current-server "eglot")
(declare-function eglot--TextDocumentIdentifier "eglot")
(declare-function eglot--pos-to-lsp-position "eglot")
(declare-function eglot-uri-to-path "eglot")
(declare-function eglot--uri-to-path "eglot")
(declare-function eglot--signal-textDocument/didChange "eglot")
(declare-function jsonrpc-async-request "jsonrpc")

(defvar menu-preview--buffer nil "The buffer whose module is shown.")
(defvar menu-preview--listener nil "The process that pages connect to.")
(defvar menu-preview--path nil "The path of the page's address.")
(defvar menu-preview--waiting nil "The connections of pages that wait for events.")
(defvar menu-preview--timer nil "Sends a newer page once nothing has been typed for a moment.")
(defvar menu-preview--point nil "Where point was last.")

(defun menu-preview--request (command argument receive)
  "Have the server perform COMMAND for the buffer as it is now, and call RECEIVE.
ARGUMENT is a place, or t to tell where point is."
  (with-current-buffer menu-preview--buffer
    (when-let ((server (eglot-current-server)))
      (eglot--signal-textDocument/didChange)
      (jsonrpc-async-request
       server :workspace/executeCommand
       (list :command command
             :arguments (apply #'vector (plist-get (eglot--TextDocumentIdentifier) :uri)
                               (and argument (list (if (eq argument t) (eglot--pos-to-lsp-position) argument)))))
       :success-fn receive :error-fn #'ignore))))

;;;; Serving the page

(defun menu-preview--respond (connection status kind body)
  "Send STATUS and a BODY of the media type KIND on CONNECTION, and close it."
  (let ((bytes (encode-coding-string body 'utf-8)))
    (process-send-string
     connection
     (concat (format "HTTP/1.1 %s\r\nContent-Type: %s; charset=utf-8\r\nContent-Length: %d\r\nConnection: close\r\n\r\n"
                     status kind (length bytes))
             bytes))
    (process-send-eof connection)))

(defun menu-preview--send (message)
  "Send MESSAGE, a list of pairs, to every page."
  (setq menu-preview--waiting (seq-filter #'process-live-p menu-preview--waiting))
  (let ((event (encode-coding-string (concat "data: " (json-encode message) "\n\n") 'utf-8)))
    (dolist (connection menu-preview--waiting) (process-send-string connection event))))

(defun menu-preview--answer (connection path body)
  "Answer a request for PATH with BODY on CONNECTION."
  (cond
   ((equal path menu-preview--path)
    (menu-preview--request "menugen.preview" t (lambda (page) (menu-preview--respond connection "200 OK" "text/html" page))))
   ((equal path (concat menu-preview--path "events"))
    (process-send-string
     connection "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nCache-Control: no-store\r\n\r\n")
    (push connection menu-preview--waiting))
   ((equal path (concat menu-preview--path "chosen"))
    (let ((place (ignore-errors (alist-get 'chosen (json-read-from-string body)))))
      (when (stringp place) (menu-preview--reveal place)))
    (menu-preview--respond connection "200 OK" "text/plain" ""))
   (t (menu-preview--respond connection "404 Not Found" "text/plain" ""))))

(defun menu-preview--receive (connection bytes)
  "Collect BYTES from CONNECTION; answer the request once it is whole."
  (let ((received (concat (process-get connection 'received) bytes)))
    (process-put connection 'received received)
    (when-let* ((end (string-match "\r\n\r\n" received))
                (body (substring received (+ end 4)))
                (head (substring received 0 end))
                (path (and (string-match "\\`[A-Z]+ \\([^ ]+\\) HTTP" head) (match-string 1 head))))
      (when (>= (length body)
                (let ((case-fold-search t))
                  (if (string-match "\r\ncontent-length: *\\([0-9]+\\)" head)
                      (string-to-number (match-string 1 head))
                    0)))
        (process-put connection 'received nil)
        (menu-preview--answer connection path (decode-coding-string body 'utf-8))))))

(defun menu-preview--listen ()
  "Begin to serve the page, once for all buffers."
  (unless (process-live-p menu-preview--listener)
    (setq menu-preview--listener
          (make-network-process :name "menu-preview" :server t :host 'local :service t :family 'ipv4 :noquery t
                                :coding 'binary :filter #'menu-preview--receive)
          menu-preview--path
          ;; Of random bytes.
          (concat "/" (secure-hash 'sha256 'iv-auto 32) "/"))))

;;;; Following each other

(defun menu-preview--reveal (place)
  "Move point to PLACE, if the server says that it is in a file of the module."
  (menu-preview--request
   "menugen.previewChosen" place
   (lambda (location)
     (when location
       (let ((uri (plist-get location :uri))
             (start (plist-get (plist-get location :range) :start)))
         (pop-to-buffer (find-file-noselect (menu-preview--file uri)) '(display-buffer-reuse-window))
         (goto-char (point-min))
         (forward-line (plist-get start :line))
         (back-to-indentation))))))

(defun menu-preview--file (uri)
  "The name of the file at URI."
  (with-current-buffer menu-preview--buffer
    (if (fboundp 'eglot-uri-to-path) (eglot-uri-to-path uri) (eglot--uri-to-path uri))))

(defun menu-preview--update ()
  "Send a newer page."
  (when (buffer-live-p menu-preview--buffer)
    (menu-preview--request "menugen.preview" nil
                           (lambda (page) (menu-preview--send (list (cons 'page page)))))))

(defun menu-preview--changed (&rest _)
  "Send a newer page in a moment."
  (when (timerp menu-preview--timer) (cancel-timer menu-preview--timer))
  (setq menu-preview--timer (run-with-timer 0.2 nil #'menu-preview--update)))

(defun menu-preview--moved ()
  "Send the place that point is in if it has moved."
  (when menu-preview--waiting
    ;; Another file can be of another module.
    (unless (eq menu-preview--buffer (current-buffer))
      (setq menu-preview--buffer (current-buffer))
      (menu-preview--update))
    (unless (eql menu-preview--point (point))
      (setq menu-preview--point (point))
      (menu-preview--request "menugen.previewPlace" t
                             (lambda (place) (menu-preview--send (list (cons 'focus place))))))))

(define-minor-mode menu-preview-mode
  "Have the preview follow this buffer."
  :lighter nil
  (if menu-preview-mode
      (progn (add-hook 'after-change-functions #'menu-preview--changed nil t)
             (add-hook 'post-command-hook #'menu-preview--moved nil t))
    (remove-hook 'after-change-functions #'menu-preview--changed t)
    (remove-hook 'post-command-hook #'menu-preview--moved t)))

;;;###autoload
(defun menu-preview ()
  "Open the menus of the buffer's module in a browser.
They follow what is typed and where point is."
  (interactive)
  (unless (and (fboundp 'eglot-current-server) (eglot-current-server))
    (user-error "No language server: M-x eglot starts it"))
  (setq menu-preview--buffer (current-buffer))
  (menu-preview--listen)
  (dolist (buffer (buffer-list))
    (with-current-buffer buffer
      (when (derived-mode-p 'menu-mode) (menu-preview-mode))))
  (add-hook 'menu-mode-hook #'menu-preview-mode)
  (browse-url (format "http://127.0.0.1:%d%s" (process-contact menu-preview--listener :service) menu-preview--path)))

(provide 'menu-preview)

;;; menu-preview.el ends here
