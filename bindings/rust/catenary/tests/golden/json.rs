//! The part of JSON that the vectors use.
use std::fmt;

#[derive(Clone, Debug, PartialEq)]
pub enum Json {
    Null,
    Bool(bool),
    Int(i64),
    Real(f64),
    Text(String),
    List(Vec<Json>),
    Object(Vec<(String, Json)>),
}

pub static NULL: Json = Json::Null;

impl Json {
    pub fn parse(text: &str) -> Json {
        let mut parser = Parser { bytes: text.as_bytes(), at: 0 };
        let value = parser.value();
        parser.space();
        assert_eq!(parser.at, text.len(), "text after the value");
        value
    }

    pub fn load(path: &std::path::Path) -> Json {
        Json::parse(&std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {}", path.display(), error)))
    }

    /// The value of a key, null if there is none.
    pub fn get(&self, key: &str) -> &Json {
        self.object().iter().find(|(name, _)| name == key).map_or(&NULL, |(_, value)| value)
    }

    pub fn at(&self, key: &str) -> &Json {
        match self.get(key) {
            Json::Null => panic!("no {} in {:?}", key, self),
            value => value,
        }
    }

    pub fn has(&self, key: &str) -> bool {
        !self.get(key).is_null()
    }

    pub fn is_null(&self) -> bool {
        *self == Json::Null
    }

    pub fn object(&self) -> &[(String, Json)] {
        match self {
            Json::Object(items) => items,
            Json::Null => &[],
            other => panic!("expected an object, got {:?}", other),
        }
    }

    pub fn list(&self) -> &[Json] {
        match self {
            Json::List(items) => items,
            Json::Null => &[],
            other => panic!("expected a list, got {:?}", other),
        }
    }

    pub fn text(&self) -> &str {
        match self {
            Json::Text(text) => text,
            other => panic!("expected a text, got {:?}", other),
        }
    }

    pub fn int(&self) -> i64 {
        match self {
            Json::Int(value) => *value,
            Json::Real(value) if value.fract() == 0.0 => *value as i64,
            other => panic!("expected an integer, got {:?}", other),
        }
    }

    /// A number; the texts nan, inf and -inf are numbers, too.
    pub fn real(&self) -> f64 {
        match self {
            Json::Int(value) => *value as f64,
            Json::Real(value) => *value,
            Json::Bool(value) => f64::from(u8::from(*value)),
            Json::Text(text) => text.parse().unwrap_or_else(|_| panic!("expected a number, got {}", text)),
            other => panic!("expected a number, got {:?}", other),
        }
    }

    pub fn flag(&self) -> bool {
        match self {
            Json::Bool(value) => *value,
            Json::Int(value) => *value != 0,
            other => panic!("expected true or false, got {:?}", other),
        }
    }

    /// A list of integers, or one integer.
    pub fn ints(&self) -> Vec<i64> {
        match self {
            Json::List(items) => items.iter().map(Json::int).collect(),
            one => vec![one.int()],
        }
    }
}

struct Parser<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl Parser<'_> {
    fn space(&mut self) {
        while self.bytes.get(self.at).map_or(false, u8::is_ascii_whitespace) {
            self.at += 1;
        }
    }

    fn peek(&mut self) -> u8 {
        self.space();
        self.bytes[self.at]
    }

    fn expect(&mut self, byte: u8) {
        assert_eq!(self.peek() as char, byte as char, "at {}", self.at);
        self.at += 1;
    }

    fn word(&mut self, word: &str, value: Json) -> Json {
        assert!(self.bytes[self.at..].starts_with(word.as_bytes()), "at {}", self.at);
        self.at += word.len();
        value
    }

    fn value(&mut self) -> Json {
        match self.peek() {
            b'n' => self.word("null", Json::Null),
            b't' => self.word("true", Json::Bool(true)),
            b'f' => self.word("false", Json::Bool(false)),
            b'"' => Json::Text(self.text()),
            b'[' => {
                let mut items = Vec::new();
                self.items(b']', |parser| items.push(parser.value()));
                Json::List(items)
            }
            b'{' => {
                let mut items = Vec::new();
                self.items(b'}', |parser| {
                    parser.space();
                    let key = parser.text();
                    parser.expect(b':');
                    items.push((key, parser.value()));
                });
                Json::Object(items)
            }
            _ => self.number(),
        }
    }

    fn items(&mut self, end: u8, mut item: impl FnMut(&mut Self)) {
        self.at += 1;
        while self.peek() != end {
            item(self);
            if self.peek() != end {
                self.expect(b',');
            }
        }
        self.at += 1;
    }

    fn number(&mut self) -> Json {
        let begin = self.at;
        while self.bytes.get(self.at).map_or(false, |b| b"+-.0123456789eE".contains(b)) {
            self.at += 1;
        }
        let text = std::str::from_utf8(&self.bytes[begin..self.at]).unwrap();
        text.parse().map_or_else(|_| Json::Real(text.parse().expect("a number")), Json::Int)
    }

    fn unit(&mut self) -> u32 {
        let digits = std::str::from_utf8(&self.bytes[self.at..self.at + 4]).unwrap();
        self.at += 4;
        u32::from_str_radix(digits, 16).expect("four hexadecimal digits")
    }

    fn text(&mut self) -> String {
        self.expect(b'"');
        let mut out = Vec::new();
        loop {
            let byte = self.bytes[self.at];
            self.at += 1;
            match byte {
                b'"' => return String::from_utf8(out).expect("UTF-8"),
                b'\\' => {
                    let escaped = self.bytes[self.at];
                    self.at += 1;
                    let character = match escaped {
                        b'n' => '\n',
                        b't' => '\t',
                        b'r' => '\r',
                        b'u' => {
                            let mut code = self.unit();
                            if (0xd800..0xdc00).contains(&code) {
                                self.at += 2; // the \u of the second half
                                code = 0x10000 + ((code - 0xd800) << 10) + (self.unit() - 0xdc00);
                            }
                            char::from_u32(code).expect("a character")
                        }
                        other => other as char,
                    };
                    out.extend(character.to_string().bytes());
                }
                _ => out.push(byte),
            }
        }
    }
}

impl fmt::Display for Json {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}", self)
    }
}
