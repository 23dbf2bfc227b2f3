import { expect, test } from 'vitest'
import { withoutPaths } from './draft.ts'

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
