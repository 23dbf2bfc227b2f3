/**
 * Marks in the contents the part that is being read: the last one whose heading has reached the upper third of the
 * window, the first before that.
 * @returns what ends it
 */
export const markPart = (contents: HTMLElement | null): (() => void) | undefined => {
  const links = [...(contents?.querySelectorAll<HTMLAnchorElement>('a[href*="#"]') ?? [])]
  if (links.length === 0) return
  const headings = links.map(({ hash }) => document.getElementById(decodeURIComponent(hash.slice(1))))
  let frame = 0
  const mark = (): void => {
    frame = 0
    const line = window.innerHeight / 3
    const isAtEnd = window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2
    const reached = headings.findLastIndex((heading) => heading !== null && heading.getBoundingClientRect().top <= line)
    const here = isAtEnd && window.scrollY > 0 ? links.length - 1 : Math.max(0, reached)
    for (const [index, link] of links.entries()) {
      if (index === here) {
        link.dataset['here'] = ''
        link.setAttribute('aria-current', 'location')
      } else {
        delete link.dataset['here']
        link.removeAttribute('aria-current')
      }
    }
  }
  const soon = (): void => {
    if (frame === 0) frame = requestAnimationFrame(mark)
  }
  mark()
  window.addEventListener('scroll', soon, { passive: true })
  return () => {
    cancelAnimationFrame(frame)
    window.removeEventListener('scroll', soon)
  }
}
