import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useApiClient } from '../../../../kit/api/context.ts'
import { hasEnabledChannel, useChannels, type OfferedChannel } from '../../../shared/channels/channels.ts'
import { useNextChange } from '../../../shared/channels/use-next-change.ts'
import { waitParts } from '../../../shared/channels/waits.ts'
import { SmartLink } from '../../../shared/external-links/SmartLink.tsx'
import { useMessages } from '../../../shared/i18n/context.ts'
import { Button, buttonClass } from '../../../../kit/ui/Button.tsx'
import { Row, Stack, Text } from '../../../../kit/ui/Layout.tsx'
import { contactOffer, contactPath, needsFiles, workflowHref, type Solution } from '../solution.ts'
import styles from './ContactPart.module.css'

/** `isSecond`: something helps at once, and leads. `onContact`: before the way to the form is taken. */
export function ContactPart({
  solution,
  parentId,
  isSecond,
  onContact,
}: {
  solution: Solution
  parentId: number
  isSecond: boolean
  onContact?: () => void
}) {
  const { t } = useMessages()
  const nextChange = useNextChange()
  const { search } = useLocation()
  const isForm = !solution.isWorkflow && solution.hasForm && solution.hasChannels
  const { channels } = useChannels(isForm ? solution.id : null)
  const offer = contactOffer(solution, channels === undefined ? undefined : hasEnabledChannel(channels))
  const place = { product: solution.product, parentId: parentId || solution.id, topicId: solution.id }
  const isTicketAlone = channels?.length === 1 && channels[0]?.channelType === 'ticket' && channels[0].enabled
  if (offer === 'none') return null
  if (offer === 'workflow') return <WorkflowPart place={place} onGo={onContact} />
  return (
    <Stack
      as="section"
      items="start"
      gap={3}
      pad={6}
      radius={2}
      ground="raised"
      className={styles.contact}
      aria-labelledby="contact-us"
    >
      <h3 id="contact-us">{t('support.bft.solution.contact.title')}</h3>
      <p>
        {t('support.bft.solution.contact.text')} {isTicketAlone && t('support.contact.next.ticket')}
      </p>
      {channels !== undefined && channels.length > 1 && offer === 'open' && (
        <Stack as="ul" gap={2} pad={0} aria-label={t('support.contact.channels.title')}>
          {channels.map((channel) => (
            <Row as="li" wrap gap="1 3" key={channel.channelType}>
              <strong>{channel.description}</strong>
              <Text as="span" tone="quiet">
                {waitParts(channel, { isReady: true, minutes: null }, t, nextChange(channel)).join(' · ')}
              </Text>
            </Row>
          ))}
        </Stack>
      )}
      {offer === 'open' && (
        <SmartLink
          href={contactPath(place, search)}
          className={buttonClass({ size: 'large', variant: isSecond ? 'secondary' : 'primary' })}
          isForcedExternal={needsFiles(solution)}
          onClick={onContact}
        >
          {t('support.bft.solution.contact')}
        </SmartLink>
      )}
      {offer === 'checking' && (
        <Button size="large" variant={isSecond ? 'secondary' : 'primary'} isBusy>
          {t('support.bft.solution.contact')}
        </Button>
      )}
      {offer === 'closed' && (
        <div>
          <Button size="large" isDisabled reason={t('support.bft.no.contact.channels.online')}>
            {t('support.bft.solution.contact')}
          </Button>
          <OpenTimes channels={channels ?? []} />
        </div>
      )}
    </Stack>
  )
}

function OpenTimes({ channels }: { channels: readonly OfferedChannel[] }) {
  const { t } = useMessages()
  const withTimes = channels.filter(({ openTime }) => openTime !== null)
  if (withTimes.length === 0) return null
  return (
    <Stack as="dl" gap={2} className={styles.times} aria-label={t('support.bft.solution.open.times')}>
      {withTimes.map(({ channelType, description, openTime }) => (
        <Row wrap gap="1 4" align="stretch" key={channelType}>
          <Text as="dt" tone="quiet">
            {description}
          </Text>
          <dd>{openTime}</dd>
        </Row>
      ))}
    </Stack>
  )
}

/** A workflow takes over on a page of its own; its button works once, and again after the browser came back (OD-71). */
function WorkflowPart({
  place,
  onGo,
}: {
  place: { product: string; parentId: number; topicId: number }
  onGo: (() => void) | undefined
}) {
  const { t } = useMessages()
  const { page } = useApiClient()
  const [isGone, setGone] = useState(false)
  useEffect(() => {
    const restored = (event: PageTransitionEvent): void => {
      if (event.persisted) setGone(false)
    }
    window.addEventListener('pageshow', restored)
    return () => window.removeEventListener('pageshow', restored)
  }, [])
  const go = (): void => {
    setGone(true)
    onGo?.()
    window.location.assign(workflowHref(page.contextPath, place))
  }
  return (
    <Stack
      as="section"
      items="start"
      gap={3}
      pad={6}
      radius={2}
      ground="raised"
      className={styles.contact}
      aria-labelledby="workflow"
    >
      <h3 id="workflow">{t('support.bft.solution.workflow.title')}</h3>
      <p>{t('support.bft.solution.workflow.text')}</p>
      <Button size="large" isBusy={isGone} onClick={go}>
        {t('support.bft.solution.workflow')}
      </Button>
    </Stack>
  )
}
