import { Row, Stack, Text } from '../../../kit/ui/Layout.tsx'
import { answerHtml } from '../../shared/answer-html.ts'
import { useDesk } from '../../shared/desk-context.ts'
import { languageName } from '../../shared/i18n.ts'
import { RichText } from '../../shared/RichText.tsx'
import { Status } from '../../shared/Status.tsx'
import type { Case } from './queries.ts'
import type { Draft } from './use-draft.ts'
import { DeskDialog } from '../../shared/DeskFrame.tsx'
import thread from './Thread.module.css'
import styles from './Composer.module.css'

/** The answer as the player will read it. */
export function Preview({ whole, draft, onClose }: { whole: Case; draft: Draft; onClose: () => void }) {
  const { t, locale, me } = useDesk()
  return (
    <DeskDialog title={t('preview')} onClose={onClose}>
      <Stack
        as="article"
        gap={3}
        pad="4 5"
        line="all"
        radius={2}
        ground="page"
        className={styles.preview}
        lang={whole.player.locale}
      >
        <header>
          <h3>
            <bdi>{whole.case.subject}</bdi>
          </h3>
          <Status status={draft.status} />
        </header>
        <Row as="p" wrap gap="0 2" tone="quiet" size={1} className={thread.messageHead}>
          <strong>{me.displayName}</strong>
          <span>{t('preview.now')}</span>
        </Row>
        <RichText html={answerHtml(draft.text)} className={thread.words} />
      </Stack>
      <Text tone="quiet" className={styles.previewHint}>
        {t('preview.language', { language: languageName(whole.player.locale, locale) })}
      </Text>
    </DeskDialog>
  )
}
