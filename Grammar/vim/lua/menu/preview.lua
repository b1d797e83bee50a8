-- `:MenuPreview` of Neovim: the menus of the buffer's module in a browser, drawn by the language server.
--
-- The page is served to this computer alone, at an address that no one can guess. It asks for events: newer pages, and
-- the cursor's place. A click on an entry moves the cursor to where it is written.
local preview = {}
local uv = vim.uv or vim.loop

-- The file shown; the address; the connections of pages that wait for events.
local buffer, address
local waiting = {}
local timer = uv.new_timer()

local function respond(connection, status, kind, body)
  connection:write(string.format(
    'HTTP/1.1 %s\r\nContent-Type: %s; charset=utf-8\r\nContent-Length: %d\r\nConnection: close\r\n\r\n%s',
    status, kind, #body, body), function() connection:close() end)
end

local function send(message)
  local event = 'data: ' .. vim.fn.json_encode(message) .. '\n\n'
  for connection in pairs(waiting) do
    if connection:is_closing() then waiting[connection] = nil else connection:write(event) end
  end
end

-- Has the server perform one of its commands for the buffer as it is now, with the cursor's position or a place if it
-- matters.
local function request(command, argument, receive)
  local isAnswered = false
  vim.lsp.buf_request(buffer, 'workspace/executeCommand',
    { command = command, arguments = { vim.uri_from_bufnr(buffer), argument } },
    function(_, result)
      -- Other servers of the buffer know no such command.
      if result == nil or result == vim.NIL or isAnswered then return end
      isAnswered = true
      receive(result)
    end)
end

local function cursor()
  local window = vim.fn.bufwinid(buffer)
  local line, byte = unpack(window ~= -1 and vim.api.nvim_win_get_cursor(window) or { 1, 0 })
  local text = vim.api.nvim_buf_get_lines(buffer, line - 1, line, false)[1] or ''
  local _, units = vim.str_utfindex(text, math.min(byte, #text))
  return { line = line - 1, character = units }
end

local function update()
  request('menugen.preview', nil, function(page) send({ page = page }) end)
end

-- Moves the cursor to a place, as `/path/Notes.menu:12`, if the server says that it is in a file of the module.
local function reveal(place)
  request('menugen.previewChosen', place, function(location)
    local window = vim.fn.bufwinid(buffer)
    if window ~= -1 then vim.api.nvim_set_current_win(window) end
    local target = vim.uri_to_bufnr(location.uri)
    if vim.api.nvim_get_current_buf() ~= target then vim.cmd('buffer ' .. target) end
    pcall(vim.api.nvim_win_set_cursor, 0, { location.range.start.line + 1, 0 })
    vim.cmd('normal! ^zv')
  end)
end

local function answer(connection, path, body)
  if path == address.path then
    request('menugen.preview', cursor(), function(page) respond(connection, '200 OK', 'text/html', page) end)
  elseif path == address.path .. 'events' then
    connection:write('HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nCache-Control: no-store\r\n\r\n')
    waiting[connection] = true
  elseif path == address.path .. 'chosen' then
    local isRead, message = pcall(vim.fn.json_decode, body)
    if isRead and type(message.chosen) == 'string' then reveal(message.chosen) end
    respond(connection, '200 OK', 'text/plain', '')
  else
    respond(connection, '404 Not Found', 'text/plain', '')
  end
end

local function accept(connection)
  local received = ''
  connection:read_start(function(failure, bytes)
    if failure or not bytes then
      waiting[connection] = nil
      if not connection:is_closing() then connection:close() end
      return
    end
    received = received .. bytes
    local head, rest = received:match('^(.-\r\n)\r\n(.*)$')
    local length = head and tonumber(head:lower():match('\r\ncontent%-length: *(%d+)') or 0)
    if not head or #rest < length then return end
    received = ''
    local path = head:match('^%u+ (%S+) HTTP')
    vim.schedule(function() answer(connection, path, rest) end)
  end)
end

local function listen()
  local listener = uv.new_tcp()
  listener:bind('127.0.0.1', 0)
  listener:listen(16, function()
    local connection = uv.new_tcp()
    listener:accept(connection)
    accept(connection)
  end)
  local token = uv.random(16):gsub('.', function(byte) return string.format('%02x', byte:byte()) end)
  address = { path = '/' .. token .. '/', port = listener:getsockname().port }
end

-- Follows what is typed in .menu files, and the cursor in them.
local function follow()
  local group = vim.api.nvim_create_augroup('menu_preview', {})
  vim.api.nvim_create_autocmd({ 'TextChanged', 'TextChangedI' }, {
    group = group, pattern = '*.menu',
    callback = function() timer:start(200, 0, vim.schedule_wrap(update)) end,
  })
  vim.api.nvim_create_autocmd({ 'CursorMoved', 'CursorMovedI', 'BufEnter' }, {
    group = group, pattern = '*.menu',
    callback = function(event)
      -- Another file can be of another module.
      if event.buf ~= buffer then
        buffer = event.buf
        update()
      end
      request('menugen.previewPlace', cursor(), function(place) send({ focus = place }) end)
    end,
  })
end

local function browse(url)
  if vim.g.menu_browser then
    vim.fn.jobstart({ vim.g.menu_browser, url })
  elseif vim.ui.open then
    vim.ui.open(url)
  else
    vim.fn.jobstart({ vim.fn.has('mac') == 1 and 'open' or 'xdg-open', url })
  end
end

-- Opens the preview in the browser.
function preview.show()
  buffer = vim.api.nvim_get_current_buf()
  if not address then
    listen()
    follow()
  end
  browse('http://127.0.0.1:' .. address.port .. address.path)
end

return preview
