import { describe, expect, test } from 'vitest'
import { formatted } from './format.ts'

const select = (text: string, words: string) => {
  const start = text.indexOf(words)
  return { text, start, end: start + words.length }
}

describe('a press on the bar above a text', () => {
  test('strong and link go around what is selected, which stays selected', () => {
    const strong = formatted(select('Turn the wick.', 'wick'), 'bold', 'words')
    expect(strong.text).toBe('Turn the **wick**.')
    expect(strong.text.slice(strong.start, strong.end)).toBe('wick')
    expect(formatted(select('See here.', 'here'), 'link', 'words').text).toBe('See [here](article/).')
  })
  test('without a selection it leaves words to write over', () => {
    const { text, start, end } = formatted({ text: 'A ', start: 2, end: 2 }, 'bold', 'words')
    expect([text, text.slice(start, end)]).toEqual(['A **words**', 'words'])
  })
  test('lists and headings mark whole lines, and a second press takes the marks away', () => {
    const marked = formatted(select('One\nTwo\nThree', 'ne\nTw'), 'list', 'words')
    expect(marked.text).toBe('- One\n- Two\nThree')
    expect(formatted(marked, 'list', 'words').text).toBe('One\nTwo\nThree')
    expect(formatted(select('One\nTwo', 'One\nTwo'), 'numbers', 'words').text).toBe('1. One\n2. Two')
    expect(formatted(select('# One', 'One'), 'heading', 'words').text).toBe('One')
  })
})
