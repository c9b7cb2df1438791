-- What luacheck looks for in the Lua binding and its tests.
std = "luajit"
max_line_length = 120
ignore = { "542" } -- empty branches, which have a comment
files["**/*_test.lua"] = { ignore = { "311", "312", "331", "532" } } -- variables that tests set to nil to release
