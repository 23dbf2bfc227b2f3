import { expect, test } from 'vitest'
import { packFilesOf } from './pack-files.ts'

const file = (path: string, bytes: Uint8Array | string) => ({
  name: path.split('/').at(-1)!,
  webkitRelativePath: path.includes('/') ? path : '',
  arrayBuffer: async () => new Uint8Array(typeof bytes === 'string' ? new TextEncoder().encode(bytes) : bytes).buffer,
})

test('paths are below the chosen folder; text stays text, other bytes are kept; hidden files are left out', async () => {
  const files = await packFilesOf([
    file('demo/products/wow/topics.yaml', 'id: 1 # Größe'),
    file('demo/pack.yaml', 'id: demo'),
    file('demo/assets/logo.png', new Uint8Array([0x89, 0x50, 0xff])),
    file('demo/assets/zero.bin', new Uint8Array([0x41, 0])),
    file('demo/.git/config', 'no'),
    file('demo/assets/.DS_Store', 'no'),
  ])
  expect(files).toEqual([
    { path: 'assets/logo.png', encoding: 'base64', data: 'iVD/' },
    { path: 'assets/zero.bin', encoding: 'base64', data: 'QQA=' },
    { path: 'pack.yaml', encoding: 'utf8', data: 'id: demo' },
    { path: 'products/wow/topics.yaml', encoding: 'utf8', data: 'id: 1 # Größe' },
  ])
  expect(await packFilesOf([file('pack.yaml', 'id: demo')])).toEqual([
    { path: 'pack.yaml', encoding: 'utf8', data: 'id: demo' },
  ])
})

test('a picture of a megabyte is kept whole', async () => {
  const bytes = new Uint8Array(1_000_000).fill(0xfe)
  const [one] = await packFilesOf([file('a.png', bytes)])
  expect(Uint8Array.from(atob(one!.data), (letter) => letter.codePointAt(0)!)).toEqual(bytes)
})
