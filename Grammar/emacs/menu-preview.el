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
(require 'url-parse)
(require 'url-util)

(declare-function eglot-current-server "eglot")
(declare-function eglot--TextDocumentIdentifier "eglot")
(declare-function eglot--signal-textDocument/didChange "eglot")
(declare-function jsonrpc-async-request "jsonrpc")

(defvar menu-preview--buffer nil "The buffer whose module is shown.")
(defvar menu-preview--listener nil "The process that pages connect to.")
(defvar menu-preview--path nil "The path of the page's address.")
(defvar menu-preview--waiting nil "The connections of pages that wait for events.")
(defvar menu-preview--timer nil "Sends a newer page once nothing has been typed for a moment.")
(defvar menu-preview--place nil "The last place of point that was sent.")

(defun menu-preview--uri ()
  "The URI of the buffer, as the server knows it."
  (plist-get (eglot--TextDocumentIdentifier) :uri))

(defun menu-preview--point ()
  "The place of point, as the server writes places: /path/Notes.menu:12."
  (format "%s:%d"
          (decode-coding-string (url-unhex-string (url-filename (url-generic-parse-url (menu-preview--uri)))) 'utf-8)
          (line-number-at-pos nil t)))

(defun menu-preview--request (cursor receive)
  "Ask the server for the page as the buffer is now, and call RECEIVE with it.
CURSOR says whether the page marks the entry at point."
  (with-current-buffer menu-preview--buffer
    (let ((server (or (eglot-current-server) (user-error "No language server: M-x eglot starts it")))
          (position (and cursor (list (list :line (1- (line-number-at-pos nil t)) :character 0)))))
      (eglot--signal-textDocument/didChange)
      (jsonrpc-async-request
       server :workspace/executeCommand
       (list :command "menugen.preview" :arguments (apply #'vector (menu-preview--uri) position))
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
    (menu-preview--request t (lambda (page) (menu-preview--respond connection "200 OK" "text/html" page))))
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
  "Move point to PLACE."
  (when (string-match "\\`\\(.*\\):\\([0-9]+\\)\\'" place)
    (let ((line (string-to-number (match-string 2 place))))
      (pop-to-buffer (find-file-noselect (match-string 1 place)) '(display-buffer-reuse-window))
      (goto-char (point-min))
      (forward-line (1- line))
      (back-to-indentation))))

(defun menu-preview--update ()
  "Send a newer page."
  (when (buffer-live-p menu-preview--buffer)
    (menu-preview--request nil (lambda (page) (menu-preview--send (list (cons 'page page)))))))

(defun menu-preview--changed (&rest _)
  "Send a newer page in a moment."
  (when (timerp menu-preview--timer) (cancel-timer menu-preview--timer))
  (setq menu-preview--timer (run-with-timer 0.2 nil #'menu-preview--update)))

(defun menu-preview--moved ()
  "Send the place of point if it is another."
  (when menu-preview--waiting
    ;; Another file can be of another module.
    (unless (eq menu-preview--buffer (current-buffer))
      (setq menu-preview--buffer (current-buffer))
      (menu-preview--update))
    (let ((place (menu-preview--point)))
      (unless (equal place menu-preview--place)
        (setq menu-preview--place place)
        (menu-preview--send (list (cons 'focus place)))))))

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
