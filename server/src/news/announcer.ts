// Changes of cases, on their way to every instance: put together for a moment, so that a busy minute is a few notices.
import type { CaseChanged } from './ports.ts'

const waitMilliseconds = 100
/** PostgreSQL takes 8,000 bytes a notice. */
const longestNotice = 7_000

const lineOf = ({ caseId, ownerId, what }: CaseChanged): string =>
  `${what} ${caseId} ${encodeURIComponent(ownerId ?? '')}`

/** What `changed` was told, by the receiver of a notice. Lines another version wrote are passed over. */
export const readNotice = (notice: string): CaseChanged[] =>
  notice.split('\n').flatMap((line): CaseChanged[] => {
    const [, what, caseId, owner] = /^(case|look|desk) (\d+) (\S*)$/.exec(line) ?? []
    if (what === undefined || caseId === undefined) return []
    return [{ caseId, ownerId: owner ? decodeURIComponent(owner) : null, what: what as CaseChanged['what'] }]
  })

/** @param send tells every instance, this one too; a hint may get lost (CD-261) */
export const createAnnouncer = (send: (notice: string) => Promise<void>) => {
  const waiting = new Set<string>()
  let timer: NodeJS.Timeout | undefined

  const flush = async (): Promise<void> => {
    clearTimeout(timer)
    timer = undefined
    const lines = [...waiting]
    waiting.clear()
    let notice = ''
    const notices: string[] = []
    for (const line of lines) {
      if (notice.length + line.length > longestNotice) {
        notices.push(notice)
        notice = ''
      }
      notice += notice === '' ? line : `\n${line}`
    }
    if (notice !== '') notices.push(notice)
    for (const one of notices) await send(one).catch(() => undefined)
  }

  return {
    /** Call it after the commit. */
    changed: (change: CaseChanged) => {
      waiting.add(lineOf(change))
      timer ??= setTimeout(() => void flush(), waitMilliseconds).unref()
    },
    /** Sends what waits, now. */
    flush,
  }
}

export type Announcer = ReturnType<typeof createAnnouncer>
