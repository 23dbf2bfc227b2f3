import { expect, test, vi } from 'vitest'
import { clearDraft, lostFiles, noteFiles, withoutPaths } from './draft.ts'

test('secure fields and files are never kept', () => {
  const values = {
    fields: { description: 'Stuck', answer: 'secret', files: [new File(['x'], 'a.png')] },
    anonFields: { email: 'a@b.example' },
  }
  expect(withoutPaths(values, ['fields.answer'])).toEqual({
    fields: { description: 'Stuck', files: [] },
    anonFields: { email: 'a@b.example' },
  })
})

test('which files had been chosen is known after a reload, by control, until the form is sent', () => {
  const shelf = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => shelf.get(key) ?? null,
    setItem: (key: string, value: string) => void shelf.set(key, value),
    removeItem: (key: string) => void shelf.delete(key),
  })
  noteFiles('contact:1', 'fields.files', ['a.png', 'b.log'])
  noteFiles('contact:1', 'fields.proof', ['c.pdf'])
  expect(lostFiles('contact:1', 'fields.files')).toEqual(['a.png', 'b.log'])
  noteFiles('contact:1', 'fields.files', [])
  expect([lostFiles('contact:1', 'fields.files'), lostFiles('contact:1', 'fields.proof')]).toEqual([[], ['c.pdf']])
  clearDraft('contact:1')
  expect(lostFiles('contact:1', 'fields.proof')).toEqual([])
  vi.unstubAllGlobals()
})
