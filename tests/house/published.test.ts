// What leaves the house speaks to partners: no code of a decision, a requirement or a paragraph in the bundled documents,
// in the types made from them (hover texts), on the pages of the contract or in the client partners get.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { codeIn, findCodes } from '../../scripts/check/published-texts.ts'
import { problemPage, problemsPage, referencePage, slugs } from '../../server/src/platform/docs/doc-pages.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const read = (file: string): string => readFileSync(join(root, file), 'utf8')
const codesIn = (name: string, text: string): string[] =>
  text.split('\n').flatMap((line, index) => {
    const code = codeIn(line)
    return code === undefined ? [] : [`${name}:${index + 1} says "${code}"`]
  })

test.each(['openapi.json', 'desk.json'])(
  'the texts of generated/%s hold no code, and no reason is left in it',
  (name) => {
    const text = read(`generated/${name}`)
    expect(findCodes(JSON.parse(text))).toEqual([])
    expect(text).not.toContain('x-decision')
  },
)

test('the generated types and schemas hold no code', () => {
  const files = readdirSync(join(root, 'generated'), { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.ts'),
  )
  expect(files).toContain('client/schema.d.ts')
  expect(files.flatMap((file) => codesIn(file, read(`generated/${file}`)))).toEqual([])
})

test('the pages of the contract hold no code, nor do the script and style they load', () => {
  const pages = [
    ['reference', referencePage('openapi', '1.0.0', 'nonce')],
    ['problems', problemsPage()],
    ...slugs.map((slug) => [slug, problemPage(slug)]),
    ...['reference.js', 'start.js', 'reference.css', 'docs.css'].map((name) => [
      name,
      read(`server/src/platform/docs/assets/${name}`),
    ]),
  ] as [string, string][]
  expect(pages.flatMap(([name, text]) => codesIn(name, text))).toEqual([])
})

test('what partners get beside the types holds no code', () => {
  const files = readdirSync(join(root, 'scripts/sdk/client'))
  expect(files).toContain('index.ts')
  expect(files.flatMap((file) => codesIn(file, read(`scripts/sdk/client/${file}`)))).toEqual([])
})
