// Pages of the portal over the contract's examples: what each shows, as somebody hears it, and what it asks, is what was
// approved (vitest -u approves anew).
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { examplesNow, settled } from './answers.ts'
import { type Around, open } from './screen.tsx'

/** @param screens path below the language's home, and what is around it; of the page its `main`, or the part that is named */
export const approveScreens = (screens: readonly (readonly [path: string, around?: Around, part?: string])[]): void => {
  for (const [path, around = {}, part = 'main'] of screens) {
    const { scenario = 'signed-in', width = 1280, answers = {}, fail } = around
    const how = [
      scenario,
      ...Object.values(answers),
      ...(width === 1280 ? [] : [`${width} px`]),
      ...(fail ? [fail] : []),
    ]
    test(`${path} (${how.join(', ')}) shows and asks what is approved`, async () => {
      vi.useFakeTimers({ toFake: ['Date'], now: examplesNow })
      const { asked } = await open(path, around)
      await expect.element(page.getByRole('main').first()).toBeInTheDocument()
      await settled()
      await expect.element(page.getByCss(part).first()).toMatchAriaSnapshot()
      const questions = asked.map(({ operation, url }) => `${operation}${decodeURIComponent(url.search)}`)
      expect([...new Set(questions)].toSorted()).toMatchSnapshot()
    })
  }
}
