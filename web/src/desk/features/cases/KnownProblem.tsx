import { Megaphone } from 'lucide-react'
import { Button } from '../../../kit/ui/Button.tsx'
import { Icon } from '../../../kit/ui/Icon.tsx'
import { Row } from '../../../kit/ui/Layout.tsx'
import { runningFor, useCrisisMessages } from '../../shared/crisis.ts'
import { deskPath, useDesk } from '../../shared/desk-context.ts'
import { macroText } from '../../shared/macro-text.ts'
import { useMacros } from '../../shared/macros.ts'
import type { Case } from './queries.ts'
import styles from './KnownProblem.module.css'

/** What all players of this case's game are being told, and the answer that was chosen for such cases (CD-417). */
export function KnownProblem({ whole, onInsert }: { whole: Case; onInsert: ((words: string) => void) | undefined }) {
  const { t, locale, me } = useDesk()
  const { data = [] } = useCrisisMessages()
  const { case: shown, player } = whole
  const running = runningFor(data, { game: shown.gameName, topicId: shown.categoryId })
  const macros = useMacros(running.some(({ macroId }) => macroId !== null)) ?? []
  return running.map(({ id, title, macroId, articleId }) => {
    const macro = macros.find((one) => one.id === macroId)
    const facts = { player: player.displayName ?? '', case: shown.id, game: shown.gameTitle, me: me.displayName }
    const article = `${location.origin}${deskPath().slice(0, -'/desk'.length)}/${player.locale}/help/article/${articleId}`
    return (
      <Row
        as="section"
        wrap
        gap="2 3"
        pad="2 4"
        line="end"
        ground="warning"
        key={id}
        className={styles.known}
        aria-label={t('crisis.case.known')}
      >
        <Icon icon={Megaphone} size={18} />
        <p>
          <strong>{t('crisis.case.known')}</strong> <bdi>{title[locale] ?? title['en-US'] ?? ''}</bdi>
        </p>
        {onInsert !== undefined && macro !== undefined && (
          <Button size="small" variant="secondary" onClick={() => onInsert(macroText(macro, player.locale, facts))}>
            {t('crisis.case.insert')}
          </Button>
        )}
        {onInsert !== undefined && articleId !== null && (
          <Button size="small" variant="secondary" onClick={() => onInsert(article)}>
            {t('crisis.case.article')}
          </Button>
        )}
      </Row>
    )
  })
}
