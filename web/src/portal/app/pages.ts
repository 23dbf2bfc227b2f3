// Collects the features' doors. A new feature needs no line here: `features/<room>/routes.tsx` exports `pages`,
// `slots.tsx` exports `slots`.
import type { ComponentType } from 'react'
import { lazyPage } from '../shared/routing/lazy-page.tsx'
import type { PageComponent, PageName, Pages, SlotName, Slots } from '../shared/routing/pages.ts'

// By name: without it each door would be an object of its own in every first view (T26).
const doors = import.meta.glob<Pages>('../features/*/routes.tsx', { eager: true, import: 'pages' })
const places = import.meta.glob<Slots>('../features/*/slots.tsx', { eager: true, import: 'slots' })

const pages: Pages = Object.assign(
  { error: lazyPage(async () => (await import('./ErrorPage.tsx')).ErrorPage) } satisfies Pages,
  ...Object.values(doors),
)

/**
 * The screen of a name.
 * @throws when no feature's door draws it; `pages.test.ts` asks for every name, so that no visitor is the first
 */
export const pageOf = (name: PageName): PageComponent => {
  const page = pages[name]
  if (page === undefined) throw new Error(`No door for ${name}`)
  return page
}

export const slotsOf = (name: SlotName): readonly ComponentType[] =>
  Object.values(places).flatMap((slots) => slots[name] ?? [])
