import { useEffect, useRef } from 'react'
import { Banner } from '../../../kit/ui/Banner.tsx'
import { Button } from '../../../kit/ui/Button.tsx'
import { useTexts } from '../../shared/i18n.ts'
import { nameOf } from './findings.ts'
import type { Tree } from './queries.ts'
import type { Missed, TreeWrite } from './use-tree-write.ts'

/** A colleague moved the same entry: theirs is shown, and one's own move is one press away. */
export function MissedMove({
  tree: { nodes, defaultLocale },
  missed: { id, place },
  write,
}: {
  tree: Tree
  missed: Missed
  write: TreeWrite
}) {
  const { t, locale } = useTexts()
  const box = useRef<HTMLDivElement>(null)
  // Whoever moved it by the keyboard is where they can do it again.
  useEffect(() => box.current?.querySelector('button')?.focus(), [id])
  const node = nodes.find((one) => one.id === id)
  const group = nodes.find((one) => one.id === place.parentId)
  const isThere = node !== undefined && (place.parentId === 0 || group !== undefined)
  const name = nameOf(node, locale, defaultLocale)
  return (
    <div ref={box}>
      <Banner
        tone="warning"
        actions={
          <>
            {isThere && (
              <Button size="small" isBusy={write.isBusy} onClick={() => void write.again()}>
                {t('topics.missed.again')}
              </Button>
            )}
            <Button size="small" variant="secondary" onClick={write.forget}>
              {t('topics.missed.leave')}
            </Button>
          </>
        }
      >
        {isThere
          ? t('topics.missed', {
              name,
              group: group === undefined ? t('topics.top') : nameOf(group, locale, defaultLocale),
            })
          : t('topics.missed.gone')}
      </Banner>
    </div>
  )
}
