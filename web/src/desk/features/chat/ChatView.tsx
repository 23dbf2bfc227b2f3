import { MessagesSquare } from 'lucide-react'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { Button } from '../../../kit/ui/Button.tsx'
import { Row, Stack, Surface } from '../../../kit/ui/Layout.tsx'
import { Loading } from '../../shared/Loading.tsx'
import type { Chat } from '../../shared/chats.ts'
import { useAvailability } from '../../shared/availability.ts'
import { useDesk } from '../../shared/desk-context.ts'
import { AskDialog } from '../../shared/DeskFrame.tsx'
import { useFlagQuestion } from '../../shared/FlagQuestion.tsx'
import { RichText } from '../../shared/RichText.tsx'
import { Summary } from '../../shared/Summary.tsx'
import { useTexts } from '../../shared/i18n.ts'
import { LoadFailed } from '../../shared/LoadFailed.tsx'
import { useWrite } from '../../shared/use-write.ts'
import { ChatLog } from './ChatLog.tsx'
import { stillOut } from './chat-lists.ts'
import { HandOver } from './HandOver.tsx'
import { MessageBox } from './MessageBox.tsx'
import { useAsked, useChat } from './use-chat.ts'
import { useOutgoing } from './use-outgoing.ts'
import { useAgentName } from '../../shared/agents.ts'
import room from '../../shared/Room.module.css'
import styles from './Chats.module.css'

/** One conversation: who it is, what was said, and where it is mine, what I say. */
export function ChatView({ chatId, talking }: { chatId: string; talking: number }) {
  const { t, me } = useDesk()
  const { chat, messages, error, again } = useChat(chatId)
  const navigate = useNavigate()
  const asked = useAsked(chat?.caseId)
  // Another flag may have been raised since: the case is read anew.
  const { outgoing, send, sendAgain } = useOutgoing(chatId, again, () => asked.again())
  const { ask, question } = useFlagQuestion({
    flags: asked.flags,
    locale: asked.locale,
    onHandle: () => void navigate(`/cases/${chat?.caseId}`),
  })
  const isMine = chat?.state === 'ACTIVE' && chat.assignee === me.id
  if (chat === undefined)
    return error === undefined ? <Loading lines={6} /> : <LoadFailed icon={MessagesSquare} again={() => void again()} />
  return (
    <Stack as="article" className={styles.chat} aria-labelledby="chat-title">
      <Row as="header" wrap justify="between" gap="2 4" pad="3 5" line="end" ground="page" className={styles.head}>
        <Link to="/chats" className={room.back}>
          {t('chats.back')}
        </Link>
        <div>
          <h2 id="chat-title" dir="auto">
            {chat.playerName ?? t('player.anonymous')}
          </h2>
          <p className={room.small}>
            <span dir="auto">{chat.subject}</span>
            <Link to={`/cases/${chat.caseId}`}>{t('feedback.case', { id: chat.caseId })}</Link>
          </p>
        </div>
        <Actions chat={chat} isMine={isMine} talking={talking} />
      </Row>
      <Asked html={asked.html} />
      <ChatLog
        messages={messages}
        outgoing={stillOut(outgoing, messages)}
        onAgain={(message) => ask('send', (flags) => sendAgain(message, flags))}
      />
      {isMine && chat.offeredTo !== null && <OfferedTo agentId={chat.offeredTo} />}
      {isMine ? (
        <MessageBox
          chat={chat}
          onSend={(text, onSent) =>
            ask('send', (flags) => {
              send(text, flags)
              onSent()
            })
          }
        />
      ) : (
        <Whose chat={chat} />
      )}
      {question}
    </Stack>
  )
}

/** What the player filed: nobody asks them again. */
function Asked({ html }: { html: string }) {
  const { t } = useTexts()
  return (
    <Surface as="details" pad="2 5" line="end" className={styles.asked} open>
      <Summary>{t('chats.asked')}</Summary>
      <div className={styles.words} dir="auto">
        <RichText html={html} />
      </div>
    </Surface>
  )
}

function Whose({ chat }: { chat: Chat }) {
  const { t } = useTexts()
  const name = useAgentName()(chat.assignee)
  if (chat.state === 'WAITING') return null
  return (
    <Surface as="p" pad="4 5" line="start" ground="page" tone="quiet" textAlign="center" role="status">
      {chat.state === 'ENDED' ? t('chats.ended') : t('chats.with', { name: name ?? '' })}
    </Surface>
  )
}

function OfferedTo({ agentId }: { agentId: string }) {
  const { t } = useTexts()
  const name = useAgentName()(agentId)
  return (
    <Surface as="p" pad="4 5" line="start" ground="page" tone="quiet" textAlign="center" role="status">
      {t('chats.offered.to', { name })}
    </Surface>
  )
}

function Actions({ chat, isMine, talking }: { chat: Chat; isMine: boolean; talking: number }) {
  const { t, call, me } = useDesk()
  const { isBusy, act } = useWrite('listChats', 'getChat', 'getDeskCase')
  const [isAsked, setAsked] = useState(false)
  const { chats: mostAtOnce } = useAvailability().kept
  const [isHanding, setHanding] = useState(false)
  const { chatId } = chat
  const isFull = talking >= mostAtOnce
  const isOffered = chat.state === 'ACTIVE' && chat.offeredTo === me.id
  const run = (work: () => Promise<unknown>): void => {
    setAsked(false)
    setHanding(false)
    void act(work, undefined, ({ slug }) => t(slug === 'changed' ? 'chats.taken' : 'chats.refused'))
  }
  /** Offers the chat to a colleague; null ends the offer. */
  const offer = (to: string | null): void => run(() => call('transferChat', { chatId, body: { to } }))
  if (chat.state === 'ENDED' || (chat.state === 'ACTIVE' && !isMine && !isOffered)) return null
  return (
    <Row wrap gap={2}>
      {(chat.state === 'WAITING' || isOffered) && (
        <Button
          isBusy={isBusy}
          isDisabled={isFull}
          {...(isFull ? { reason: t('chats.full', { count: mostAtOnce }) } : {})}
          onClick={() => run(() => call('acceptChat', { chatId }))}
        >
          {t('chats.accept')}
        </Button>
      )}
      {isOffered && (
        <Button variant="secondary" isBusy={isBusy} onClick={() => offer(null)}>
          {t('chats.decline')}
        </Button>
      )}
      {isMine &&
        (chat.offeredTo === null ? (
          <Button variant="secondary" onClick={() => setHanding(true)}>
            {t('chats.hand')}
          </Button>
        ) : (
          <Button variant="secondary" isBusy={isBusy} onClick={() => offer(null)}>
            {t('chats.takeback')}
          </Button>
        ))}
      {!isOffered && (
        <Button variant="secondary" onClick={() => setAsked(true)}>
          {t('chats.end')}
        </Button>
      )}
      {isHanding && <HandOver onClose={() => setHanding(false)} onChosen={offer} />}
      {isAsked && (
        <AskDialog
          title={t('chats.end')}
          action={t('chats.end.yes')}
          isBusy={isBusy}
          onDo={() => run(() => call('endChat', { chatId }))}
          onClose={() => setAsked(false)}
        >
          {t('chats.end.text')}
        </AskDialog>
      )}
    </Row>
  )
}
