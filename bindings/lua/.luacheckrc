-- What luacheck looks for in the Lua binding and its tests.
std = "luajit"
max_line_length = 120
ignore = { "542" } -- empty branches, which have a comment
