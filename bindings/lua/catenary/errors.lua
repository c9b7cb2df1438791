-- Failures as Lua errors: tables with `code`, `status` and `message`.
local ffi = require "ffi"
local api = require "catenary.api"

local C = api.C
local statuses = api.enums.status
local FAILED = statuses.values.error_callback

local Error = {}
Error.__index = Error
function Error:__tostring() return self.message end

local errors = { Error = Error, pending = nil }

local function make(code, message)
  local name = statuses.names[code] or "unknown"
  return setmetatable({ code = code, status = (name:gsub("^error_", "")), message = message }, Error)
end

-- Whether a value is a failure of the library or of a check of arguments in this binding.
function errors.is_error(value) return getmetatable(value) == Error end

-- Raises an error with a status such as "shape" and a message.
function errors.raise(status, ...)
  error(make(statuses.values["error_" .. status], string.format(...)), 0)
end

-- Raises the failure of a call: the error of the callback that caused it, or the library's message.
function errors.fail(code)
  local message = ffi.string(C.ctn_error_message())
  local pending = errors.pending
  errors.pending = nil
  if pending and pending.code == code and message:find(pending.text, 1, true) then error(pending.value, 0) end
  error(make(code, message), 0)
end

-- Keeps the error of a callback for the call that fails because of it. Returns the status for C.
function errors.caught(value)
  local text = tostring(value):sub(1, 300):gsub("%z", "?") -- the library truncates longer messages
  local code = errors.is_error(value) and value.code or FAILED
  errors.pending = { value = value, text = text, code = code }
  C.ctn_error_set(code, text)
  return code
end

return errors
