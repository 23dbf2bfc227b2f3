import { expect, test } from 'vitest'
import { type FileRules, maxFiles, maxFileSize, type Sized } from '#rules/files.ts'
import { acceptOf, fileErrors, fileSize } from './file-rules.ts'

const rules: FileRules = { maxCount: maxFiles.contact, maxSize: maxFileSize, extensions: ['png', 'STORMREPLAY'] }
const file = (name: string, size = 10): Sized => ({ name, size })

test('a file that cannot be sent takes no place from those that can', () => {
  const chosen = [file('a.exe'), file('1.png'), file('b.png', 16_000_000), file('2.png'), file('3.png'), file('4.png')]
  expect(fileErrors(chosen, rules)).toEqual(['filetype', null, 'filesize', null, null, null])
  expect(fileErrors([...chosen, file('5.png'), file('c.exe')], rules).slice(6)).toEqual(['filecount', 'filetype'])
})

test('sizes and types are written for people and browsers', () => {
  expect(fileSize(1_440_000, 'en-US')).toBe('1.4 MB')
  expect(fileSize(2300, 'de-DE')).toBe('2,3 kB')
  expect(acceptOf(['png', 'STORMREPLAY'])).toBe('.png,.stormreplay')
  expect(acceptOf(['jpg', 'jpeg', 'heic', 'nfo'])).toBe('.jpg,.jpeg,.nfo')
  expect(acceptOf(null)).toBeUndefined()
})
