import { CheckCheck, MessageSquareReply, MessagesSquare, Phone, Star, Ticket } from 'lucide-react'
import { useEffect, useReducer, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useApiClient } from '../../../kit/api/context.ts'
import { createWriteKey } from '../../../kit/api/write-key.ts'
import { loginHref, rootWithLogin } from '../../shared/account/login-address.ts'
import { useAccount } from '../../shared/account/use-account.ts'
import { type ChannelName, type OfferedChannel, offeredChannels, useChannels } from '../../shared/channels/channels.ts'
import { useNextChange } from '../../shared/channels/use-next-change.ts'
import { problemText } from '../../shared/form/field-errors.ts'
import { useMessages } from '../../shared/i18n/context.ts'
import { chatChannelOf } from '../../shared/chat/actions.ts'
import { holdChat } from '../../shared/chat/held-chats.ts'
import { useChatContainer } from '../../shared/chat/use-chat-container.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { Icon } from '../../../kit/ui/Icon.tsx'
import { Row, Stack } from '../../../kit/ui/Layout.tsx'
import { Link } from '../../../kit/ui/Link.tsx'
import { LinkButton } from '../../../kit/ui/LinkButton.tsx'
import styles from './Cases.module.css'
import { type ReplyProps, RespondForm } from './RespondForm.tsx'
import { resolveCase } from './actions.ts'
import { canResolve, reopenLabel } from './case-view.ts'
import type { SupportCase } from './queries.ts'
import { isChannelUsable, nextReopenState } from './reopen-flow.ts'

const icons: Record<ChannelName, typeof Ticket> = { ticket: Ticket, chat: MessagesSquare, phone: Phone }

/** Survey, mark as resolved, and a way back into the case through a channel (REOPEN-01 to REOPEN-04). */
export function ReopenBlock({
  supportCase,
  caseId,
  startsOpen,
  onCase,
  onDone,
  onError,
}: ReplyProps & { startsOpen: boolean }) {
  const messages = useMessages()
  const { t } = messages
  const api = useApiClient()
  const navigate = useNavigate()
  const [state, dispatch] = useReducer(nextReopenState, startsOpen ? { step: 'channels' } : { step: 'idle' })
  const [isBusy, setBusy] = useState(false)
  const [writeKey] = useState(() => createWriteKey())
  const { pathname, search } = useLocation()
  // A link to a case says nothing about who opens it: its visitor may be signed in (decisions-cases E8).
  const isSignedOut = useAccount().state !== 'in'
  const live = useChannels(state.step === 'idle' || supportCase.categoryId === 0 ? null : supportCase.categoryId)
  // The case's own channels first, then the poll's answer (decisions-cases E5).
  const channels = live.channels ?? offeredChannels(supportCase.availableChannels)
  const label = reopenLabel(supportCase)
  // The company has asked: an answer is what it waits for (CD-209).
  const isAsked = supportCase.status === 'INFO'
  const hasWays = supportCase.surveyAvailable || canResolve(supportCase) || label !== null
  const chatChannel = chatChannelOf(channels.find(({ channelType, enabled }) => channelType === 'chat' && enabled))
  const chat = useChatContainer(state.step === 'channels' ? chatChannel : null)
  // The chat starts after the reply has been taken, and not before (REOPEN-25).
  const beginChat = ({ id, region, categoryId }: SupportCase): void => {
    if (chatChannel !== null) holdChat({ caseId: id, askedBy: caseId, caseRegion: region, categoryId, ...chatChannel })
  }

  const resolve = async (): Promise<void> => {
    setBusy(true)
    onError(null)
    const sent = await resolveCase(api, caseId, writeKey)
    setBusy(false)
    if (sent.isOk) {
      onCase(sent.data)
      return onDone()
    }
    if (sent.problem.status === 401) return void navigate(rootWithLogin(`/case/detail/${caseId}`))
    onError(
      sent.problem.status === 422 && sent.problem.body?.errorKey !== undefined
        ? problemText(sent.problem, messages)
        : t('support.error.generic'),
    )
  }

  // What was pressed is gone after each step: the focus goes to what stands in its place.
  const place = useRef<HTMLDivElement>(null)
  const lastStep = useRef(state.step)
  useEffect(() => {
    if (lastStep.current === state.step) return
    lastStep.current = state.step
    place.current?.querySelector<HTMLElement>(state.step === 'form' ? 'textarea' : '[data-first]')?.focus()
  }, [state.step])

  if (state.step === 'form') {
    return (
      <div ref={place}>
        <RespondForm
          supportCase={supportCase}
          caseId={caseId}
          channel={state.channel}
          onCase={onCase}
          onDone={onDone}
          onError={onError}
          onCancel={() => dispatch({ type: 'CANCEL' })}
          onClosed={() => dispatch({ type: 'CLOSED' })}
          onSent={state.channel === 'chat' ? beginChat : undefined}
          submitLabel={label === null ? undefined : t(label)}
        />
      </div>
    )
  }
  return (
    <section id="reopen" ref={place} className={styles.reopen} aria-label={t('support.case.next')}>
      {state.step === 'idle' && hasWays && <h2>{t('support.case.next')}</h2>}
      {state.step === 'idle' && (
        <Row wrap gap={3} align="stretch" className={styles.buttons}>
          {supportCase.surveyAvailable && (
            <LinkButton href={`/survey/${caseId}`} icon={<Icon icon={Star} size={18} />}>
              {t('support.case.action.survey')}
            </LinkButton>
          )}
          {canResolve(supportCase) && (
            <Button
              // Answered: what most came for is done. Asked by the company: the answer leads (CD-209).
              variant={isAsked || supportCase.surveyAvailable ? 'secondary' : 'primary'}
              isBusy={isBusy}
              icon={<Icon icon={CheckCheck} size={18} />}
              onClick={() => void resolve()}
            >
              {t('support.case.resolve')}
            </Button>
          )}
          {label !== null && (
            <Button
              data-first
              variant={isAsked ? 'primary' : 'secondary'}
              icon={<Icon icon={MessageSquareReply} size={18} flip />}
              onClick={() => dispatch({ type: 'RESPOND' })}
            >
              {t(label)}
            </Button>
          )}
        </Row>
      )}
      {state.step === 'channels' && label !== null && (
        <>
          <h2 data-first tabIndex={-1}>
            {t('support.case.channels.title')}
          </h2>
          <Stack as="ul" pad={0} gap={3}>
            {channels.map((channel) => (
              <li key={channel.channelType}>
                <ChannelButton
                  channel={channel}
                  isSignedOut={isSignedOut}
                  isChatReady={chat.isReady}
                  isChatComing={chatChannel !== null && !chat.isKnown}
                  onChoose={() => dispatch({ type: 'CHOOSE', channel: channel.channelType })}
                />
                {/* decisions-cases E8: the sign-in leads back to this list. */}
                {isSignedOut && channel.enabled && channel.loginRequired && (
                  <Row
                    as={Link}
                    padX={4}
                    inline
                    href={`${loginHref({ pathname, search })}&returnTo=${encodeURIComponent(`${pathname}${search}#reopen`)}`}
                    className={styles.signIn}
                  >
                    {t('support.case.channel.signin')}
                  </Row>
                )}
              </li>
            ))}
          </Stack>
          {/* Where a chat's window will stand (REOPEN-14). */}
          {chatChannel !== null && <div id={chatChannel.lpDivId} data-skill={chatChannel.skill} />}
          <div>
            <Button variant="quiet" onClick={() => dispatch({ type: 'CANCEL' })}>
              {t('support.common.cancel')}
            </Button>
          </div>
        </>
      )}
    </section>
  )
}

/** Icon, description, availability and time; the ticket channel has no availability line (REOPEN-10). */
function ChannelButton({
  channel,
  isSignedOut,
  isChatReady,
  isChatComing,
  onChoose,
}: {
  channel: OfferedChannel
  isSignedOut: boolean
  isChatReady: boolean
  /** How the chat stands is not known yet: nobody says that it is closed. */
  isChatComing: boolean
  onChoose: () => void
}) {
  const { t } = useMessages()
  const nextChange = useNextChange()
  const isUsable = isChannelUsable(channel, { isSignedOut, isChatReady })
  const isComing = channel.channelType === 'chat' && isChatComing
  const time =
    channel.ewt !== null && isUsable
      ? t('support.channel.wait', { minutes: channel.ewt })
      : (nextChange(channel) ?? channel.openTime)
  return (
    <Row
      as="button"
      gap={4}
      wide
      pad="3 4"
      textAlign="start"
      ground="raised"
      line="strong"
      radius={2}
      type="button"
      className={styles.channel}
      aria-disabled={!isUsable || undefined}
      onClick={isUsable ? onChoose : undefined}
    >
      <Icon icon={icons[channel.channelType]} size={24} />
      <span>
        <strong>{channel.description}</strong>
        {channel.channelType !== 'ticket' && (
          <span className={styles.quiet}>
            {[isComing ? '' : t(isUsable ? 'support.channel.available' : 'support.channel.unavailable'), time ?? '']
              .filter(Boolean)
              .join(' · ') || '…'}
          </span>
        )}
      </span>
    </Row>
  )
}
