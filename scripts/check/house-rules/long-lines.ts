// The formatter breaks code at 120; what it cannot break (titles, regular expressions, comments) ends at 140.
import { rule } from './rule.ts'

const longest = 140

export const noLongLines = rule(`lines end at ${longest} characters, addresses not counted`, (context) => ({
  Program: () => {
    for (const [index, line] of context.sourceCode.lines.entries()) {
      if (line.replace(/https?:\/\/\S+/g, '').length <= longest) continue
      context.report({
        loc: { line: index + 1, column: longest },
        message: `Longer than ${longest} characters: shorten the title, build the text from parts, or move the list to a data file.`,
      })
    }
  },
}))
