/**
 * A regular expression over several lines: its line breaks, and the blanks that indent the next line, are not part of
 * it. Break before a `|` or a `(`, so that no line ends or begins with a blank that counts.
 * @throws SyntaxError of what is no regular expression, when the module is read
 */
export const patternWith =
  (flags: string) =>
  (text: TemplateStringsArray): RegExp =>
    new RegExp(text.raw.join('').replace(/\n */g, ''), flags)

export const pattern = patternWith('')
