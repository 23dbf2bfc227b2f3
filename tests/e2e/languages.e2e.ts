// Every language offered, in a browser: its name, direction and letters; dates and numbers as the server writes them
// (ground G39, promises L1 to L5).
import { readFileSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Page, expect } from '@playwright/test'
import { at } from './support/portal.ts'
import { test } from './support/test.ts'

interface Offered {
  locale: string
  name: string
}

const messageFolder = fileURLToPath(new URL('../../server/src/localizations/messages/', import.meta.url))
const articleFolder = fileURLToPath(new URL('../../server/content/demo/articles/', import.meta.url))

const offeredLanguages = async (page: Page): Promise<Offered[]> => {
  const answer = await page.request.get(`${process.env['GUIDEPOST_URL'] ?? ''}/services/bft/api/config`)
  const { locales } = (await answer.json()) as { locales: Offered[] }
  return locales.filter(({ locale }) => !['en-XA', 'ar-XB'].includes(locale))
}

const languages = ['en-US', 'de-DE', 'fr-FR', 'ko-KR', 'ja-JP', 'es-ES', 'pt-BR', 'zh-CN', 'ar-SA']

test('every language is in the menu by its own name', async ({ page }) => {
  const offered = await offeredLanguages(page)
  expect(offered.map(({ locale }) => locale)).toEqual(languages)
  await page.goto(at('/error'))
  for (const { name } of offered)
    await expect(page.getByRole('contentinfo').getByRole('option', { name, exact: false }).first()).toBeAttached()
})

for (const locale of languages) {
  test(`a page in ${locale} says its language and direction, names the other languages, and fits a phone`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(at('/article/25132', locale))
    await expect(page.locator('html')).toHaveAttribute('lang', locale)
    await expect(page.locator('html')).toHaveAttribute('dir', locale === 'ar-SA' ? 'rtl' : 'ltr')
    for (const other of languages) await expect(page.locator(`link[rel=alternate][hreflang="${other}"]`)).toHaveCount(1)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
  })

  test(`no letter of ${locale} lacks its glyph`, async ({ page }) => {
    await page.goto(at('/error'))
    const letters = lettersOf(locale)
    expect(letters.length).toBeGreaterThan(50)
    // No font has a glyph for a letter that Unicode does not know: the measure sees those two.
    expect(await missingGlyphs(page, locale, [...letters, '\u0378', '\u05ff'])).toEqual(['\u0378', '\u05ff'])
  })
}

test('the browser writes dates, numbers and relative times as the server does', async ({ page }) => {
  await page.goto(at('/error'))
  const locales = (await offeredLanguages(page)).map(({ locale }) => locale)
  const written = (names: string[]): string[] =>
    names.map((locale) =>
      [
        new Intl.NumberFormat(locale).format(1_234_567.5),
        new Intl.DateTimeFormat(locale, {
          dateStyle: 'long',
          timeStyle: 'short',
          timeZone: 'UTC',
          calendar: 'gregory',
        }).format(Date.UTC(2026, 10, 21, 12, 30)),
        new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-3, 'day'),
        ...[0, 1, 2, 3, 11, 100].map((count) => new Intl.PluralRules(locale).select(count)),
      ]
        .join(' | ')
        .replaceAll(/[\u00a0\u202f]/g, ' '),
    )
  expect(await page.evaluate(written, locales)).toEqual(written(locales))
})

test('on an Arabic page addresses and numbers run left to right, and the page itself from the right', async ({
  page,
}) => {
  await page.goto(at('/contact/1201/ticket', 'ar-SA'))
  await expect(page.getByRole('textbox', { name: 'البريد الإلكتروني' })).toHaveCSS('direction', 'ltr')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveCSS('direction', 'rtl')
  const [box, main] = [await heading.boundingBox(), await page.getByRole('main').boundingBox()]
  if (box === null || main === null) throw new Error('the page shows no heading')
  expect(
    await heading.evaluate((element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      return range.getBoundingClientRect().right
    }),
  ).toBeGreaterThan(main.x + main.width / 2)
})

/**
 * All letters, digits and signs of a language's messages and articles; blanks, controls and marks that sit on a letter
 * have no glyph of their own.
 */
const lettersOf = (locale: string): string[] => {
  const folders = [`${messageFolder}${locale}/`, `${articleFolder}${locale}/`]
  const text = folders
    .flatMap((folder) => readdirSync(folder).map((file) => readFileSync(`${folder}${file}`, 'utf8')))
    .join('')
  return [...new Set(text.normalize('NFC'))].filter((letter) => /[\p{L}\p{N}\p{P}\p{S}]/u.test(letter))
}

/**
 * Letters drawn as the box that stands for "no glyph". Each is drawn small and compared with a letter that does not
 * exist.
 */
const missingGlyphs = async (page: Page, locale: string, letters: string[]): Promise<string[]> => {
  return page.evaluate(
    ([lang, all]) => {
      const canvas = document.createElement('canvas')
      canvas.width = canvas.height = 40
      canvas.lang = lang
      document.body.append(canvas)
      const context = canvas.getContext('2d', { willReadFrequently: true })
      if (context === null) throw new Error('no canvas')
      context.font = `24px ${getComputedStyle(document.body).fontFamily}`
      context.textBaseline = 'top'
      const drawn = (letter: string): number => {
        context.clearRect(0, 0, 40, 40)
        context.fillText(letter, 4, 4)
        const { data } = context.getImageData(0, 0, 40, 40)
        let image = 0
        for (let at = 3; at < data.length; at += 4) image = (Math.imul(image, 31) + (data[at] ?? 0)) | 0
        return image
      }
      const boxes = ['\u0378', '\u05ff', '\u{10fffe}'].map(drawn)
      const blank = drawn(' ')
      const missing = all.filter((letter) => {
        const image = drawn(letter)
        return image === blank || boxes.includes(image)
      })
      canvas.remove()
      return missing
    },
    [locale, letters] as const,
  )
}
