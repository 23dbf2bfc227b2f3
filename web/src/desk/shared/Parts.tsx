import { cx } from '../../kit/lib/class-names.ts'
import { CopyId } from '../../kit/ui/CopyId.tsx'
import { useTexts } from './i18n.ts'
import parts from './Parts.module.css'

/** Beside a name: its first letter, in a circle. */
export function Initial({ of, className }: { of: string; className?: string | undefined }) {
  return (
    <span className={cx(parts.initial, className)} aria-hidden="true">
      {[...of][0]?.toLocaleUpperCase()}
    </span>
  )
}

/** What can be copied, and what it is. */
export function Copied({
  id,
  what,
  ...rest
}: Pick<Parameters<typeof CopyId>[0], 'id' | 'children'> & { what: string }) {
  const { t } = useTexts()
  return <CopyId id={id} copyLabel={`${t('copy')}: ${what}`} copiedLabel={t('copied')} {...rest} />
}
