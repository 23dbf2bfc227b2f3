// What every page shows to whoever only looks: the same assertions for the server with the demonstration's pack and for
// the mock (ground
// G35).
import { type Page, expect } from '@playwright/test'
import { readFileSync } from 'node:fs'

export interface StatelessPage {
  path: string
  heading: string | RegExp
  shows?: (page: Page) => Promise<void>
}

const main = (page: Page) => page.getByRole('main')

/** For everybody. */
export const openPages: readonly StatelessPage[] = [
  {
    path: '/',
    heading: 'How can we help?',
    shows: (page) =>
      expect(main(page).getByRole('heading', { level: 2 }).first()).toHaveText('Choose your game or service'),
  },
  { path: '/product/wow', heading: 'How can we help?' },
  {
    path: '/product/wow/1200',
    heading: 'How can we help?',
    shows: (page) => expect(main(page).getByText('My character is stuck').first()).toBeVisible(),
  },
  { path: '/games/wow', heading: 'Realms of Aether Support' },
  { path: '/games/wow/category/1201', heading: 'My character is stuck' },
  {
    path: '/search?q=stuck',
    heading: /^\d+ results for “stuck( character)?”$/,
    shows: (page) => expect(main(page).getByRole('link', { name: 'Your character is stuck' }).first()).toBeVisible(),
  },
  { path: '/games/wow/search?q=stuck', heading: /^\d+ results for “stuck( character)?”$/ },
  { path: '/article/24117', heading: 'Your character is stuck' },
  {
    path: '/contact/1201/ticket',
    heading: 'My character is stuck',
    shows: async (page) => {
      await expect(main(page).getByLabel('Description', { exact: true })).toBeVisible()
      // The chat is one of the ways, open or not.
      await expect(main(page).getByText(/^Chat with/)).toBeVisible()
    },
  },
  { path: '/contact/wow/1200/1201/ticket', heading: 'My character is stuck' },
  { path: '/status', heading: 'Service status' },
  { path: '/case/invalid', heading: 'This link doesn’t work' },
  { path: '/error', heading: 'This link doesn’t work' },
]

/** For players; signed out they lead to the sign-in. */
export const closedPages: readonly StatelessPage[] = [
  {
    path: '/case',
    heading: 'Active cases',
    shows: (page) =>
      expect(
        main(page)
          .getByText(/^US\d{9,}/)
          .first(),
      ).toBeVisible(),
  },
  { path: '/case?archived=true', heading: 'Archived cases' },
  {
    path: '/case/detail/104233871',
    heading: 'My character is stuck in Emberfall Keep',
    shows: (page) =>
      expect(
        main(page).locator('#thread').getByText('My character is stuck behind the gate of Emberfall Keep.'),
      ).toBeVisible(),
  },
  { path: '/case/detail/104232560', heading: 'Stuck on the loading screen after the patch' },
  { path: '/survey/104231177', heading: 'How did we do? US104231177' },
  { path: '/restrictions', heading: 'Account restrictions' },
  { path: '/bug-suggestion', heading: 'Report a bug or make a suggestion' },
]

/** Asks for the sign-in itself. */
export const ownData: StatelessPage = { path: '/account/data', heading: 'Your data' }

export const recentLocales = ['es-ES', 'pt-BR', 'zh-CN', 'ar-SA'] as const

const messageOf = (locale: string, room: string, key: string): string => {
  const file = new URL(`../../../server/src/localizations/messages/${locale}/${room}.json`, import.meta.url)
  return (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>)[key] ?? ''
}

/** What the page shows, and that nothing in it complains. */
export const expectPage = async (page: Page, { path, heading, shows }: StatelessPage): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(heading)
  await shows?.(page)
  await expect(main(page).getByRole('alert'), path).toHaveCount(0)
}

/** The first page in a language: its heading, its letters, its direction. */
export const expectLanguage = async (page: Page, locale: (typeof recentLocales)[number]): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(messageOf(locale, 'guide', 'support.bft.title'))
  await expect(page.locator('html')).toHaveAttribute('lang', locale)
  await expect(page.locator('html')).toHaveAttribute('dir', locale === 'ar-SA' ? 'rtl' : 'ltr')
}
