import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router-dom'
import { later } from '../../shared/late/later.tsx'
import { useAccount } from '../../shared/account/use-account.ts'
import { useSessionEnded } from '../../shared/account/use-session-ended.ts'
import {
  type ChannelName,
  type OfferedChannel,
  channelName,
  initialChannel,
  useChannels,
} from '../../shared/channels/channels.ts'
import { SmartLink } from '../../shared/external-links/SmartLink.tsx'
import { Sentence } from '../../shared/i18n/Sentence.tsx'
import { useMessages } from '../../shared/i18n/context.ts'
import { chatChannelOf } from '../../shared/chat/actions.ts'
import { useChatWait, waitMinutes } from '../../shared/chat/chat-wait.ts'
import { useChatContainer } from '../../shared/chat/use-chat-container.ts'
import { usePageHead } from '../../shared/page/page-head.ts'
import { useInGame } from '../../shared/settings/config.ts'
import { useFeature } from '../../shared/settings/features.ts'
import { Banner } from '../../../kit/ui/Banner.tsx'
import { Stack } from '../../../kit/ui/Layout.tsx'
import { PageTitle } from '../../../kit/ui/PageTitle.tsx'
import { Skeleton } from '../../../kit/ui/Skeleton.tsx'
import { Art, Template } from '../../../kit/ui/templates/Template.tsx'
import { ChannelTabs } from './ChannelTabs.tsx'
import styles from './Contact.module.css'
import { ContactForm } from './ContactForm.tsx'
import { withChat } from './with-chat.ts'
import { type Category, type Product, type Solution, useCategory, useProduct } from './queries.ts'
import { useSolution } from '../../shared/discovery/use-solution.ts'

// Few sessions end in a form (T26).
const SessionEnded = later(async () => (await import('./SessionEnded.tsx')).SessionEnded)
const LoginPrompt = later(async () => (await import('./LoginPrompt.tsx')).LoginPrompt, <Skeleton lines={3} />)

/**
 * The contact form of a topic and channel (ROUTE-18). The guards have made sure that both
 * exist.
 */
export function ContactPage() {
  const { t } = useMessages()
  const params = useParams()
  const topicId = Number(params['topicId'])
  const { data: solution } = useSolution(topicId)
  const { channels } = useChannels(topicId)
  const category = useCategory(solution)
  const product = useProduct(solution?.product)
  const login = useAccount()
  const { isInGame } = useInGame()
  const hasEnded = useSessionEnded()
  const game = solution?.product
  const isAsking = [
    useFeature('combinedEmailPhone', game),
    useFeature('anonymousTickets', game),
    useFeature('arkose', game),
    useFeature('recaptcha', game),
  ].includes(undefined)
  // The form comes whole, with the fields about the visitor: nothing moves once it stands there (promises, CLS).
  const isComing = category.isLoading || product.isLoading || isAsking || login.state === 'unknown'
  usePageHead({
    title: solution === undefined ? undefined : t('support.contact.title', { topic: solution.name }),
    crumb: solution?.name,
    game: solution?.product,
    isUnlisted: true,
  })
  return (
    // A game's window may ask about another game: head and form then have that game's colours, both.
    <Stack gap={6} wide className={styles.page} data-theme={isInGame ? solution?.product : undefined}>
      {hasEnded && <SessionEnded />}
      {solution === undefined || channels === undefined || isComing ? (
        <div aria-busy="true">
          <Skeleton shape="title" />
          <Skeleton lines={8} />
        </div>
      ) : (
        <Contact
          key={solution.id}
          solution={solution}
          category={category.data}
          product={product.data}
          channels={channels}
          wanted={channelName(params['channel'] ?? '')}
        />
      )}
    </Stack>
  )
}

interface ContactProps {
  solution: Solution
  category: Category | undefined
  product: Product | undefined
  channels: readonly OfferedChannel[]
  wanted: ChannelName | null
}

function Contact({ solution, category, product, channels: all, wanted }: ContactProps) {
  const { t } = useMessages()
  const navigate = useNavigate()
  const { pathname, search, state } = useLocation()
  const login = useAccount()
  const hasTokenLinks = useFeature('anonymousTickets', solution.product) === true
  const hasRestrictions =
    useFeature('accountRestrictions') === true && login.state === 'in' && product?.hasPenalties === true
  const [begun, setBegun] = useState(false)
  const chatChannel = chatChannelOf(all.find(({ channelType, enabled }) => channelType === 'chat' && enabled))
  const chat = useChatContainer(chatChannel)
  const chatWait = useChatWait(chat.isReady ? (chatChannel?.skill ?? null) : null)
  const channels = withChat(all, chat.isKnown ? chat.status : null)
  // A channel that closes while somebody types stays chosen; the form says so and keeps every word (OD-77).
  const chosen = channels.find(({ channelType }) => channelType === wanted)
  const channel = chosen !== undefined && (chosen.enabled || begun) ? chosen : initialChannel(channels, wanted)

  const addressOf = (next: ChannelName): string => pathname.replace(/\/[a-z]+$/, `/${next}`) + search
  // The address says what is on screen (OD-77).
  const takesPlace = channel !== null && channel.channelType !== wanted ? channel.channelType : null
  const takePlace = useEffectEvent((next: ChannelName) => void navigate(addressOf(next), { replace: true }))
  useEffect(() => {
    if (takesPlace !== null) takePlace(takesPlace)
  }, [takesPlace])
  if (channel === null) return <Banner tone="warning">{t('support.bft.no.contact.channels.online')}</Banner>
  const isSignedOut = login.state === 'out'
  const hasWayBack = !isSignedOut || hasTokenLinks || channel.channelType !== 'ticket'
  const lead = hasWayBack
    ? (`support.contact.lead.${channel.channelType}` as const)
    : 'support.contact.lead.ticket.plain'
  const isSoft = login.state === 'in' && login.account.softAccount
  const isHandedOver = (state as { isHandedOver?: boolean } | null)?.isHandedOver === true
  return (
    <Template
      kind="ask"
      head={
        <PageTitle eyebrow={product?.name} lead={t(lead)}>
          {solution.name}
        </PageTitle>
      }
      beside={product !== undefined && <Art src={product.tileUrl} />}
    >
      {hasRestrictions && (
        <Banner tone="warning" isQuiet>
          <Sentence
            k="support.contact.restricted"
            params={{ link: <SmartLink href="/restrictions">{t('support.contact.restricted.link')}</SmartLink> }}
          />
        </Banner>
      )}
      <ChannelTabs
        channels={channels}
        chat={{ isReady: chat.isReady, minutes: waitMinutes(chatWait) }}
        selected={channel.channelType}
        // A way that cannot be entered gives its address back to the old one: the guards see to that (CHANNEL-08).
        onChange={async ({ to }) => navigate(addressOf(to))}
      >
        {isHandedOver && <Banner tone="success">{t('support.contact.handoff.arrived')}</Banner>}
        {(channel.warningTitle !== null || channel.warningMessage !== null) && (
          <Banner tone="warning" isQuiet title={channel.warningTitle ?? undefined}>
            {channel.warningMessage}
          </Banner>
        )}
        {isSoft && channel.loginRequired && channel.channelType !== 'ticket' && (
          <Banner isQuiet>{t('support.contact.soft.account')}</Banner>
        )}
        {channel.loginRequired && isSignedOut ? (
          <LoginPrompt />
        ) : (
          <ContactForm
            solution={solution}
            category={category}
            channel={channel}
            isTimeTold={channels.length > 1 && channel.channelType === 'ticket'}
            onBegin={() => setBegun(true)}
          />
        )}
      </ChannelTabs>
    </Template>
  )
}
