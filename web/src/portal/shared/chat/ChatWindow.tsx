import { LogOut, Send } from 'lucide-react'
import { type KeyboardEvent, memo, useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { limits } from '../../../kit/api/limits.ts'
import { isRecord } from '../../../kit/api/problem.ts'
import { afterPaint } from '../../../kit/lib/after-paint.ts'
import { cx } from '../../../kit/lib/class-names.ts'
import { stored } from '../../../kit/lib/stored.ts'
import { textLength } from '#rules/text.ts'
import { Banner } from '../../../kit/ui/Banner.tsx'
import { Button } from '../../../kit/ui/Button.tsx'
import { Dialog } from '../../../kit/ui/Dialog.tsx'
import { Field } from '../../../kit/ui/Field.tsx'
import { Icon } from '../../../kit/ui/Icon.tsx'
import { Grid, Row, Stack, Surface, Text } from '../../../kit/ui/Layout.tsx'
import { LinkButton } from '../../../kit/ui/LinkButton.tsx'
import { Textarea } from '../../../kit/ui/Textarea.tsx'
import { VisuallyHidden } from '../../../kit/ui/VisuallyHidden.tsx'
import { loginHref } from '../account/login-address.ts'
import { useMessages } from '../i18n/context.ts'
import type { ChatLog, ChatMessage, Unsent } from './chat-log.ts'
import { useChatWait, waitMinutes } from './chat-wait.ts'
import styles from './Chat.module.css'
import { useChat } from './use-chat.ts'

export interface ChatWindowProps {
  chatId: string
  skill: string
  /** Page of the case; null where the visitor may not open it. */
  caseHref: string | null
  onEnded?: () => void
  onOver?: () => void
}

const max = limits.ChatClientFrame.text.maxLength
/** Letters left are told from here on. */
const nearLimit = 200

/** One chat: where it stands, the conversation, the box to write in. */
export function ChatWindow({ chatId, skill, caseHref, onEnded, onOver }: ChatWindowProps) {
  const { t } = useMessages()
  const { log, say, takeBack, end, again } = useChat(chatId)
  const [isEnding, setEnding] = useState(false)
  const hasEnded = log.state === 'ENDED' || log.link === 'gone'
  // Only an end that was seen happening brings the transcript; a chat that had ended before has brought it already.
  const wasOpen = useRef(false)
  const tell = useEffectEvent((): void => {
    if (log.state === 'WAITING' || log.state === 'ACTIVE') wasOpen.current = true
    else if (log.state === 'ENDED') {
      if (wasOpen.current) onEnded?.()
      else onOver?.()
    }
  })
  // Told once for each state; the callbacks are new with every drawing of the page.
  useEffect(() => tell(), [log.state])
  const [draft, setDraft] = useDraftText(chatId)
  const restore = useCallback(
    ({ clientId, text }: Unsent): void => {
      setDraft((typed) => (typed === '' ? text : `${typed}\n${text}`))
      takeBack(clientId)
    },
    [setDraft, takeBack],
  )

  // Where somebody wrote is gone with the chat's end: who was there goes on at what is said of it.
  const over = useRef<HTMLDivElement>(null)
  const wasEnded = useRef(hasEnded)
  useEffect(() => {
    if (hasEnded && !wasEnded.current && document.activeElement === document.body)
      over.current?.focus({ preventScroll: true })
    wasEnded.current = hasEnded
  }, [hasEnded])

  const askToEnd = useCallback(() => void afterPaint(() => setEnding(true)), [])

  return (
    <>
      <Standing
        log={log}
        skill={skill}
        // The press shows first: a dialog makes the whole page behind it inert (INP).
        onEnd={hasEnded ? null : askToEnd}
      />
      <Conversation log={log} onTakeBack={restore} />
      <Notices log={log} onAgain={again} />
      {hasEnded ? (
        <Stack gap={3} items="start" ref={over} tabIndex={-1} className={styles.over}>
          <p>{t('support.chat.ended.text')}</p>
          {caseHref !== null && (
            <LinkButton href={caseHref} variant="secondary">
              {t('support.chat.view.case')}
            </LinkButton>
          )}
          {draft !== '' && (
            <Surface as="p" wide pad="3 4" radius={1} lines="kept" breaks className={styles.leftover} dir="auto">
              {draft}
            </Surface>
          )}
        </Stack>
      ) : (
        <Composer draft={draft} onDraft={setDraft} onSend={say} />
      )}
      {isEnding && !hasEnded && (
        <Dialog
          title={t('support.chat.end.confirm')}
          size="small"
          closeLabel={t('support.common.close')}
          onClose={() => setEnding(false)}
          actions={
            <>
              <Button
                variant="danger"
                onClick={() => {
                  end()
                  setEnding(false)
                }}
              >
                {t('support.chat.end.yes')}
              </Button>
              <Button variant="secondary" onClick={() => setEnding(false)}>
                {t('support.chat.end.no')}
              </Button>
            </>
          }
        >
          {t('support.chat.end.text')}
        </Dialog>
      )}
    </>
  )
}

/** One strip: waiting with place and time, connected, or over; and the way to end it. */
const Standing = memo(function Standing({
  log,
  skill,
  onEnd,
}: {
  log: ChatLog
  skill: string
  onEnd: (() => void) | null
}) {
  const { t } = useMessages()
  const isWaiting = log.state === 'WAITING'
  const wait = useChatWait(isWaiting ? skill : null, log.place)
  const minutes = waitMinutes(wait)
  const place = isWaiting && log.place !== null ? t('support.chat.place', { place: log.place }) : null
  const text =
    log.link === 'gone' || log.state === 'ENDED'
      ? t('support.chat.ended')
      : log.state === 'ACTIVE'
        ? t('support.chat.active')
        : isWaiting
          ? t('support.chat.waiting')
          : t('support.chat.connecting')
  const time =
    minutes === null
      ? t('support.chat.wait.unknown')
      : minutes === 0
        ? t('support.chat.wait.short')
        : t('support.chat.wait', { minutes })
  return (
    <Grid
      columns="1-auto"
      align="center"
      gap={3}
      pad="2 5"
      ground="info"
      className={styles.standing}
      data-state={log.link === 'gone' ? 'ENDED' : (log.state ?? 'CONNECTING')}
    >
      <Row wrap gap="0 4" padY={1} align="stretch" className={styles.facts}>
        <Text weight={650} role="status">
          <span className={styles.dot} aria-hidden="true" />{' '}
          {/* The place says that somebody is awaited: beside it the words would be a second truth. */}
          {place === null ? text : <VisuallyHidden>{text} · </VisuallyHidden>}
          {place}
        </Text>
        {isWaiting && <p>{time}</p>}
        {isWaiting && (
          <Row as="p" tone="quiet" gap={2} className={styles.quiet}>
            {t('support.chat.waiting.hint')}
          </Row>
        )}
      </Row>
      {onEnd !== null && (
        <Button variant="quiet" size="small" icon={<Icon icon={LogOut} size={18} flip />} onClick={onEnd}>
          {t('support.chat.end')}
        </Button>
      )}
    </Grid>
  )
})

/** Drawn when something was said, not with every key of who writes: a long talk would make each of them wait. */
const Conversation = memo(function Conversation({
  log,
  onTakeBack,
}: {
  log: ChatLog
  onTakeBack: (text: Unsent) => void
}) {
  const { t, tKey, locale } = useMessages()
  const clock = useMemo(() => new Intl.DateTimeFormat(locale, { timeStyle: 'short' }), [locale])
  const list = useRef<HTMLDivElement>(null)
  const count = log.messages.length + log.unsent.length
  useEffect(() => {
    // The newest line stays in sight.
    list.current?.scrollTo({ top: list.current.scrollHeight })
  }, [count])
  return (
    <Surface
      line="end"
      ref={list}
      role="log"
      tabIndex={0}
      className={styles.log}
      aria-label={t('support.chat.log')}
      hidden={count === 0}
    >
      <ol>
        {log.messages.map((message) => (
          <Line key={message.sequence} message={message} clock={clock} />
        ))}
        {log.unsent.map((one) => (
          <li key={one.clientId} className={cx(styles.line, styles.mine)} data-unsent>
            <Surface
              as="p"
              pad="2 4"
              radius={2}
              ground="sunken"
              lines="kept"
              breaks
              className={styles.bubble}
              dir="auto"
            >
              {one.text}
            </Surface>
            <p className={styles.meta}>
              {one.refusedBy !== null ? (
                <Text as="span" tone="danger">
                  {t('support.chat.refused')} · {tKey(one.refusedBy)}
                </Text>
              ) : (
                t(log.link === 'open' ? 'support.chat.sending' : 'support.chat.unsent')
              )}
            </p>
            {one.refusedBy !== null && (
              <Button variant="quiet" size="small" onClick={() => onTakeBack(one)}>
                {t('support.chat.refused.restore')}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </Surface>
  )
})

/** @param props `clock` tells the time of day in the page's language. */
const Line = memo(function Line({
  message: { from, author, text, sentAt },
  clock,
}: {
  message: ChatMessage
  clock: Intl.DateTimeFormat
}) {
  const { t } = useMessages()
  const time = clock.format(new Date(sentAt))
  if (from === 'system')
    return (
      <Row as="li" gap={3} tone="quiet" size={1} className={styles.system}>
        <p>{text}</p>
      </Row>
    )
  return (
    <li className={cx(styles.line, from === 'player' && styles.mine)}>
      <Surface as="p" pad="2 4" radius={2} ground="sunken" lines="kept" breaks className={styles.bubble} dir="auto">
        {text}
      </Surface>
      <p className={styles.meta}>
        {t('support.chat.from', {
          author: from === 'player' ? t('support.chat.you') : (author ?? t('support.chat.company')),
          time,
        })}
      </p>
    </li>
  )
})

/** What the writer must know about the connection. */
function Notices({ log, onAgain }: { log: ChatLog; onAgain: () => void }) {
  const { t } = useMessages()
  const here = useLocation()
  const waiting = log.unsent.filter(({ refusedBy }) => refusedBy === null).length
  if (log.link === 'signed-out') {
    return (
      <Banner
        tone="warning"
        actions={
          <>
            <LinkButton size="small" href={loginHref(here)}>
              {t('support.chat.signin')}
            </LinkButton>
            <Button size="small" variant="secondary" onClick={onAgain}>
              {t('support.chat.retry')}
            </Button>
          </>
        }
      >
        {t('support.chat.signed.out')}
      </Banner>
    )
  }
  if (log.link === 'lost')
    return (
      <Banner tone="warning">
        {waiting === 0 ? t('support.chat.lost') : t('support.chat.lost.unsent', { count: waiting })}
      </Banner>
    )
  return log.resent > 0 && log.state !== 'ENDED' ? (
    <Banner tone="success">{t('support.chat.resent', { count: log.resent })}</Banner>
  ) : null
}

function Composer({
  draft,
  onDraft,
  onSend,
}: {
  draft: string
  onDraft: (text: string) => void
  onSend: (text: string) => void
}) {
  const { t } = useMessages()
  const box = useRef<HTMLTextAreaElement>(null)
  const isSendable = draft.trim() !== '' && textLength(draft) <= max
  const send = (): void => {
    if (isSendable) {
      onSend(draft)
      onDraft('')
    }
    box.current?.focus()
  }
  const onKey = (event: KeyboardEvent): void => {
    // While a word is still being composed (Japanese, Korean, Chinese) Enter belongs to the input method.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }
  return (
    <Grid columns="1-auto" align="end" gap="2 3" className={styles.composer}>
      <Field label={t('support.chat.message.label')} isRequired hint={t('support.chat.message.hint')}>
        {(control) => (
          <Textarea
            {...control}
            aria-required={undefined}
            ref={box}
            rows={2}
            maxLength={max}
            value={draft}
            onChange={(event) => onDraft(event.target.value)}
            onKeyDown={onKey}
            nearLimit={nearLimit}
          />
        )}
      </Field>
      <Button icon={<Icon icon={Send} size={18} flip />} onClick={send}>
        <span className={styles.send}>{t('support.chat.send')}</span>
      </Button>
    </Grid>
  )
}

const isText = (value: unknown): value is { text: string } => isRecord(value) && typeof value['text'] === 'string'

/** What is being typed, kept through a reload. */
const useDraftText = (chatId: string): [string, (change: string | ((typed: string) => string)) => void] => {
  const [place] = useState(() => stored('session', `chat-draft:${chatId}`, isText))
  const [text, setText] = useState(() => place.read()?.text ?? '')
  const change = useCallback((next: string | ((typed: string) => string)) => setText(next), [])
  useEffect(() => {
    if (text === '') place.clear()
    else place.write({ text })
  }, [place, text])
  return [text, change]
}
