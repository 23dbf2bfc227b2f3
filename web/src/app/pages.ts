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

const notBuilt = lazyPage(async () => (await import('./NotBuiltPage.tsx')).NotBuiltPage)

/** The screen of a name; one page for rooms that are not built yet (ground G35). */
export const pageOf = (name: PageName): PageComponent => pages[name] ?? notBuilt

/** Screens that no feature draws yet; a house test lists them (ground G35). */
export const isBuilt = (name: PageName): boolean => pages[name] !== undefined

export const slotsOf = (name: SlotName): readonly ComponentType[] =>
  Object.values(places).flatMap(({ slots }) => slots[name] ?? [])
