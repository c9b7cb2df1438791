# A reader of JSON: objects are Dict, arrays Vector, null nothing; integers stay Int.
mutable struct JSONText
    text::Vector{UInt8}
    at::Int
end

parse_json(text::AbstractString) = parse_value(JSONText(Vector{UInt8}(text), 1))

function next_byte(j::JSONText)
    while j.text[j.at] in (0x20, 0x09, 0x0a, 0x0d)
        j.at += 1
    end
    return j.text[j.at]
end

function take!(j::JSONText, c::Char)
    next_byte(j) == UInt8(c) || error("expected $c at byte $(j.at)")
    j.at += 1
end

function parse_value(j::JSONText)
    c = next_byte(j)
    c == UInt8('{') && return parse_members(j)
    c == UInt8('[') && return parse_items(j)
    c == UInt8('"') && return parse_text(j)
    for (word, value) in (("true", true), ("false", false), ("null", nothing))
        if c == UInt8(word[1])
            j.at += length(word)
            return value
        end
    end
    start = j.at
    while j.at <= length(j.text) && Char(j.text[j.at]) in "+-.eE0123456789"
        j.at += 1
    end
    word = String(j.text[start:j.at-1])
    return occursin(r"^-?\d+$", word) ? parse(Int, word) : parse(Float64, word)
end

function parse_members(j)
    result = Dict{String,Any}()
    take!(j, '{')
    while next_byte(j) != UInt8('}')
        key = parse_text(j)
        take!(j, ':')
        result[key] = parse_value(j)
        next_byte(j) == UInt8(',') && (j.at += 1)
    end
    j.at += 1
    return result
end

function parse_items(j)
    result = Any[]
    take!(j, '[')
    while next_byte(j) != UInt8(']')
        push!(result, parse_value(j))
        next_byte(j) == UInt8(',') && (j.at += 1)
    end
    j.at += 1
    return result
end

const ESCAPES = Dict(UInt8('n') => '\n', UInt8('t') => '\t', UInt8('r') => '\r', UInt8('b') => '\b', UInt8('f') => '\f')

function parse_text(j)
    take!(j, '"')
    out = IOBuffer()
    while j.text[j.at] != UInt8('"')
        c = j.text[j.at]
        if c == UInt8('\\')
            j.at += 1
            c = j.text[j.at]
            if c == UInt8('u')
                print(out, Char(parse(UInt16, String(j.text[j.at+1:j.at+4]); base=16)))
                j.at += 4
            else
                print(out, get(ESCAPES, c, Char(c)))
            end
        else
            write(out, c)
        end
        j.at += 1
    end
    j.at += 1
    return String(Base.take!(out))
end
