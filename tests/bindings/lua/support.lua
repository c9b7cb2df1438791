-- Checks of the tests of the Lua binding. A file of tests ends with support.done().
local ct = require "catenary"

local support = { passed = 0, failed = 0 }

function support.check(condition, what)
  if condition then
    support.passed = support.passed + 1
  else
    support.failed = support.failed + 1
    print("FAILED " .. what .. " (line " .. debug.getinfo(2, "l").currentline .. ")")
  end
end

local function text(value)
  if type(value) ~= "table" then return tostring(value) end
  local parts = {}
  for i, part in ipairs(value) do parts[i] = text(part) end
  return "{" .. table.concat(parts, ", ") .. "}"
end

-- Compares numbers, strings, booleans and nested tables, exactly.
function support.equal(got, wanted, what)
  if text(got) == text(wanted) then
    support.passed = support.passed + 1
  else
    support.failed = support.failed + 1
    local line = debug.getinfo(2, "l").currentline
    print(("FAILED %s (line %d): expected %s, got %s"):format(what, line, text(wanted), text(got)))
  end
end

-- Checks that a call fails with a status, and with a message that contains a text.
function support.fails(status, part, f, ...)
  local ok, err = pcall(f, ...)
  local line = debug.getinfo(2, "l").currentline
  local right = not ok and ct.is_error(err) and err.status == status and err.message:find(part, 1, true)
    and err.code == ct.api.enums.status.values["error_" .. status]
  if right then
    support.passed = support.passed + 1
  else
    support.failed = support.failed + 1
    print(("FAILED line %d: expected %s with %q, got %s %s"):format(line, status, part,
      tostring(ct.is_error(err) and err.status), tostring(err)))
  end
end

function support.done()
  print(("%d passed, %d failed"):format(support.passed, support.failed))
  os.exit(support.failed == 0 and support.passed > 0 and 0 or 1)
end

return support
