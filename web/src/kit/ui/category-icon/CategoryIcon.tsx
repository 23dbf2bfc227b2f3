import { CircleHelp, type LucideIcon } from 'lucide-react'
import { useEffect, useState } from 'react'
import { cx } from '../../lib/class-names.ts'
import iconStyles from '../Icon.module.css'

type Icons = Readonly<Record<string, LucideIcon>>

let loaded: Icons | null = null
/** By name: what is inside the `<svg>`, as the page brought it. */
const brought = new Map<string, string>()

/** The renderer on the server has them all at hand, so that a page comes with the drawings it shows (ground G26). */
export const provideIcons = (icons: Icons): void => {
  loaded = icons
}

/** Keeps the drawings that came in the page: a home or a category never asks for the file of all of them. */
export const keepDrawings = (page: ParentNode): void => {
  for (const svg of page.querySelectorAll<SVGElement>('svg[data-drawing]'))
    brought.set(svg.dataset['drawing']!, svg.innerHTML)
}

/**
 * The drawing a category or promo names in the content pack. What did not come with the page comes in a chunk of its
 * own, after the first paint; a name the family does not have gets the question mark. Decoration: the name of the
 * category stands beside it.
 */
export function CategoryIcon({
  name,
  size = 24,
  className,
}: {
  name: string | null
  size?: number
  className?: string
}) {
  const [icons, setIcons] = useState(loaded)
  const key = name ?? ''
  const markup = brought.get(key)
  const isMissing = icons === null && markup === undefined
  useEffect(() => {
    if (!isMissing) return
    let isHere = true
    void import('./icons.ts').then(
      (module) => {
        loaded = module.icons
        if (isHere) setIcons(module.icons)
      },
      // The name beside it says it all; the next one that is drawn asks again.
      () => undefined,
    )
    return () => {
      isHere = false
    }
  }, [isMissing])
  const frame = {
    xmlns: 'http://www.w3.org/2000/svg',
    width: size,
    height: size,
    viewBox: '0 0 24 24',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 1.9,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    className: cx(iconStyles.icon, className),
    'aria-hidden': true,
    'data-drawing': key,
  } as const
  if (markup !== undefined) return <svg {...frame} dangerouslySetInnerHTML={{ __html: markup }} />
  // While the drawings are on their way their place stays empty, so that nothing changes its shape.
  if (icons === null) return <svg width={size} height={size} aria-hidden="true" className={className} />
  const Drawing = icons[key] ?? CircleHelp
  return <Drawing {...frame} />
}
