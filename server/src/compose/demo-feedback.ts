// What players of the demonstration have said beside their cases, from server/content/demo-feedback.yaml: stored by the
// rooms that store it, as it would have come about.
import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { type DemoReading, seedDemoReading } from '../articles/demo-feedback.ts'
import { type DemoNote, seedDemoNotes } from '../bug-suggestion/demo-notes.ts'
import { demoPlayerId } from '../cases/demo-cases.ts'
import { seedDemoAnswers } from '../survey/demo-answers.ts'
import type { Gives, Needs } from './ports.ts'

interface DemoFile extends DemoReading {
  notes: DemoNote[]
  surveys: { account: string; answers: { ratings: number[]; words?: string }[] }
}

const file = new URL('../../content/demo-feedback.yaml', import.meta.url)

/** Seeds once, after the cases it speaks of. */
export const composeDemoFeedback = (made: Needs<'articles' | 'bugSuggestion' | 'deflection' | 'survey'>): Gives => {
  const { clock, content, caseStore, notes, ownersList, surveys, withTransaction } = made
  const seed = () =>
    withTransaction(async () => {
      if ((await notes.page({ kind: 'bug' }, undefined, 1)).length > 0) return
      const told = parse(readFileSync(file, 'utf8')) as DemoFile
      const { defaultLocale: locale, version: contentVersion } = content.current()
      const now = clock.now()
      const before = (hours: number): Date => new Date(now.getTime() - hours * 3_600_000)
      await seedDemoNotes({ store: notes, locale, before, accountOf: demoPlayerId }, told.notes)
      await seedDemoReading({ ...made, locale, contentVersion, before }, told)
      const page = { now: now.toISOString(), limit: 100, offset: 0 }
      const open = await ownersList.list(told.surveys.account, { ...page, isArchived: false })
      const archived = await ownersList.list(told.surveys.account, { ...page, isArchived: true })
      const resolved = [...open, ...archived].filter(
        ({ status, cancelledAt }) => status === 'RESOLVED' && cancelledAt === null,
      )
      await seedDemoAnswers({ store: surveys, resolved, rated: caseStore.rated, now }, told.surveys.answers)
    })
  return { room: made.hasDemoFeedback ? { seed } : {} }
}
