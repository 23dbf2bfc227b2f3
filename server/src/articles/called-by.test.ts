import { expect, test } from 'vitest'
import { calledBy } from './called-by.ts'

const article = { title: 'Lower your latency', keywords: ['lag', 'unfair ban', '부당한 정지', '不当なBAN'] }

test('CD-199: a title or a keyword is what was asked, in whatever order and form, and nothing besides', () => {
  for (const asked of ['lag', 'Lag!', 'my lag', 'bans unfair', 'lower the latency', 'unfair ban?'])
    expect(calledBy(asked, 'en-US')(article), asked).toBe(true)
  for (const asked of ['lag since the patch', 'ban', 'unfair', '', '???', `lag${' lag'.repeat(60)}`])
    expect(calledBy(asked, 'en-US')(article), asked).toBe(false)
})

test('CD-199: so it is in languages that bend words or write no spaces', () => {
  expect(calledBy('부당한 정지', 'ko-KR')(article)).toBe(true)
  expect(calledBy('不当なBAN', 'ja-JP')(article)).toBe(true)
  expect(calledBy('正当なBAN', 'ja-JP')(article)).toBe(false)
})
