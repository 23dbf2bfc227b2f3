import { MessagesSquare } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import { useApiClient } from '../../../kit/api/context.ts'
import { createWriteKey } from '../../../kit/api/write-key.ts'
import { Banner } from '../../../kit/ui/Banner.tsx'
import { Button } from '../../../kit/ui/Button.tsx'
import { Icon } from '../../../kit/ui/Icon.tsx'
import { Row, Stack } from '../../../kit/ui/Layout.tsx'
import { Spinner } from '../../../kit/ui/Spinner.tsx'
import { useMessages } from '../i18n/context.ts'
import { startChat } from './actions.ts'
import { type HeldChat, keepChatId, useHeldChat } from './held-chats.ts'
import styles from './Chat.module.css'
import { useChatContainer, useChatTag } from './use-chat-container.ts'
import { chatTag } from './widget-tag.ts'

interface ChatBoxProps {
  caseId: string
  /** Page of the case; null where this is it, or where the visitor may not open it. */
  caseHref: string | null
  /** The chat has ended just now, and the case has got its transcript. */
  onEnded?: () => void
  /** It had ended before this page was opened. */
  onOver?: () => void
}

/** The live chat about a case, where this browser holds one; draws nothing otherwise. */
export function ChatBox({ caseId, ...rest }: ChatBoxProps) {
  const held = useHeldChat(caseId)
  return held === null ? null : <Container key={held.since} held={held} {...rest} />
}

/** The container of the channel: starts the chat once it is ready (DONE-11), and shows it. */
function Container({ held, ...rest }: { held: HeldChat } & Omit<ChatBoxProps, 'caseId'>) {
  const { t } = useMessages()
  const titleId = useId()
  const isTagHere = useChatTag(true)
  const ChatWindow = isTagHere ? chatTag.window() : null
  return (
    <Stack
      as="section"
      gap={4}
      pad={5}
      ground="raised"
      radius={2}
      shrinks
      id={held.lpDivId}
      data-skill={held.skill}
      className={styles.box}
      aria-labelledby={titleId}
    >
      <Row as="h2" gap={3} size={4} id={titleId} className={styles.title}>
        <Icon icon={MessagesSquare} size={22} /> {t('support.chat.title')}
      </Row>
      {held.chatId === null ? (
        <Start held={held} />
      ) : ChatWindow === null ? (
        <Loading />
      ) : (
        <ChatWindow key={held.chatId} chatId={held.chatId} skill={held.skill} {...rest} />
      )}
    </Stack>
  )
}

const Loading = () => {
  const { t } = useMessages()
  return (
    <Row as="p" tone="quiet" gap={2} className={styles.quiet}>
      <Spinner size="small" /> {t('support.chat.loading')}
    </Row>
  )
}

function Start({ held }: { held: HeldChat }) {
  const { t } = useMessages()
  const api = useApiClient()
  const { isReady, status } = useChatContainer(held)
  const [hasFailed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const [key] = useState(() => createWriteKey())

  useEffect(() => {
    if (!isReady) return
    let isGone = false
    void startChat(api, held, key).then((sent) => {
      if (sent.isOk) keepChatId(held.caseId, sent.data.chatId)
      else if (!isGone) setFailed(true)
    })
    return () => {
      isGone = true
    }
    // `attempt` asks once more.
  }, [api, held, isReady, key, attempt])

  // decisions-cases E11: what was sent stands; the chat is tried again.
  if (hasFailed) {
    const again = (): void => {
      setFailed(false)
      setAttempt((count) => count + 1)
    }
    return (
      <Banner
        tone="warning"
        actions={
          <Button variant="secondary" size="small" onClick={again}>
            {t('support.chat.retry')}
          </Button>
        }
      >
        {t('support.chat.start.failed')}
      </Banner>
    )
  }
  // -1 closed, -2 unknown: the page goes on asking (decisions-cases E4).
  if (status === -1 || status === -2)
    return (
      <Banner tone="warning" title={t('support.chat.unavailable')}>
        {t('support.chat.unavailable.text')}
      </Banner>
    )
  return <Loading />
}
