import { useEffect, useRef } from 'react'
import { cx } from '../../../kit/lib/class-names.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { Row, Surface, Text } from '../../../kit/ui/Layout.tsx'
import { useTexts } from '../../shared/i18n.ts'
import type { Message, Outgoing } from './chat-lists.ts'
import styles from './Chats.module.css'

/** Whoever has scrolled up to read is left there. */
const nearEnd = 120

/** What was said, oldest first; new lines are read aloud and scrolled to. */
export function ChatLog({
  messages,
  outgoing,
  onAgain,
}: {
  messages: readonly Message[]
  outgoing: readonly Outgoing[]
  onAgain: (message: Outgoing) => void
}) {
  const { t, locale } = useTexts()
  const holder = useRef<HTMLDivElement>(null)
  const count = messages.length + outgoing.length
  const wasAtEnd = useRef(true)
  useEffect(() => {
    if (wasAtEnd.current) holder.current?.scrollTo({ top: holder.current.scrollHeight })
  }, [count])
  const time = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit' })
  return (
    <Surface
      pad={5}
      ref={holder}
      className={styles.log}
      role="log"
      aria-label={t('chats.log')}
      tabIndex={0}
      onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
        wasAtEnd.current = scrollHeight - scrollTop - clientHeight < nearEnd
      }}
    >
      <ol>
        {messages.map(({ sequence, from, author, text, sentAt }) => (
          <li key={sequence} className={cx(styles[from])}>
            {from !== 'system' && (
              <Text tone="quiet" size={1}>
                <Text as="strong" tone="text" dir="auto">
                  {author ?? t('player.anonymous')}
                </Text>{' '}
                <time dateTime={sentAt}>{time.format(new Date(sentAt))}</time>
              </Text>
            )}
            <p className={styles.words} dir="auto">
              {text}
            </p>
          </li>
        ))}
        {outgoing.map((message) => (
          <li key={message.clientId} className={cx(styles.company, styles.out)}>
            <p className={styles.words} dir="auto">
              {message.text}
            </p>
            {message.hasFailed && (
              <Row as="p" wrap gap={2} tone="danger" weight={600}>
                {t('chats.failed')}{' '}
                <Button variant="secondary" onClick={() => onAgain(message)}>
                  {t('chats.again')}
                </Button>
              </Row>
            )}
          </li>
        ))}
      </ol>
    </Surface>
  )
}
