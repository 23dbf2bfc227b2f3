// Settings and a first review of the demonstration, from server/content/demo-reviews.yaml; what is drawn comes from its
// cases.
import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import type { DeskReviewPage, ReviewRequest, ReviewSettingsRequest } from '#generated/server/desk/schemas.ts'
import type { ReviewStore } from './store.ts'

interface DemoFile {
  by: string
  settings: ReviewSettingsRequest
  review: { agent: string; scores: number[]; words: string }
}

const file = new URL('../../content/demo-reviews.yaml', import.meta.url)

interface Lead {
  id: string
  isLead: boolean
}

interface DemoReviewDeps {
  store: Pick<ReviewStore, 'settings'>
  service: {
    replaceSettings: (by: string, request: ReviewSettingsRequest) => Promise<unknown>
    list: (lead: Lead, which: 'open', page: { cursor: undefined; limit: number }) => Promise<DeskReviewPage>
    give: (lead: Lead, id: string, request: ReviewRequest) => Promise<unknown>
  }
  drawAll: () => Promise<unknown>
}

/** Once, while nobody has set anything. */
export const seedDemoReviews = async ({ store, service, drawAll }: DemoReviewDeps): Promise<void> => {
  if ((await store.settings()) !== null) return
  const { by, settings, review } = parse(readFileSync(file, 'utf8')) as DemoFile
  await service.replaceSettings(by, settings)
  await drawAll()
  const lead = { id: by, isLead: true }
  const { items } = await service.list(lead, 'open', { cursor: undefined, limit: 100 })
  const one = items.find(({ agent }) => agent === review.agent)
  if (one === undefined) return
  const scores = settings.criteria.map(({ id: criterion }, index) => ({ criterion, score: review.scores[index] ?? 5 }))
  await service.give(lead, one.id, { scores, words: review.words })
}
