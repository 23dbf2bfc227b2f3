// Usage: node scripts/moves/contract.ts – moves openapi/desk/ into the rooms of contract-rooms.json, references included. What one
// room uses is that room's; what several use is in the table, by name.
import { execFileSync } from 'node:child_process'
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { posix } from 'node:path'

const { rooms, shared } = JSON.parse(readFileSync(new URL('contract-rooms.json', import.meta.url), 'utf8')) as {
  rooms: Record<string, string>
  shared: Record<string, string>
}
process.chdir(new URL('../../openapi', import.meta.url).pathname)

const reference = /\.{1,2}\/[^'"\s,}#]+\.yaml/g
const texts = new Map(globSync('**/*.yaml').map((file) => [file, readFileSync(file, 'utf8')]))
const target = (file: string, ref: string): string => posix.join(posix.dirname(file), ref)
const isHeap = (file: string): boolean =>
  /^desk\/(examples|headers|operations|parameters|responses|schemas)\//.test(file)

const users = new Map<string, Set<string>>()
const visit = (file: string, room: string): void => {
  const known = users.get(file) ?? new Set()
  if (known.has(room)) return
  users.set(file, known.add(room))
  for (const [ref] of texts.get(file)?.matchAll(reference) ?? []) visit(target(file, ref), room)
}
const tagOf = (text: string): string => /^tags: \[([a-z-]+)\]/m.exec(text)?.[1] ?? ''
for (const [file, text] of texts)
  if (file.startsWith('desk/operations/')) visit(file, rooms[tagOf(text)] ?? tagOf(text))

const roomOf = (file: string): string => {
  const name = file.slice('desk/'.length, -'.yaml'.length)
  const named = Object.keys(shared).find((room) => shared[room]?.split(' ').includes(name))
  const [room, ...others] = users.get(file) ?? []
  if (named !== undefined) return named
  if (room === undefined || others.length > 0)
    throw new Error(`${file}: whose? ${[...(users.get(file) ?? [])].join(', ')}`)
  return room
}
/** The desk's own room is `desk/` itself, as on the server. */
const movedTo = (file: string): string => {
  if (!isHeap(file)) return file
  const room = roomOf(file)
  return room === 'desk' ? file : `${room}/${file}`
}

const moves = new Map([...texts.keys()].map((file) => [file, movedTo(file)]))
for (const [from, to] of moves) {
  if (from === to) continue
  mkdirSync(posix.dirname(to), { recursive: true })
  execFileSync('git', ['mv', from, to])
}
for (const [from, text] of texts) {
  const to = moves.get(from) ?? from
  const moved = text.replace(reference, (ref) => {
    const old = target(from, ref)
    const path = posix.relative(posix.dirname(to), moves.get(old) ?? old)
    return path.startsWith('.') ? path : `./${path}`
  })
  if (moved !== text) writeFileSync(to, moved)
}
