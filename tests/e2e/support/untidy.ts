// What a picture would show at a glance and axe does not look for: words cut off, words that stick out of their box, a
// page wider than the window, arrows that point against the text.
import type { Page } from '@playwright/test'

/** Frames a page has to lay itself out anew, after its window became narrower, before what does not fit counts. */
const patience = 200
const framesBetween = 20

/** Sentences about what does not fit on the page; none is the aim. */
export const untidy = async (page: Page): Promise<string[]> => {
  await page.evaluate(() => document.fonts.ready)
  let found = await look(page)
  for (let frames = 0; found.length > 0 && frames < patience; frames += framesBetween) {
    await page.evaluate(async (count) => {
      for (let frame = 0; frame < count; frame += 1)
        await new Promise((resolve) => {
          requestAnimationFrame(resolve)
        })
    }, framesBetween)
    found = await look(page)
  }
  return found
}

const look = (page: Page): Promise<string[]> => {
  return page.evaluate(() => {
    /** A box of one pixel, as screen readers' texts have it. */
    const isForEarsOnly = (of: Element): boolean => {
      for (let one: Element | null = of; one !== null; one = one.parentElement) {
        const { width, height } = one.getBoundingClientRect()
        if (width <= 1 && height <= 1 && getComputedStyle(one).position === 'absolute') return true
      }
      return false
    }

    const found: string[] = []
    const root = document.documentElement
    const beside = root.scrollWidth - window.innerWidth
    if (beside > 0) {
      const ends = [...document.body.querySelectorAll('*')].filter(
        (one) => one.getBoundingClientRect().right > window.innerWidth || one.getBoundingClientRect().left < 0,
      )
      const names = ends.slice(-3).map((one) => `${one.tagName.toLowerCase()}.${one.getAttribute('class') ?? ''}`)
      found.push(`the page is ${beside} px wider than the window, by ${names.join(', ')}`)
    }
    const open = document.querySelector('dialog[open]')
    const walker = document.createTreeWalker(open ?? document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    while (walker.nextNode()) {
      const text = walker.currentNode
      const parent = text.parentElement
      const words = text.textContent?.trim() ?? ''
      if (parent === null || words === '' || parent.closest('script, style, noscript, option, svg, textarea') !== null)
        continue
      if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
      range.selectNodeContents(text)
      const box = range.getBoundingClientRect()
      if (box.width === 0 || isForEarsOnly(parent)) continue
      const told = `“${words.slice(0, 60)}” in ${parent.tagName.toLowerCase()}.${parent.className}`
      // Words that stick out of the nearest box, and boxes that cut words off, up to the first that scrolls.
      for (let around: HTMLElement | null = parent; around !== null && around !== root; around = around.parentElement) {
        const style = getComputedStyle(around)
        if (style.textOverflow === 'ellipsis') break // one quiet line, shortened on purpose
        if (style.display === 'inline' || style.display === 'contents') continue
        const scrolls = { x: /auto|scroll/.test(style.overflowX), y: /auto|scroll/.test(style.overflowY) }
        const { left, right, top, bottom } = around.getBoundingClientRect()
        const [outX, outY] = [
          Math.max(left - box.left, box.right - right),
          Math.max(top - box.top, box.bottom - bottom),
        ]
        const isCut = style.overflowX !== 'visible' || style.overflowY !== 'visible'
        const isControl = around.matches('button, a, td, th, li, label, [role=tab], dialog')
        if (outX > 1 && !scrolls.x && (isCut || isControl))
          found.push(
            `${told}: ${Math.round(outX)} px beyond the side of ${around.tagName.toLowerCase()}.${around.className}`,
          )
        if (outY > 3 && !scrolls.y && (isCut || around.matches('button')))
          found.push(
            `${told}: ${Math.round(outY)} px beyond top or bottom of ${around.tagName.toLowerCase()}.${around.className}`,
          )
        if (scrolls.x || scrolls.y || style.position === 'fixed') break
      }
    }
    const pen = document.createElement('canvas').getContext('2d')!
    for (const control of (open ?? document).querySelectorAll<HTMLInputElement>('input[placeholder]')) {
      if (!control.checkVisibility({ visibilityProperty: true })) continue
      const style = getComputedStyle(control)
      pen.font = getComputedStyle(control, '::placeholder').font
      const lack =
        pen.measureText(control.placeholder).width -
        (control.clientWidth - Number.parseFloat(style.paddingInlineStart) - Number.parseFloat(style.paddingInlineEnd))
      if (lack > 1) found.push(`the placeholder “${control.placeholder}” lacks ${Math.round(lack)} px`)
    }
    for (const image of document.images) {
      if (image.complete && image.naturalWidth === 0 && image.checkVisibility())
        found.push(`a picture is missing: ${image.getAttribute('src') ?? ''}`)
    }
    // Where text runs right to left, what points on or back points the other way.
    const pointing = [
      'arrow-left',
      'arrow-right',
      'chevron-left',
      'chevron-right',
      'send',
      'log-in',
      'log-out',
      'external-link',
      'message-square-reply',
    ]
    if (getComputedStyle(root).direction === 'rtl') {
      for (const arrow of (open ?? document).querySelectorAll(pointing.map((name) => `svg.lucide-${name}`).join())) {
        if (!arrow.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
        if (new DOMMatrix(getComputedStyle(arrow).transform).a > 0)
          found.push(`an icon points against the text: ${arrow.getAttribute('class') ?? ''}`)
      }
    }
    return found
  })
}
