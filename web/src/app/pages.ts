// Collects the features' doors. A new feature needs no line here: `features/<room>/routes.tsx` exports `pages`,
// `slots.tsx` exports `slots`.
import type { ComponentType } from 'react'
import { lazyPage } from '../shared/routing/lazy-page.tsx'
import type { PageComponent, PageName, Pages, SlotName, Slots } from '../shared/routing/pages.ts'

const doors = import.meta.glob<{ pages: Pages }>('../features/*/routes.tsx', { eager: true })
const places = import.meta.glob<{ slots: Slots }>('../features/*/slots.tsx', { eager: true })

const pages: Pages = Object.assign(
  { error: lazyPage(async () => (await import('./ErrorPage.tsx')).ErrorPage) } satisfies Pages,
  ...Object.values(doors).map((door) => door.pages),
)

/**
 * The screen of a name.
 * @throws when no feature's door draws it; `pages.test.ts` asks for every name, so that no visitor is the first
 */
export const pageOf = (name: PageName): PageComponent => {
  const page = pages[name]
  if (page === undefined) throw new Error(`No features/*/routes.tsx draws the screen ${name}`)
  return page
}

export const slotsOf = (name: SlotName): readonly ComponentType[] =>
  Object.values(places).flatMap(({ slots }) => slots[name] ?? [])
