// Players as the desk looks them up (CD-325), and what it notes about them (CD-326). Who looked is the counter's to write
// down.
import type { DeskPlayerEntry, DeskPlayerNote, DeskPlayerPage } from '#generated/server/desk/schemas.ts'
import { isUtcTime, type Transacting } from '../../lib/clock.ts'
import { newRowId } from '../../lib/ids.ts'
import { askedWords } from '../../lib/name-words.ts'
import { existing, problem } from '../../platform/problems.ts'
import type { PlayerRooms } from '../ports.ts'
import type { Player, PlayerNote, PlayerStore, WordKey } from '../store.ts'

interface PlayerDeskDeps extends Transacting {
  store: PlayerStore
  rooms: PlayerRooms
}

const shown = 10
const mostNotes = 100

const noteOf = ({ id, author, text, writtenAt, editedAt }: PlayerNote): DeskPlayerNote => ({
  id,
  author,
  text,
  writtenAt,
  editedAt,
})

const write = (place: readonly [string, string]): string => Buffer.from(place.join(' ')).toString('base64url')
/** Neither a time nor a word, nor an account's id, has a space. */
const read = (cursor: string | undefined): readonly [string, string] | undefined => {
  if (cursor === undefined) return undefined
  const [, first, second] =
    /^([^\s\0]{1,100}) ([A-Za-z0-9_.:|@-]{1,200})$/.exec(Buffer.from(cursor, 'base64url').toString('utf8')) ?? []
  if (first === undefined || second === undefined) throw problem.badRequest('this cursor is not one of ours')
  return [first, second]
}

export const createPlayerDesk = ({ store, rooms, withTransaction, clock }: PlayerDeskDeps) => {
  const find = async (accountId: string): Promise<Player> => existing(await store.find(accountId))
  const findNote = async (accountId: string, noteId: string): Promise<PlayerNote> =>
    existing(await store.note(accountId, noteId))

  const entriesOf = async (players: readonly Player[]): Promise<DeskPlayerEntry[]> => {
    const ids = players.map(({ accountId }) => accountId)
    const [openCases, restrictions] = [await rooms.openCases(players), await rooms.activeRestrictions(ids)]
    return players.map(({ accountId, displayName, email, locale, isChild, seenAt }) => ({
      accountId,
      displayName,
      email,
      language: locale,
      isChild,
      lastSeenAt: seenAt,
      openCases: openCases.get(accountId) ?? 0,
      activeRestrictions: restrictions.get(accountId) ?? 0,
    }))
  }

  const everybody = async (cursor: string | undefined, limit: number): Promise<DeskPlayerPage> => {
    const place = read(cursor)
    if (place && !isUtcTime(place[0])) throw problem.badRequest('this cursor is not one of ours')
    const { players, next } = await store.page(place && { at: place[0], id: place[1] }, limit)
    return { items: await entriesOf(players), nextCursor: next && write([next.at, next.id]) }
  }

  return {
    /** @throws 400 for a cursor that is not ours */
    list: async (typed: string | undefined, { cursor, limit }: { cursor: string | undefined; limit: number }) => {
      const words = askedWords(typed ?? '')
      if (words.length === 0) return everybody(cursor, limit)
      const place = read(cursor)
      const from: WordKey | undefined = place && { word: place[0], accountId: place[1] }
      const { players, next } = await store.search(words, from, limit)
      return { items: await entriesOf(players), nextCursor: next && write([next.word, next.accountId]) }
    },

    /** @throws 404 for an account nothing is known of, as every call below */
    sheet: async (accountId: string) => {
      const player = await find(accountId)
      const { newest, open } = await rooms.cases(player, shown)
      const verifications = await rooms.verifications(accountId, shown)
      const phone = await rooms.phone(accountId)
      const [entry] = await entriesOf([player])
      return {
        player: entry!,
        phoneNumber: phone.number,
        smsProtectedSince: phone.protectedSince,
        openedByMailAt: await rooms.openings(accountId),
        lockedUntil: verifications.lockedUntil,
        verifications: verifications.newest,
        openCases: open,
        cases: newest,
        penalties: await rooms.penalties(accountId, shown),
        appeals: await rooms.appeals(accountId, shown),
        surveys: await rooms.surveys(accountId, shown),
        notes: (await store.notes(accountId, mostNotes)).map(noteOf),
      }
    },

    /** @throws 422 where there are too many already */
    addNote: (accountId: string, agentId: string, text: string) =>
      withTransaction(async () => {
        await find(accountId)
        if ((await store.notes(accountId, mostNotes)).length >= mostNotes)
          throw problem.validation({ fieldErrors: [{ field: 'text', code: 'max', params: { count: mostNotes } }] })
        const note: PlayerNote = {
          id: newRowId(clock.now()),
          accountId,
          author: agentId,
          text,
          writtenAt: clock.now().toISOString(),
          editedAt: null,
        }
        await store.insertNote(note)
        return noteOf(note)
      }),
    /** @throws 403 for somebody else's */
    editNote: (accountId: string, noteId: string, agentId: string, text: string) =>
      withTransaction(async () => {
        const note = await findNote(accountId, noteId)
        if (note.author !== agentId) throw problem.forbidden('a note is changed by who wrote it')
        const editedAt = clock.now().toISOString()
        await store.editNote(noteId, text, editedAt)
        return noteOf({ ...note, text, editedAt })
      }),
    removeNote: (accountId: string, noteId: string) =>
      withTransaction(async () => {
        await findNote(accountId, noteId)
        await store.removeNote(noteId)
      }),
  }
}

export type PlayerDesk = ReturnType<typeof createPlayerDesk>
