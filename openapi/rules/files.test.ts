import { expect, test } from 'vitest'
import { diagnosisCases } from '../../tests/support/fixtures/contact-rules.ts'
import {
  diagnosticErrors,
  extensionOf,
  fallbackExtensions,
  fileError,
  type FileRules,
  maxFiles,
  maxFileSize,
  type Sized,
} from './files.ts'

const rules: FileRules = { maxCount: maxFiles.contact, maxSize: maxFileSize, extensions: ['png', 'STORMREPLAY'] }
const file = (name: string, size = 10): Sized => ({ name, size })

test('[FILE-01] a file of exactly 15,000,000 bytes is allowed, one byte more is not', () => {
  expect(fileError(file('a.png', 15_000_000), 0, rules)).toBeNull()
  expect(fileError(file('a.png', 15_000_001), 0, rules)).toBe('filesize')
})

test('[FILE-02] [FILE-03] a file field takes one file, a diagnostic field two', () => {
  expect(maxFiles).toEqual({ contact: 4, field: 1, diagnostic: 2 })
  expect(fileError(file('b.png'), 1, { ...rules, maxCount: maxFiles.field })).toBe('filecount')
  expect(fileError(file('b.png'), 1, { ...rules, maxCount: maxFiles.diagnostic })).toBeNull()
})

test('types go by extension, ignoring case; errors come in the order count, size, empty, type', () => {
  expect(fileError(file('A.PNG'), 0, rules)).toBeNull()
  expect(fileError(file('replay.stormreplay'), 0, rules)).toBeNull()
  expect(fileError(file('IMG_0001.JPEG'), 0, { ...rules, extensions: fallbackExtensions })).toBeNull()
  expect(fileError(file('a.exe'), 0, rules)).toBe('filetype')
  expect(fileError(file('noextension'), 0, rules)).toBe('filetype')
  expect(fileError(file('a.exe', 0), 0, rules)).toBe('fileempty')
  expect(fileError(file('a.exe', 16_000_000), 0, rules)).toBe('filesize')
  expect(fileError(file('a.exe', 0), 9, rules)).toBe('filecount')
})

test('[FILE-05] the fallback types', () => {
  expect([...fallbackExtensions].sort()).toEqual([
    'STORMREPLAY',
    'bmp',
    'gif',
    'jpg',
    'log',
    'pcx',
    'pdf',
    'png',
    'rep',
    'spx',
    'tga',
    'txt',
  ])
})

test.each(diagnosisCases)(
  '$files on $platform (required: $isRequired) give $code',
  ({ files, platform, isRequired, code }) => {
    const chosen = files.map((name) => file(name))
    const rules: FileRules = { maxCount: maxFiles.diagnostic, maxSize: maxFileSize, extensions: null }
    const each = chosen.map((one, index) => fileError(one, index, rules)).find((found) => found !== null)
    expect(each ?? diagnosticErrors(chosen, platform, isRequired)[0]?.code ?? null).toBe(code)
  },
)

test('a name that begins with its only dot, and one that ends with a dot, have no ending', () => {
  expect(['.png', 'a.png', 'a.b.JPEG', 'png', 'a.', 'a.jpegs', 'a.mjpeg'].map(extensionOf)).toEqual([
    ...['', 'png', 'jpg', '', '', 'jpegs', 'mjpeg'],
  ])
})

test('of a diagnostics bundle each file that does not fit is told by its place', () => {
  const told = (...names: string[]) =>
    diagnosticErrors(
      names.map((name) => file(name)),
      'mac',
      true,
    )
  expect([
    told('a.nfo', 'b.txt'),
    told('a.exe', 'b.txt'),
    told('a.exe', 'b.spx'),
    told('a.spx'),
    told('a.nfo'),
  ]).toEqual([
    [],
    [{ code: 'filetype', at: 0 }],
    [
      { code: 'filetype', at: 0 },
      { code: 'filetype', at: 1 },
    ],
    [],
    [{ code: 'filetype', at: 0 }],
  ])
})
