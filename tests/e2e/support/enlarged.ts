// A page as somebody sees it who needs larger or wider letters or their own colours: text at 200 % (WCAG 1.4.4), the
// page at 400 %, which is a window of 320 px (1.4.10), wider text spacing (1.4.12), forced colours, reduced motion
// (2.3.3). What does not fit then, cannot be told apart, or moves all the same.
import type { Page } from '@playwright/test'
import { settle } from './scheme.ts'
import { untidy } from './untidy.ts'

const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
p { margin-block-end: 2em !important; }`
const doubled = 'html { font-size: 200% !important; }'

const withStyle = async (page: Page, style: string, look: () => Promise<string[]>): Promise<string[]> => {
  // As a sheet of the page's own: a policy of the page lets no other in.
  const before = await page.evaluateHandle((content) => {
    // A copy: the list itself goes on to change.
    const known = [...document.adoptedStyleSheets]
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(content)
    document.adoptedStyleSheets = [...known, sheet]
    // Chromium asks a container's width in rem anew only where the container is laid out anew.
    document.body.style.display = 'none'
    document.body.getBoundingClientRect()
    document.body.style.display = ''
    return known
  }, style)
  const found = await look()
  await before.evaluate((known) => {
    document.adoptedStyleSheets = known
  })
  return found
}

/** What is chosen looks like what is not, and buttons without an edge, where the browser paints all grounds alike. */
export const alike = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = []
    const nameOf = (element: Element): string =>
      `${element.tagName.toLowerCase()} “${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}”`
    const root = document.querySelector('dialog[open]') ?? document
    const look = (element: Element): string => {
      const { borderTopWidth, borderBottomWidth, borderInlineStartWidth, borderTopColor, borderBottomColor } =
        getComputedStyle(element)
      const { outlineStyle, outlineWidth, color, backgroundColor, textDecorationLine, fontWeight } =
        getComputedStyle(element)
      return [
        borderTopWidth,
        borderBottomWidth,
        borderInlineStartWidth,
        borderTopColor,
        borderBottomColor,
        outlineStyle,
        outlineWidth,
        color,
        backgroundColor,
        textDecorationLine,
        fontWeight,
      ].join()
    }
    for (const chosen of root.querySelectorAll('[aria-selected=true], [aria-pressed=true], nav [aria-current]')) {
      if (!chosen.checkVisibility({ visibilityProperty: true })) continue
      const attribute = ['aria-selected', 'aria-pressed', 'aria-current'].find((name) => chosen.hasAttribute(name))!
      const group = chosen.closest('[role=tablist], [role=listbox], [role=group], ul, ol, nav') ?? chosen.parentElement!
      const other = [...group.querySelectorAll(chosen.tagName)].find(
        (one) => one !== chosen && ['false', null].includes(one.getAttribute(attribute)) && one.className !== '',
      )
      if (other !== undefined && look(other) === look(chosen))
        found.push(`${nameOf(chosen)} looks like ${nameOf(other)}`)
    }
    for (const button of root.querySelectorAll('main button, main input, main select, main textarea, dialog button')) {
      if (!button.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
      const { borderTopWidth, outlineStyle, appearance } = getComputedStyle(button)
      const hasWords = (button.textContent ?? '').trim() !== '' || button.querySelector('svg, img') !== null
      const hasEdge = borderTopWidth !== '0px' || outlineStyle !== 'none' || appearance !== 'none'
      if (!hasEdge && !hasWords) found.push(`${nameOf(button)} has no edge`)
    }
    return found
  })

/** What would still move or glide for somebody who asked for no motion, now or at the next press. */
const moving = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found = new Set<string>()
    // What base.css leaves of a duration, so that its end is still told.
    const instant = 0.001
    const longest = (durations: string): number =>
      Math.max(...durations.split(',').map((one) => Number.parseFloat(one) * (one.trim().endsWith('ms') ? 0.001 : 1)))
    for (const element of document.querySelectorAll('*')) {
      for (const part of [undefined, '::before', '::after']) {
        const style = getComputedStyle(element, part)
        const name = `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}${part ?? ''}`
        if (style.animationName !== 'none' && longest(style.animationDuration) > instant)
          found.add(`${name} moves (${style.animationName})`)
        if (longest(style.transitionDuration) > instant) found.add(`${name} glides (${style.transitionProperty})`)
        if (style.scrollBehavior === 'smooth') found.add(`${name} scrolls smoothly`)
      }
    }
    return [...found]
  })

/** Sentences about what does not hold; none is the aim. The window is left at 1280 px. */
export const enlargedFaults = async (page: Page): Promise<string[]> => {
  const found: string[] = []
  const look = async (where: string, faults: Promise<string[]>): Promise<string[]> =>
    (await faults).map((line) => `${where}: ${line}`)
  await page.setViewportSize({ width: 320, height: 640 })
  found.push(...(await look('400 %', untidy(page))))
  await page.setViewportSize({ width: 390, height: 844 })
  found.push(...(await withStyle(page, spacing, () => look('text spacing, 390 px', untidy(page)))))
  await page.setViewportSize({ width: 1280, height: 900 })
  found.push(...(await withStyle(page, spacing, () => look('text spacing', untidy(page)))))
  found.push(...(await withStyle(page, doubled, () => look('text at 200 %', untidy(page)))))
  await page.emulateMedia({ reducedMotion: 'reduce' })
  found.push(...(await look('reduced motion', moving(page))))
  await page.emulateMedia({ forcedColors: 'active' })
  await settle(page)
  found.push(...(await look('forced colours', alike(page))))
  await page.emulateMedia({ forcedColors: 'none' })
  return found
}
