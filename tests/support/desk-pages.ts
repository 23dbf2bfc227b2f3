// Pages of the desk over the contract's examples: what each shows, as somebody hears it, and what it asks, is what was approved
// (vitest -u approves anew).
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { settled } from './answers.ts'
import { type Around, openDesk } from './desk-screen.tsx'

/** A moment of the examples. */
export const examplesNow = new Date('2026-11-20T10:00:00Z')

/** @param paths below the desk's home, as somebody sees them who may everything */
export const approvePages = (paths: readonly string[], says: Around['says'] = {}): void => {
  for (const path of paths)
    test(`${path} shows and asks what is approved`, async () => {
      vi.useFakeTimers({ toFake: ['Date'], now: examplesNow })
      const { asked } = await openDesk(path, { roles: ['admin'], says })
      await expect.element(page.getByRole('main')).toBeInTheDocument()
      await settled()
      await expect.element(page.getByRole('main')).toMatchAriaSnapshot()
      const questions = asked.map(({ operation, url }) => `${operation}${decodeURIComponent(url.search)}`)
      expect([...new Set(questions)].toSorted()).toMatchSnapshot()
    })
}
