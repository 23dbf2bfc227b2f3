import { type ReactNode, useId } from 'react'
import { cx } from '../../../kit/lib/class-names.ts'
import { Stack, Text } from '../../../kit/ui/Layout.tsx'
import { FormHead } from '../../shared/FormPage.tsx'
import { Frame } from '../../shared/frame/Frame.tsx'
import { useTexts } from '../../shared/i18n.ts'
import form from '../../shared/FormPage.module.css'
import page from '../../shared/Page.module.css'
import styles from './Languages.module.css'

/** A page of the studio that is one table: what is left to do stands beside its title, what narrows it above. */
export function TablePage({
  title,
  label = title,
  open,
  head,
  children,
}: {
  title: string
  /** Of the table. */
  label?: string
  open: string | false
  head: ReactNode
  children: ReactNode
}) {
  const { t } = useTexts()
  const id = useId()
  return (
    <Frame title={title}>
      <main className={cx(page.page, form.alone, styles.matrix)} aria-labelledby={id}>
        <FormHead
          back={{ to: '/studio', name: t('studio') }}
          title={<span id={id}>{title}</span>}
          state={
            <Text tone="warning" size={1} weight={600} className={styles.open} role="status">
              {open}
            </Text>
          }
        />
        <Stack gap={3} pad="3 6" line="end" ground="raised" className={styles.choose}>
          {head}
        </Stack>
        <div className={styles.scroll} tabIndex={0} role="region" aria-label={label}>
          {children}
        </div>
      </main>
    </Frame>
  )
}
