import { afterEach, expect, test, vi } from 'vitest'
import { keptTexts } from './kept-texts.ts'

afterEach(() => vi.unstubAllGlobals())

test('the words of every draft of this visit are found, in forms, replies and notes; nothing else is', () => {
  const shelf: Record<string, string> = {
    'contact:1301': JSON.stringify({ fields: { description: ' Stuck behind the gate ' }, anonFields: {} }),
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
