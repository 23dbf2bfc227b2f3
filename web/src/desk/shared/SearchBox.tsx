import { Search } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cx } from '../../kit/lib/class-names.ts'
import { Icon } from '../../kit/ui/Icon.tsx'
import { Input } from '../../kit/ui/Input.tsx'
import styles from './SearchBox.module.css'

/** One line of words that are looked for, behind their sign; what stands at its end is its child. */
export function SearchBox({
  label,
  onChange,
  className,
  children,
  ...input
}: Omit<ComponentProps<typeof Input>, 'onChange'> & { label: string; onChange: (text: string) => void }) {
  return (
    <div className={cx(styles.box, className)}>
      <Icon icon={Search} size={17} />
      <Input
        placeholder={label}
        {...input}
        type="search"
        aria-label={label}
        onChange={({ target }) => onChange(target.value)}
      />
      {children}
    </div>
  )
}
