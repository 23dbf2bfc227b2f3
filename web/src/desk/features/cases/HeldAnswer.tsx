import { Button } from '../../../kit/ui/Button.tsx'
import { Row, Stack } from '../../../kit/ui/Layout.tsx'
import { RichText } from '../../shared/RichText.tsx'
import { useTexts } from '../../shared/i18n.ts'
import { Key } from '../../shared/Key.tsx'
import { useAnswers, type HeldAnswer as Held } from './answers-context.ts'
import thread from './Thread.module.css'
import styles from './HeldAnswer.module.css'

/** In the place of the editor while an answer to this case can still be taken back. */
export function HeldAnswer({ id, held }: { id: string; held: Held }) {
  const { t } = useTexts()
  const { undo, sendNow } = useAnswers()
  return (
    <Stack as="section" gap={3} pad="4 5" line="start" ground="accent" className={styles.held} aria-label={t('answer')}>
      <RichText html={held.form.responseText} className={thread.words} />
      <Row wrap gap={2} className={styles.choice}>
        <p role="status">{t('outbox.here')}</p>
        <Button variant="secondary" size="small" onClick={() => undo(id)}>
          {t('outbox.undo')} <Key name="z" />
        </Button>
        <Button size="small" onClick={() => sendNow(id)}>
          {t('outbox.now')}
        </Button>
      </Row>
    </Stack>
  )
}
