// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { areAway, restored } from '../../../kit/api/ahead.ts'
import { createApi } from '../../../kit/api/api.ts'
import { serverPage } from '../../../kit/api/page.ts'
import { lostFiles, readDraft } from '../../shared/form/draft.ts'
import { addressOf, codeOf, isCode, layDown, spoken } from './handoff.ts'

const page = serverPage({ locale: 'en-US', mountPath: '/support', apiBase: '/services/bft' }, 'https://a.example')
const api = createApi(page, { log: () => undefined, fetch: () => Promise.resolve(Response.json(null)) })

beforeEach(() => sessionStorage.clear())

test.each([
  ['7kd2m-q4x9b', '7KD2MQ4X9B'],
  [' 7KD2M Q4X9B ', '7KD2MQ4X9B'],
  ['#7KD2MQ4X9B', '7KD2MQ4X9B'],
  ['ooil1-00000', '0011100000'],
])('%j is the code %s', (typed, code) => {
  expect([codeOf(typed), isCode(typed)]).toEqual([code, true])
})

test.each(['', '7KD2', '7KD2MQ4X9BB', '7KD2M-Q4X9U'])('%j is no code', (typed) => {
  expect(isCode(typed)).toBe(false)
})

test('it is shown in two parts, and its link tells no server', () => {
  expect(spoken('7KD2MQ4X9B')).toBe('7KD2M-Q4X9B')
  const { hash, pathname } = new URL(addressOf({ ...page, origin: 'https://a.example' }, '7KD2MQ4X9B'))
  expect([hash, pathname]).toEqual(['#7KD2MQ4X9B', '/support/en-US/help/handoff'])
})

test('what was taken is found by the form, files under the name of their control, where nothing can be kept too', async () => {
  vi.stubGlobal('indexedDB', undefined)
  const form = { categoryId: 7, channel: 'ticket', locale: 'en-US', fields: '{"description":"x"}' } as const
  const file = (field: string, size: number) => ({ field, uploadId: `u-${field}`, filename: `${field}.txt`, size })
  const files = [file('files', 12), file('system', 3)]
  await layDown(api, { form, files, gameContext: null }, [{ key: 'system', type: 'diag' }] as never)
  expect(readDraft('contact:7')).toEqual({ fields: { description: 'x' }, anonFields: {} })
  expect(lostFiles('contact:7', 'fields.files')).toEqual(['files.txt'])
  expect(lostFiles('contact:7', 'fields.system.files')).toEqual(['system.txt'])
  const found = await restored(api, 'contact:7:fields.files')
  expect(found.map(({ name, size }) => [name, size])).toEqual([['files.txt', 12]])
  // Asked again it is the same one.
  expect(await restored(api, 'contact:7:fields.files')).toEqual(found)
  expect([areAway({ files: found }), areAway({ files: [new File(['x'], 'own.txt')] })]).toEqual([true, false])
  vi.unstubAllGlobals()
})
