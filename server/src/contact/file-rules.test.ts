import { describe, expect, test } from 'vitest'
import { extensionOf, fallbackExtensions } from '#rules/files.ts'
import { keptName } from '../lib/signatures.ts'
import { type CandidateFile, checkDiagnosis, checkFiles, takenExtensions } from './file-rules.ts'

const heads: Record<string, number[]> = {
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  jpg: [0xff, 0xd8, 0xff, 0xe0],
  pdf: [...Buffer.from('%PDF-1.7')],
}
const file = (filename: string, more: Partial<CandidateFile> = {}): CandidateFile => ({
  filename,
  size: 10,
  isTooLarge: false,
  head: Uint8Array.from(heads[extensionOf(filename)] ?? [...Buffer.from('plain text')]),
  ...more,
})
const codes = (files: CandidateFile[], limit = 4): string[] =>
  checkFiles('fields.files', files, limit, fallbackExtensions).map((one) => `${one.field} ${one.code}`)

test('[FILE-01] exactly 15,000,000 bytes are taken, one more is too large', () => {
  expect(codes([file('a.png', { size: 15_000_000 })])).toEqual([])
  expect(codes([file('a.png', { size: 15_000_001, isTooLarge: true })])).toEqual(['fields.files.0 filesize'])
})

test('[CONTACT-25] the fifth file of the contact form is one too many', () => {
  expect(codes(Array.from({ length: 5 }, (_, i) => file(`${i}.txt`)))).toEqual(['fields.files.4 filecount'])
})

test('[FILE-02] a file field takes one file', () => {
  expect(codes([file('a.png'), file('b.png')], 1)).toEqual(['fields.files.1 filecount'])
})

test('[FILE-05] without a list of the server the fallback types are taken, whatever their case', () => {
  for (const name of [
    'a.bmp',
    'a.GIF',
    'a.jpg',
    'a.log',
    'a.pcx',
    'a.pdf',
    'a.png',
    'a.rep',
    'a.spx',
    'a.tga',
    'a.txt',
    'match.StormReplay',
  ]) {
    const first = { bmp: [0x42, 0x4d], gif: [0x47, 0x49, 0x46, 0x38], pcx: [0x0a] }[extensionOf(name)]
    expect(codes([file(name, first ? { head: Uint8Array.from(first) } : {})])).toEqual([])
  }
  expect(codes([file('a.exe'), file('b.html'), file('c'), file('.png')])).toEqual([
    'fields.files.0 filetype',
    'fields.files.1 filetype',
    'fields.files.2 filetype',
    'fields.files.3 filetype',
  ])
})

test('an empty file is named, and the order of the checks is count, size, empty, type', () => {
  expect(codes([file('a.exe', { size: 0 })])).toEqual(['fields.files.0 fileempty'])
  expect(codes([file('a.exe', { size: 16_000_000 })])).toEqual(['fields.files.0 filesize'])
  expect(codes([file('a.png'), file('a.exe', { size: 0 })], 1)).toEqual(['fields.files.1 filecount'])
})

test('a wrong content under a right name is refused, an executable under any name', () => {
  expect(codes([file('a.png', { head: Uint8Array.from(Buffer.from('<html>')) })])).toEqual(['fields.files.0 filetype'])
  const program = Uint8Array.from([0x4d, 0x5a, 0x90, ...Buffer.alloc(57), 0x80, 0, 0, 0])
  expect(codes([file('a.txt', { head: program })])).toEqual(['fields.files.0 filetype'])
  expect(codes([file('a.log', { head: Uint8Array.from(Buffer.from('#!/bin/sh')) })])).toEqual([
    'fields.files.0 filetype',
  ])
})

test.each([
  ['session.log', '#! log opened'],
  ['session.log', '#!'],
  ['report.txt', 'MZ-700 does not start'],
  ['report.txt', 'MZ'],
])('a text may begin as programs do: %s, %j', (name, text) => {
  expect(codes([file(name, { head: Buffer.from(text) })])).toEqual([])
})

const webp = Buffer.from('RIFF\u0010\0\0\0WEBPVP8 ', 'latin1')
const heic = Buffer.from('AAAAJGZ0eXBoZWljAAAAAG1pZjFNaUhCbWlhZk1pSEJoZWlj', 'base64')
const jpeg = Uint8Array.from(heads.jpg!)
test.each<[string, Uint8Array, string | null]>([
  ['photo.jpeg', jpeg, 'photo.jpeg'],
  ['PHOTO.JPEG', jpeg, 'PHOTO.JPEG'],
  ['shot.png', jpeg, 'shot.png.jpg'],
  ['shot.jpeg', Uint8Array.from(heads.png!), 'shot.jpeg.png'],
  ['shot.jpg', webp, 'shot.jpg.webp'],
  ['shot.webp', webp, 'shot.webp'],
  ['IMG_0001.HEIC', heic, 'IMG_0001.HEIC'],
  ['IMG_0001.jpg', heic, 'IMG_0001.jpg.heic'],
  ['system.nfo', Buffer.from('System'), 'system.nfo'],
  ['shot.png', Buffer.from('<html>'), null],
  ['shot.webp', Buffer.from('RIFF\0\0\0\0WAVEfmt '), null],
  ['clip.heic', Buffer.from('\0\0\0\u0018ftypisom'), null],
  ['gate.exe', jpeg, null],
])('%s is judged by its bytes and kept as %j', (filename, head, kept) => {
  const taken = file(filename, { head })
  expect(checkFiles('fields.files', [taken], 4, takenExtensions)).toHaveLength(kept === null ? 1 : 0)
  if (kept !== null) expect(keptName(taken)).toBe(kept)
})

test('a picture of a kind that a field does not take is refused under any name', () => {
  expect(checkFiles('fields.shot', [file('a.png', { head: heic })], 1, ['png', 'jpg'])).toHaveLength(1)
})

test('a name stays within what a name may be when its true ending is put behind it', () => {
  expect(keptName(file(`${'a'.repeat(251)}.png`, { head: jpeg }))).toHaveLength(255)
})

describe('a diagnostics bundle', () => {
  const check = (names: string[], platform: 'windows' | 'mac' = 'windows', isRequired = true): string[] =>
    checkDiagnosis(
      'fields.diag',
      names.map((name) => file(name)),
      platform,
      isRequired,
    ).map((one) => `${one.field} ${one.code}`)

  test.each<[string[], 'windows' | 'mac', string[]]>([
    [[], 'windows', ['fields.diag diag_missing_two']],
    [[], 'mac', ['fields.diag diag_missing_one']],
    [['a.spx'], 'mac', []],
    [['A.SPX'], 'mac', []],
    [['a.spx'], 'windows', ['fields.diag diag_missing_two']],
    [['a.nfo'], 'windows', ['fields.diag diag_missing_two']],
    [['a.txt'], 'mac', ['fields.diag.0 filetype']],
    [['a.nfo', 'b.txt'], 'windows', []],
    [['a.nfo', 'b.txt'], 'mac', []],
    [['a.spx', 'b.txt'], 'windows', ['fields.diag.0 filetype']],
    [['a.txt', 'b.txt', 'c.txt'], 'windows', ['fields.diag.2 filecount']],
  ])('[FILE-03, FIELD-22, FIELD-23, FIELD-26] %j on %s', (names, platform, expected) => {
    expect(check(names, platform)).toEqual(expected)
  })

  test('[FIELD-24, FIELD-25] one file is too few on windows, and on a mac it must end in .spx', () => {
    expect(check(['a.spx'], 'windows')).toEqual(['fields.diag diag_missing_two'])
    expect(check(['a.spx'], 'mac')).toEqual([])
    expect(check(['a.nfo'], 'mac')).toEqual(['fields.diag.0 filetype'])
  })

  test('nothing is asked of one that is not required', () => {
    expect(check([], 'windows', false)).toEqual([])
  })
})
