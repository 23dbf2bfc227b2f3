// The open streams of this process, and who hears what (CD-260). They hold no state: an event is a hint, and what a lost
// notice kept back is found by the next question of the page.
import type { DeskAppealNews, DeskNews } from '#generated/server/desk/schemas.ts'
import type { CaseNews, UnreadNews } from '#generated/server/schemas.ts'
import { callWithin, covers, isNarrow, type CallerScope } from '../lib/caller-scope.ts'
import { readNotice } from './announcer.ts'
import { EventStream } from './event-stream.ts'

/** Asked from time to time: false once the session, or the link, has ended. */
type IsStillHere = () => Promise<boolean>

interface PlayerListener {
  sessionId: string
  /** Hears of all cases of this account. */
  accountId: string | null
  /** Hears of this one, under the name it was asked by. */
  watched: { caseId: string; askedAs: string } | null
  isStillHere: IsStillHere
}

export const appealChanged = 'appeal_changed'
/** What every instance is told of an appeal: its id, and whose scope it lies in. */
export const appealNotice = ({ id, game }: { id: string; game: string }): string => `${id} ${encodeURIComponent(game)}`

interface NewsStreamsDeps {
  /** Cases of an account with something unread, at most 100. */
  unreadOf: (accountId: string) => Promise<number>
  /** Of these cases those within the scope of the call. */
  withinScope: (caseIds: readonly string[]) => Promise<string[]>
  mostStreams: number
  onError: (error: Error) => void
}

/** A browser has one for each window that is looked at. */
const mostPerSession = 6
/** Each stream beats once in so many turns, a second each: shorter than the minute after which proxies cut. */
export const turns = 30
const turnMilliseconds = 1_000
const deskMilliseconds = 500
const mostNamed = 100
/** Of a burst of changes so many are asked for at once whose they are. */
const mostAsked = 1_000

interface Open {
  stream: EventStream
  isStillHere: IsStillHere
  beats: number
}
interface DeskOpen extends Open {
  scope: CallerScope
}
interface PlayerOpen extends Open {
  listener: PlayerListener
  unread: number | undefined
}

/** A representative has no session where they call by token. */
const deskSession = (agentId: string): string => `desk ${agentId}`

/** Values by a key; a key without values is forgotten. */
const createGroups = <Value>() => {
  const groups = new Map<string, Set<Value>>()
  return {
    of: (key: string): ReadonlySet<Value> => groups.get(key) ?? new Set(),
    add: (key: string, value: Value): void => {
      const group = groups.get(key)
      if (group) group.add(value)
      else groups.set(key, new Set([value]))
    },
    remove: (key: string, value: Value): void => {
      const group = groups.get(key)
      if (group?.delete(value) && group.size === 0) groups.delete(key)
    },
  }
}

export const createNewsStreams = ({ unreadOf, withinScope, mostStreams, onError }: NewsStreamsDeps) => {
  const all = new Set<Open>()
  const beating = Array.from({ length: turns }, () => new Set<Open>())
  const desk = new Set<DeskOpen>()
  const bySession = createGroups<Open>()
  const byAccount = createGroups<PlayerOpen>()
  const byCase = createGroups<PlayerOpen>()
  let turn = 0
  let opened = 0
  let timer: NodeJS.Timeout | undefined

  /** Its place among the streams, until it closes. */
  const keep = (open: Open, session: string, onClose: () => void): void => {
    const beats = beating[opened % turns]!
    opened += 1
    all.add(open)
    beats.add(open)
    bySession.add(session, open)
    // The oldest goes: whoever has just come is looking.
    const [oldest] = bySession.of(session)
    if (bySession.of(session).size > mostPerSession) oldest?.stream.end()
    open.stream.once('close', () => {
      all.delete(open)
      beats.delete(open)
      bySession.remove(session, open)
      onClose()
    })
  }

  const tellUnread = async (accountId: string): Promise<void> => {
    const count = await unreadOf(accountId)
    for (const open of byAccount.of(accountId)) {
      if (open.unread === count) continue
      open.unread = count
      open.stream.say('unread', { count } satisfies UnreadNews)
    }
  }
  const tellUnreadSoon = (accountId: string): void => {
    tellUnread(accountId).catch((error: unknown) => onError(error as Error))
  }

  const changedForDesk = { cases: new Set<string>(), appeals: new Map<string, string>() }
  let deskTimer: NodeJS.Timeout | undefined
  const textOf = (ids: readonly string[], isMore = false): string => {
    const news: DeskNews = { ids: ids.slice(0, mostNamed), isMore: isMore || ids.length > mostNamed }
    return `event: cases\ndata: ${JSON.stringify(news)}\n\n`
  }
  /** Whose scope is the same hear of what lies within it; of nothing, where nothing does (CD-315). */
  const tellNarrow = async (listeners: readonly DeskOpen[], ids: readonly string[]): Promise<void> => {
    const asked = ids.slice(0, mostAsked)
    const within = await callWithin(listeners[0]!.scope, () => withinScope(asked))
    const text = textOf(within, ids.length > mostAsked)
    if (within.length > 0 || ids.length > mostAsked) for (const { stream } of listeners) stream.write(text)
  }
  const tellCases = (): void => {
    const ids = [...changedForDesk.cases]
    changedForDesk.cases.clear()
    if (ids.length === 0) return
    const all = textOf(ids)
    const narrow = new Map<string, DeskOpen[]>()
    for (const open of desk) {
      if (!isNarrow(open.scope)) open.stream.write(all)
      else {
        const key = JSON.stringify(open.scope)
        narrow.set(key, [...(narrow.get(key) ?? []), open])
      }
    }
    for (const some of narrow.values()) tellNarrow(some, ids).catch((error: unknown) => onError(error as Error))
  }
  const tellAppeals = (): void => {
    const changed = [...changedForDesk.appeals]
    changedForDesk.appeals.clear()
    if (changed.length === 0) return
    for (const { stream, scope } of desk) {
      const ids = changed.filter(([, game]) => covers(scope, { game })).map(([id]) => id)
      if (ids.length > 0)
        stream.say('appeals', {
          ids: ids.slice(0, mostNamed),
          isMore: ids.length > mostNamed,
        } satisfies DeskAppealNews)
    }
  }
  const tellDesk = (): void => {
    deskTimer = undefined
    tellCases()
    tellAppeals()
  }
  const tellDeskSoon = (): void => {
    deskTimer ??= setTimeout(tellDesk, deskMilliseconds).unref()
  }

  const tellOf = (caseId: string, ownerId: string | null): void => {
    const owners = ownerId === null ? new Set<PlayerOpen>() : byAccount.of(ownerId)
    for (const { stream } of owners) stream.say('case', { id: caseId } satisfies CaseNews)
    for (const { stream, listener } of byCase.of(caseId))
      stream.say('case', { id: listener.watched!.askedAs } satisfies CaseNews)
  }

  const heard = (notice: string): void => {
    const accounts = new Set<string>()
    for (const { caseId, ownerId, what } of readNotice(notice)) {
      if (what !== 'look' && desk.size > 0) changedForDesk.cases.add(caseId)
      if (what === 'desk') continue
      if (ownerId !== null && byAccount.of(ownerId).size > 0) accounts.add(ownerId)
      if (what === 'case') tellOf(caseId, ownerId)
    }
    for (const accountId of accounts) tellUnreadSoon(accountId)
    if (changedForDesk.cases.size > 0) tellDeskSoon()
  }
  const heardOfAppeal = (notice: string): void => {
    const [id, game] = notice.split(' ')
    if (desk.size === 0 || id === undefined || game === undefined) return
    changedForDesk.appeals.set(id, decodeURIComponent(game))
    tellDeskSoon()
  }

  const endUnlessHere = async ({ stream, isStillHere }: Open): Promise<void> => {
    if (!(await isStillHere().catch(() => true))) stream.end()
  }

  const beat = async (): Promise<void> => {
    const now = [...beating[turn % turns]!]
    turn += 1
    for (const open of now) {
      open.stream.beat()
      open.beats += 1
      // Every other time, about once a minute.
      if (open.beats % 2 === 0) await endUnlessHere(open)
    }
  }

  return {
    /** undefined: there are as many streams as this process takes. */
    openPlayer: (listener: PlayerListener) => {
      if (all.size >= mostStreams) return undefined
      const { accountId, watched } = listener
      const open: PlayerOpen = {
        stream: new EventStream(),
        isStillHere: listener.isStillHere,
        beats: 0,
        listener,
        unread: undefined,
      }
      if (accountId !== null) byAccount.add(accountId, open)
      if (watched !== null) byCase.add(watched.caseId, open)
      keep(open, listener.sessionId, () => {
        if (accountId !== null) byAccount.remove(accountId, open)
        if (watched !== null) byCase.remove(watched.caseId, open)
      })
      if (accountId !== null) tellUnreadSoon(accountId)
      return open.stream
    },
    openDesk: ({ agentId, scope, isStillHere }: { agentId: string; scope: CallerScope; isStillHere: IsStillHere }) => {
      if (all.size >= mostStreams) return undefined
      const open: DeskOpen = { stream: new EventStream(), isStillHere, beats: 0, scope }
      desk.add(open)
      keep(open, deskSession(agentId), () => desk.delete(open))
      return open.stream
    },
    /** An event for the open pages of one representative. */
    tellAgent: (agentId: string, event: string, data: object) => {
      for (const { stream } of bySession.of(deskSession(agentId))) stream.say(event, data)
    },
    /** A notice of the announcer, of whichever instance. */
    heard,
    /** Something happened to an appeal; a notice of `appealNotice`. */
    heardOfAppeal,
    sessionEnded: (sessionId: string) => {
      for (const { stream } of bySession.of(sessionId)) stream.end()
    },
    /** Somebody at the desk may see less, or nothing any more: their streams are asked at once whether they may go on. */
    personChanged: async (agentId: string) => {
      await Promise.all([...bySession.of(deskSession(agentId))].map(endUnlessHere))
    },
    count: () => all.size,
    /** One turn of the heartbeat: a part of the streams. */
    beat,
    start: () => {
      timer = setInterval(() => {
        beat().catch((error: unknown) => onError(error as Error))
      }, turnMilliseconds).unref()
    },
    /** Ends every stream; the pages come back by themselves, to another instance where there is one. */
    stop: () => {
      clearInterval(timer)
      clearTimeout(deskTimer)
      for (const { stream } of all) stream.end()
    },
  }
}

export type NewsStreams = ReturnType<typeof createNewsStreams>
