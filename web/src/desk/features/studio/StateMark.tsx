import { cx } from '../../../kit/lib/class-names.ts'
import { useTexts } from '../../shared/i18n.ts'
import type { Document } from './queries.ts'
import parts from '../../shared/Parts.module.css'

const looks = {
  draft: parts.info,
  review: parts.open,
  scheduled: parts.open,
  published: parts.answered,
  archived: parts.resolved,
} as const

export function StateMark({ document: { state, isLive } }: { document: Document }) {
  const { t } = useTexts()
  return (
    <span className={cx(parts.status, looks[state])}>
      {t(`studio.state.${state}`)}
      {isLive && state !== 'published' && ` · ${t('studio.live')}`}
    </span>
  )
}
