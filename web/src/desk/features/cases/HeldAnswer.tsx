import { Button } from '../../../ui/Button.tsx'
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
    <section className={styles.held} aria-label={t('answer')}>
      <RichText html={held.form.responseText} className={thread.words} />
      <div className={styles.choice}>
        <p role="status">{t('outbox.here')}</p>
        <Button variant="secondary" size="small" onClick={() => undo(id)}>
          {t('outbox.undo')} <Key name="z" />
        </Button>
        <Button size="small" onClick={() => sendNow(id)}>
          {t('outbox.now')}
        </Button>
      </div>
    </section>
  )
}
