// What the eye finds, where the DOM alone says that it is there. One function that needs nothing from around it: Playwright
// sends it to the page (`inSight` of tests/e2e/support/in-sight.ts), a component test calls it with its element.

/**
 * @param element asked for; a page is scrolled to it as a visitor could
 * @returns why it is not in sight (one line high, not clipped, not covered, contrast above 3), or null where it is
 */
export const faultOfSight = (element: Element): string | null => {
  const around: Element[] = []
  for (let one = element.parentElement; one !== null; one = one.parentElement) around.push(one)
  // A script could scroll these, a visitor cannot.
  const held = around
    .filter((one) => /hidden|clip/.test(getComputedStyle(one).overflow))
    .map((one) => ({ one, left: one.scrollLeft, top: one.scrollTop }))
  element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
  for (const { one, left, top } of held) one.scrollTo({ left, top, behavior: 'instant' })
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return 'it is hidden'

  const words = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  // A field's own words are none of the page's.
  let text: Node | null = element.matches('select, textarea') ? null : words.nextNode()
  while (text !== null && (text.textContent ?? '').trim() === '') text = words.nextNode()
  const own = element.getBoundingClientRect()
  const range = document.createRange()
  range.selectNodeContents(text ?? element)
  // What has no box of its own, as `display: contents`, is where its words are.
  const box = own.width === 0 && own.height === 0 ? range.getBoundingClientRect() : own
  const style = getComputedStyle(text?.parentElement ?? element)
  const line = Math.min(Number.parseFloat(style.fontSize), 16)
  if (box.height < line || box.width < 4) return `it is ${Math.round(box.width)}×${Math.round(box.height)} px`

  // What is left of it by the boxes around it and by the window; of its own height a line is enough.
  const seen = { left: box.left, right: box.right, top: box.top, bottom: box.bottom }
  const cut = (by: { left: number; right: number; top: number; bottom: number }): void => {
    seen.left = Math.max(seen.left, by.left)
    seen.right = Math.min(seen.right, by.right)
    seen.top = Math.max(seen.top, by.top)
    seen.bottom = Math.min(seen.bottom, by.bottom)
  }
  cut({ left: 0, top: 0, right: innerWidth, bottom: innerHeight })
  for (const one of [element, ...around]) {
    const { overflow, clipPath, display } = getComputedStyle(one)
    if (clipPath !== 'none' && clipPath.includes('50%')) return 'it is clipped away'
    if (overflow !== 'visible' && display !== 'inline' && one !== document.body && one !== document.documentElement)
      cut(one.getBoundingClientRect())
  }
  // Of a control with words these; its padding may go beyond an edge.
  const said = text === null ? box : range.getBoundingClientRect()
  const lack = Math.max(seen.left - said.left, said.right - seen.right)
  if (lack > 1) return `${Math.round(lack)} px of it are beyond an edge`
  if (seen.bottom - seen.top < line)
    return `${Math.round(Math.max(0, seen.bottom - seen.top))} px of its height are left`

  // In the middle of its first line: whatever has a ground of its own and lies above it covers it.
  const first = text === null ? box : (range.getClientRects()[0] ?? box)
  const at = {
    x: (Math.max(first.left, seen.left) + Math.min(first.right, seen.right)) / 2,
    y: (Math.max(first.top, seen.top) + Math.min(first.bottom, seen.bottom)) / 2,
  }
  const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!
  const channels = (colour: string): number[] => {
    pen.clearRect(0, 0, 1, 1)
    pen.fillStyle = colour
    pen.fillRect(0, 0, 1, 1)
    return [...pen.getImageData(0, 0, 1, 1).data]
  }
  for (const above of document.elementsFromPoint(at.x, at.y)) {
    if (above === element || element.contains(above) || above.contains(element)) break
    const { backgroundColor, backgroundImage } = getComputedStyle(above)
    if (channels(backgroundColor)[3]! > 0 || backgroundImage !== 'none' || above.matches('img, video, canvas'))
      return `${above.tagName.toLowerCase()}.${above.getAttribute('class') ?? ''} covers it`
  }
  if (text === null) return null

  // Its letters on the first ground that is drawn below them; a picture has no colour to compare with.
  let ground = [255, 255, 255]
  const grounds: number[][] = []
  for (let one = text.parentElement; one !== null; one = one.parentElement) {
    const { backgroundColor, backgroundImage } = getComputedStyle(one)
    if (backgroundImage !== 'none') return null
    const colour = channels(backgroundColor)
    if (colour[3]! > 0) grounds.push(colour)
    if (colour[3] === 255) break
  }
  const onto = ([r, g, b, a]: number[], below: number[]): number[] =>
    [r!, g!, b!].map((value, index) => (value * a! + below[index]! * (255 - a!)) / 255)
  for (const colour of grounds.toReversed()) ground = onto(colour, ground)
  const brightness = (colour: number[]): number =>
    colour
      .map((value) => value / 255)
      .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
      .reduce((sum, value, index) => sum + value * [0.2126, 0.7152, 0.0722][index]!, 0)
  const [one, other] = [brightness(onto(channels(style.color), ground)), brightness(ground)]
  const contrast = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
  return contrast > 3 ? null : `its contrast is ${contrast.toFixed(1)}`
}
