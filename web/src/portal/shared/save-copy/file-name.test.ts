import { expect, test } from 'vitest'
import { fileNameOf } from './file-name.ts'

test('a file is saved under the server’s name, never under a path', () => {
  expect(fileNameOf('attachment; filename="US104231177.html"', 'x.html')).toBe('US104231177.html')
  expect(fileNameOf('attachment; filename="../x/y.html"', 'case.html')).toBe('case.html')
  expect(fileNameOf(null, 'case.html')).toBe('case.html')
})
