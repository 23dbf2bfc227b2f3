import { expect, test } from 'vitest'
import * as limits from '../../generated/client/limits.ts'
import { withLimits } from './inline-limits.ts'

test('a limit is written into the code that reads it; what reads several, and what there is none of, stays', () => {
  const max = limits.SearchRequest.searchTerm.maxLength
  expect(withLimits('const max = limits.SearchRequest.searchTerm.maxLength')).toBe(`const max = (${max})`)
  expect(withLimits(`limits.RespondToCaseRequest['files[files]'].maxItems`)).toMatch(/^\(\d+\)$/)
  expect(withLimits('limits.ProductName.pattern.length')).toBe(`(${JSON.stringify(limits.ProductName.pattern)}).length`)
  for (const code of ['const asked = limits.findCases', 'limits.NoSuch.maxLength', 'my.limitsOf(limits)'])
    expect(withLimits(code)).toBe(code)
})
