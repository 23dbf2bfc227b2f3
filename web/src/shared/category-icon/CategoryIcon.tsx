import { CircleHelp, type LucideIcon } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Icon } from '../../ui/Icon.tsx'

let loaded: Readonly<Record<string, LucideIcon>> | null = null

/**
 * The drawing a category or promo names in the content pack. The drawings come in a chunk of their own, after the first
 * paint; a name the family does not have gets the question mark. Decoration: the name of the category stands beside it.
 */
export function CategoryIcon({ name, size = 24, className }: { name: string | null; size?: number; className?: string }) {
  const [icons, setIcons] = useState(loaded)
  useEffect(() => {
    if (icons !== null) return
    let isHere = true
    void import('./icons.ts').then((module) => {
      loaded = module.icons
      if (isHere) setIcons(module.icons)
    })
    return () => {
      isHere = false
    }
  }, [icons])
  // while the drawings are on their way their place stays empty, so that nothing changes its shape
  if (icons === null) return <svg width={size} height={size} aria-hidden="true" className={className} />
  return <Icon icon={icons[name ?? ''] ?? CircleHelp} size={size} {...(className === undefined ? {} : { className })} />
}
