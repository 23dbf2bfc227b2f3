import { ChevronRight } from 'lucide-react'
import styles from './Breadcrumbs.module.css'
import { Icon } from './Icon.tsx'
import { Link } from './Link.tsx'

export interface Crumb {
  label: string
  /** Missing on the page itself. */
  href?: string
}

/** The way back up, two crumbs at least. The last crumb is hidden on mobile (SHELL-03). */
export function Breadcrumbs({ label, crumbs }: { label: string; crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label={label} className={styles.crumbs}>
      <ol>
        {crumbs.map((crumb, index) => {
          const isLast = index === crumbs.length - 1
          return (
            <li key={`${crumb.label}-${crumb.href ?? ''}`} className={isLast ? styles.last : undefined}>
              {index > 0 && <Icon icon={ChevronRight} size={15} flip className={styles.separator} />}
              {crumb.href === undefined || isLast ? (
                <span aria-current={isLast ? 'page' : undefined}>{crumb.label}</span>
              ) : (
                <Link href={crumb.href}>{crumb.label}</Link>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
