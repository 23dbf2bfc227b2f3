import { expect, test } from 'vitest'
import { promotedId } from './telemetry.ts'

test('a promoted link is counted by its drawing, else by its host, in the letters the contract takes', () => {
  expect(promotedId('assets/resources/news.svg', 'https://news.example/')).toBe('news')
  expect(promotedId(null, 'https://news.example/a b')).toBe('news-example')
  expect(promotedId(null, 'article/7')).toBe('link')
  expect(promotedId('x'.repeat(90), '')).toHaveLength(60)
})
