import { useEffect, useRef, useState } from 'react'
import { Row } from '../../../kit/ui/Layout.tsx'
import { useMessages } from '../i18n/context.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import styles from './ConsentStrip.module.css'
import { keptAnswer } from './consent.ts'

/** Asks whether use may be counted: both answers alike, and the one given can be changed where it was given (CD-160). */
export function ConsentStrip() {
  const { t } = useMessages()
  const [answer, setAnswer] = useState(keptAnswer.read)
  const [isChanging, setChanging] = useState(false)
  const isQuestion = answer === null || isChanging
  // The button that was pressed goes; the focus stays in the strip.
  const first = useRef<HTMLButtonElement>(null)
  const wasPressed = useRef(false)
  useEffect(() => {
    if (wasPressed.current) first.current?.focus()
  }, [isQuestion])
  const press = (next: boolean | 'change'): void => {
    wasPressed.current = true
    setChanging(next === 'change')
    if (next === 'change') return
    keptAnswer.write(next)
    setAnswer(next)
  }
  return (
    <Row
      as="section"
      wrap
      justify="between"
      gap="3 6"
      wide
      tone="quiet"
      className={styles.strip}
      aria-label={t('support.shell.counting')}
    >
      {isQuestion ? (
        <>
          <p>{t('support.shell.counting.question')}</p>
          <Row wrap gap={2} align="stretch">
            <Button ref={first} variant="secondary" size="small" onClick={() => press(true)}>
              {t('support.shell.counting.yes')}
            </Button>
            <Button variant="secondary" size="small" onClick={() => press(false)}>
              {t('support.shell.counting.no')}
            </Button>
          </Row>
        </>
      ) : (
        <Button ref={first} variant="quiet" size="small" onClick={() => press('change')}>
          {t(answer === true ? 'support.shell.counting.on' : 'support.shell.counting.off')}
        </Button>
      )}
    </Row>
  )
}
