import { afterEach, expect, test, vi } from 'vitest'
import { keptTexts } from './kept-texts.ts'

afterEach(() => vi.unstubAllGlobals())

test('the visit’s words are found, and those of every reply and note; nothing else is', () => {
  const shelf: Record<string, string> = {
    description: ' Stuck behind the gate ',
    'contact:1301': JSON.stringify({ fields: { hero: 'Robin' }, anonFields: {} }),
    'contact:1301:files': JSON.stringify({ 'fields.files': ['a.png'] }),
    'reply:104233590': JSON.stringify({ description: 'It is still shut', files: [] }),
    'reply:104232560': JSON.stringify({ description: '  ' }),
    'note:bug': JSON.stringify({ description: 'The sky is green' }),
    bft: JSON.stringify({ description: 'the guide' }),
  }
  vi.stubGlobal(
    'sessionStorage',
    Object.defineProperty({ ...shelf }, 'getItem', { value: (key: string) => shelf[key] ?? null }),
  )
  expect(keptTexts()).toEqual(['Stuck behind the gate', 'It is still shut', 'The sky is green'])
})
