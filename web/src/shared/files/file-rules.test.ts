import { expect, test } from 'vitest'
import { diagnosisCases } from '../../../../tests/support/fixtures/contact-rules.ts'
import {
  fallbackExtensions,
  type FileRules,
  maxFiles,
  maxFileSize,
  acceptOf,
  diagnosticError,
  fileError,
  fileErrors,
  fileSize,
} from './file-rules.ts'

const rules: FileRules = { maxCount: maxFiles.contact, maxSize: maxFileSize, extensions: ['png', 'STORMREPLAY'] }
const file = (name: string, size = 10): Pick<File, 'name' | 'size'> => ({ name, size })

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

test('a file that cannot be sent takes no place from those that can', () => {
  const chosen = [file('a.exe'), file('1.png'), file('b.png', 16_000_000), file('2.png'), file('3.png'), file('4.png')]
  expect(fileErrors(chosen, rules)).toEqual(['filetype', null, 'filesize', null, null, null])
  expect(fileErrors([...chosen, file('5.png'), file('c.exe')], rules).slice(6)).toEqual(['filecount', 'filetype'])
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

// As the field checks them: each file on its own, then all together.
test.each(diagnosisCases)(
  '$files on $platform (required: $isRequired) give $code, as on the server',
  ({ files, platform, isRequired, code }) => {
    const each = files
      .map((name, index) =>
        fileError(file(name), index, { maxCount: maxFiles.diagnostic, maxSize: maxFileSize, extensions: null }),
      )
      .find((found) => found !== null)
    expect(
      each ??
        diagnosticError(
          files.map((name) => file(name)),
          platform,
          isRequired,
        ),
    ).toBe(code)
  },
)

test('sizes and types are written for people and browsers', () => {
  expect(fileSize(1_440_000, 'en-US')).toBe('1.4 MB')
  expect(fileSize(2300, 'de-DE')).toBe('2,3 kB')
  expect(acceptOf(['png', 'STORMREPLAY'])).toBe('.png,.stormreplay')
  expect(acceptOf(['jpg', 'jpeg', 'heic', 'nfo'])).toBe('.jpg,.jpeg,.nfo')
  expect(acceptOf(null)).toBeUndefined()
})
