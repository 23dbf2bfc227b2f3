import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { smallContent } from '../../content/testing/small-content.ts'
import { createMeanings } from './meanings.ts'
import { writeEncoder } from './testing/small-encoder.ts'

const open = (folder: string, onError: (error: Error) => void = (error) => expect.unreachable(error.message)) => {
  const kept = join(folder, 'kept')
  const meanings = createMeanings({ folder, kept, languages: ['en'], onError })
  onTestFinished(meanings.stop)
  return { meanings, kept }
}

test('CD-110: the article that means the same is nearest, once the thread has read them; another language has none', async () => {
  const { meanings, kept } = open(writeEncoder())
  const content = smallContent()
  const [local, german] = [content.in('en-US'), content.in('de-DE')]
  const { title, summary } = local.searchable('42673')!
  const near = (product: string) => meanings.near(`${title}. ${summary}`, local, product)
  expect(await near('wow')).toBeUndefined()
  // A busy machine's answer may be late, and so none.
  const answered = async (product: string) => {
    let found: Awaited<ReturnType<typeof near>>
    await expect.poll(async () => (found = await near(product))).toBeDefined()
    return found!
  }
  const { ids, likeness } = await answered('wow')
  expect([ids[0], ids.includes('9852')]).toEqual(['42673', true])
  expect(likeness).toBeGreaterThan(0.99)
  // What is for one game is not for another.
  expect((await answered('services')).ids).not.toContain('9852')
  expect(await meanings.near('Hinweis', german, 'wow')).toBeUndefined()
  expect(await meanings.near(' ', local, 'wow')).toBeUndefined()
  expect(readdirSync(kept)).toHaveLength(1)
})

test('CD-110: where the thread ends words answer alone, and it is told', async () => {
  const folder = writeEncoder()
  rmSync(join(folder, 'pieces.json'))
  const told: string[] = []
  const { meanings } = open(folder, ({ message }) => void told.push(message))
  const local = smallContent().in('en-US')
  await expect.poll(() => told).toEqual([expect.stringContaining('pieces.json')])
  expect(await meanings.near('Disclaimer', local, 'wow')).toBeUndefined()
  expect(await meanings.near('Disclaimer', local, 'wow')).toBeUndefined()
})
