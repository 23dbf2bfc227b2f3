import { useEffect, useEffectEvent } from 'react'
import { useAccount } from '../../shared/account/use-account.ts'
import { useChannels } from '../../shared/channels/channels.ts'
import { useMessages } from '../../shared/i18n/context.ts'
import { ChatBox } from '../../shared/chat/ChatBox.tsx'
import { chatChannelOf } from '../../shared/chat/actions.ts'
import { heldChat, holdChat } from '../../shared/chat/held-chats.ts'
import { usePageHead } from '../../shared/page/page-head.ts'
import { useConfig } from '../../shared/settings/config.ts'
import { useFeature } from '../../shared/settings/features.ts'
import { type SubmittedCase, lastSubmittedCase } from '../../shared/submitted-case/submitted-case.ts'
import { Banner } from '../../../kit/ui/Banner.tsx'
import { CaseNumber } from '../../../kit/ui/CaseNumber.tsx'
import { CopyId } from '../../../kit/ui/CopyId.tsx'
import { Row, Stack, Text } from '../../../kit/ui/Layout.tsx'
import sent from '../../../kit/ui/pictures/done.svg'
import { Link } from '../../../kit/ui/Link.tsx'
import { LinkButton } from '../../../kit/ui/LinkButton.tsx'
import { PageTitle } from '../../../kit/ui/PageTitle.tsx'
import styles from './Contact.module.css'
import { PushOffer } from './PushOffer.tsx'
import { CopyLink, WhatNext } from './WhatNext.tsx'
import { caseLink, estimateOf } from './completion.ts'
import { useProduct } from './queries.ts'

/**
 * What was sent, its number and the way to follow it (DONE-01, DONE-07, DONE-08). The guard has made sure that a
 * case is held.
 */
export function CompletePage() {
  const { t } = useMessages()
  const held = lastSubmittedCase()
  usePageHead({ title: t('support.contact.complete.title'), isUnlisted: true })
  return held === null ? null : <Complete held={held} />
}

function Complete({ held }: { held: SubmittedCase }) {
  const { t, locale } = useMessages()
  const login = useAccount()
  const linkDays = useConfig()?.caseLinkDays
  const hasTokenLinks = useFeature('anonymousTickets', held.solution?.product) === true
  const { data: product } = useProduct(held.solution?.product)
  const { channels } = useChannels(held.solution?.id ?? null)
  const channel = channels?.find(({ channelType }) => channelType === held.channel)
  const number = held.body.caseRegion.toUpperCase() + held.body.caseId
  const link = caseLink(held.body, login.state === 'in', hasTokenLinks)
  const chat = held.channel === 'chat' ? chatChannelOf(channel) : null
  const { caseId, caseRegion } = held.body
  const hold = useEffectEvent((): void => {
    // A reload finds the chat it has begun (ground G32).
    if (chat !== null && heldChat(caseId) === null)
      holdChat({ caseId, askedBy: caseId, caseRegion, categoryId: held.solution?.id ?? 0, ...chat })
  })
  useEffect(() => hold(), [chat?.lpDivId, chat?.skill, caseId])
  const estimate = estimateOf(held.channel, channel?.ewt ?? null, locale)
  return (
    <div className={styles.complete}>
      <div className={styles.first}>
        <Stack gap={3} items="start" tone="success" className={styles.done}>
          <img src={sent} alt="" width={240} height={160} />
          <PageTitle
            lead={
              held.channel === 'phone'
                ? undefined
                : t(chat === null ? 'support.contact.complete.text' : 'support.contact.complete.text.chat')
            }
          >
            {t('support.contact.complete.title')}
          </PageTitle>
        </Stack>
        <dl>
          <div>
            <Text as="dt" size={1} className={styles.term}>
              {t('support.case.number')}
            </Text>
            <Text as="dd" size={4} weight={700} tabular className={styles.number}>
              <CopyId
                id={number}
                copyLabel={t('support.common.copy', { id: number })}
                copiedLabel={t('support.common.copied')}
              >
                <CaseNumber number={number} />
              </CopyId>
            </Text>
            {/* In a chat the next thing to press is its own: the way to the case stands with its number. */}
            {link !== null && chat !== null && (
              <dd>
                <Link href={link}>{t('support.contact.complete.view')}</Link>
              </dd>
            )}
          </div>
        </dl>
        <ChatBox caseId={caseId} caseHref={link} />
        {link !== null && (chat === null || login.state !== 'in') && (
          <>
            <Row wrap gap={3} align="stretch" className={styles.ways}>
              {chat === null && (
                <LinkButton size="large" href={link}>
                  {t('support.contact.complete.view')}
                </LinkButton>
              )}
              {login.state !== 'in' && <CopyLink path={link} />}
            </Row>
            {login.state !== 'in' && linkDays !== undefined && (
              <p className={styles.next}>{t('support.contact.complete.keep', { days: linkDays })}</p>
            )}
          </>
        )}
      </div>
      <div className={styles.second}>
        {held.body.mailWithheld && <Banner isQuiet>{t('support.contact.complete.no.mail')}</Banner>}
        <WhatNext held={held} locale={locale} opensCase={link !== null} />
        {login.state === 'in' && <PushOffer />}
        {channel?.responseMessage && <Banner isQuiet>{channel.responseMessage}</Banner>}
        <Stack as="dl" gap={4} pad={5} ground="raised" radius={2} className={styles.summary}>
          {product !== undefined && (
            <div>
              <dt>{t('support.contact.complete.game')}</dt>
              <dd>{product.name}</dd>
            </div>
          )}
          {held.solution !== null && (
            <div>
              <dt>{t('support.contact.complete.topic')}</dt>
              <dd>{held.solution.name}</dd>
            </div>
          )}
          <div>
            <dt>{t('support.contact.description')}</dt>
            <dd className={styles.text} dir="auto">
              {held.description}
            </dd>
          </div>
          {estimate !== null && (
            <div>
              <dt>{t('support.contact.complete.estimate')}</dt>
              <dd>
                {estimate.unit === 'hours'
                  ? t('support.contact.complete.hours', { hours: estimate.value })
                  : t('support.channel.wait', { minutes: estimate.value })}
              </dd>
            </div>
          )}
        </Stack>
      </div>
    </div>
  )
}
