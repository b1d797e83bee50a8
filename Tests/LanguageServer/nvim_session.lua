-- A session of Neovim with the server: nvim --headless --clean -u NONE -i NONE -n -S nvim_session.lua
-- LSP_CMD is the server, LSP_FOLDER a folder with Model.menu and Screens.menu of workspace.py.
local failures = 0
local function tell(what, fits, value)
  if not fits then failures = failures + 1 end
  io.stdout:write(string.format("%-12s %-4s %s\n", what, fits and "ok" or "FAIL", tostring(value or "")))
end
local folder = vim.env.LSP_FOLDER
vim.o.hidden = true
vim.cmd("edit " .. vim.fn.fnameescape(folder .. "/Model.menu"))
local buffer = vim.api.nvim_get_current_buf()
vim.bo[buffer].filetype = "menu"
local config = { name = "menugen", cmd = vim.split(vim.env.LSP_CMD, " "), root_dir = folder,
  workspace_folders = { { uri = vim.uri_from_fname(folder), name = "w" } } }
local id
if vim.lsp.start then id = vim.lsp.start(config) else
  id = vim.lsp.start_client(config)
  vim.lsp.buf_attach_client(buffer, id)
end
local function wait(condition) return vim.wait(20000, condition, 20) end
local client
local started = wait(function()
  client = vim.lsp.get_client_by_id(id)
  return client and client.server_capabilities and next(client.server_capabilities) ~= nil
end)
tell("initialize", started, client and client.offset_encoding)
if not started then vim.cmd("cquit 1") end

local function ask(method, params)
  local answers = vim.lsp.buf_request_sync(buffer, method, params, 20000) or {}
  for _, answer in pairs(answers) do if answer.result ~= nil then return answer.result end end
end
local function at(line, column)
  return { textDocument = { uri = vim.uri_from_bufnr(buffer) },
    position = { line = line, character = column } }
end
local function text(number) return table.concat(vim.api.nvim_buf_get_lines(number, 0, -1, false), "\n") end
local function line_of(piece)
  for number, line in ipairs(vim.api.nvim_buf_get_lines(buffer, 0, -1, false)) do
    local column = line:find(piece, 1, true)
    if column then return number - 1, column - 1 end
  end
end

local function finding(code)
  for _, found in ipairs(vim.diagnostic.get(buffer)) do if found.code == code then return found end end
end
local found = wait(function() return finding("ellipsis-character") ~= nil end)
tell("finding", found, #vim.diagnostic.get(buffer))
local line, column = line_of("share")
local hover = ask("textDocument/hover", at(line, column))
tell("hover", hover and hover.contents.value:find("NotesCommand.share", 1, true))
local items = ask("textDocument/completion", at(line, #vim.api.nvim_buf_get_lines(buffer, line, line + 1, false)[1]))
tell("completion", items and #(items.items or items) > 5, items and #(items.items or items))

local fix
local range = at(line, column)
for _, action in ipairs(ask("textDocument/codeAction", { textDocument = range.textDocument,
  range = { start = range.position, ["end"] = { line = line + 1, character = 0 } },
  context = { diagnostics = {} } }) or {}) do
  if action.isPreferred then fix = fix or action end
end
if fix then vim.lsp.util.apply_workspace_edit(fix.edit, client.offset_encoding) end
tell("fix", fix and wait(function() return finding("ellipsis-character") == nil end), fix and fix.title)

local tidy = text(buffer)
vim.api.nvim_buf_set_text(buffer, line, column + 5, line, column + 5, { "     " })
if vim.lsp.buf.format then vim.lsp.buf.format({ timeout_ms = 20000 }) else vim.lsp.buf.formatting_sync(nil, 20000) end
local row = vim.api.nvim_buf_get_lines(buffer, line, line + 1, false)[1]
tell("format", text(buffer) ~= tidy and row:find('  share  "Share…"', 1, true) == 1, row)

vim.api.nvim_win_set_cursor(0, { line + 1, column })
vim.lsp.buf.rename("sendOut")
local other
local renamed = wait(function()
  for _, number in ipairs(vim.api.nvim_list_bufs()) do
    if vim.api.nvim_buf_get_name(number):find("Screens.menu", 1, true) then other = number end
  end
  return other and text(other):find("sendOut", 1, true) and text(buffer):find("sendOut", 1, true)
end)
tell("rename", renamed)
vim.lsp.stop_client(id)
local gone = wait(function() return vim.lsp.get_client_by_id(id) == nil or vim.lsp.client_is_stopped(id) end)
tell("close", gone)
vim.cmd(failures == 0 and "qa!" or "cquit 1")
