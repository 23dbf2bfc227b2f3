import { Building2, Languages, Mail, Merge } from 'lucide-react'
import { useMessages } from '../../shared/i18n/context.ts'
import { Time } from '../../shared/i18n/Time.tsx'
import { RichText } from '../../shared/rich-text/RichText.tsx'
import { cx } from '../../../kit/lib/class-names.ts'
import { Icon } from '../../../kit/ui/Icon.tsx'
import { Row, Stack, Surface, Text } from '../../../kit/ui/Layout.tsx'
import { Link } from '../../../kit/ui/Link.tsx'
import { CaseFiles } from './CaseFiles.tsx'
import styles from './Cases.module.css'
import { authorKey, isOfOneMoment, mostRecentContact, statusChangeText, ticketNumber } from './case-view.ts'
import type { CaseEvent } from './queries.ts'

/** The conversation, oldest first: three kinds of event (CASE-20). */
export function CaseThread({
  events,
  caseId,
  isTokenView,
}: {
  events: readonly CaseEvent[]
  /** As the address has it: a number, or the token of a link. */
  caseId: string
  isTokenView: boolean
}) {
  const { t } = useMessages()
  const latest = mostRecentContact(events)
  // Of one message nobody asks which is the newest.
  const isTalk = events.filter(({ eventType }) => eventType === 'CONTACT').length > 1
  return (
    <Stack as="ol" pad={0} gap={4} id="thread" aria-label={t('support.case.thread')}>
      {events.map((event, index) => (
        // Events have no id of their own and are never reordered. The last one takes the focus when it is new.
        <li key={index} tabIndex={index === events.length - 1 ? -1 : undefined}>
          {event.eventType === 'CONTACT' && (
            <Contact
              event={event}
              caseId={caseId}
              isLatest={index === latest && isTalk}
              author={(isTokenView ? null : event.responseAuthor) || t(authorKey(events, index))}
            />
          )}
          {event.eventType === 'STATUS_CHANGE' && (
            <StatusChange event={event} isTimed={!isOfOneMoment(events[index - 1], event)} />
          )}
          {event.eventType === 'REORGANIZATION_EVENT' && (
            <Row as="p" wrap justify="center" gap={2} tone="quiet" size={1} className={styles.bar}>
              {event.split !== undefined && (
                <>
                  <SplitLine split={event.split} />{' '}
                </>
              )}
              <Time at={event.relativeTimestamp} />
            </Row>
          )}
        </li>
      ))}
    </Stack>
  )
}

/** A visitor with a link sees what the message is in place of every name (decisions-cases B5). */
function Contact({
  event,
  caseId,
  isLatest,
  author,
}: {
  event: CaseEvent
  caseId: string
  isLatest: boolean
  author: string
}) {
  const { t } = useMessages()
  return (
    <Surface
      as="article"
      ground="raised"
      radius={2}
      pad="4 5"
      className={event.companyResponse ? styles.company : undefined}
      data-latest={isLatest || undefined}
    >
      <Row as="header" wrap gap={2} className={styles.contactHead}>
        {event.companyResponse && (
          <Icon icon={Building2} label={t('support.case.company')} className={styles.companyIcon} />
        )}
        <strong>{author}</strong>
        {isLatest && (
          <Text as="span" size={1} weight={650} className={styles.latestTag}>
            {t('support.case.latest')}
          </Text>
        )}
        <Time at={event.relativeTimestamp} />
        {event.from !== undefined && (
          <Row as="span" gap={1} size={1} tone="quiet" inline>
            <Icon icon={Merge} size={14} />
            <bdi>{t('support.case.event.from', { number: ticketNumber(event.from) })}</bdi>
          </Row>
        )}
        {event.via === 'mail' && (
          <Row as="span" gap={1} size={1} tone="quiet" inline>
            <Icon icon={Mail} size={14} />
            {t('support.case.via.mail')}
          </Row>
        )}
        {event.translatedBy === 'machine' && (
          <Row as="span" gap={1} size={1} tone="quiet" inline>
            <Icon icon={Languages} size={14} />
            {t('support.case.translated')}
          </Row>
        )}
      </Row>
      {event.companyResponse ? (
        <RichText kind="message" html={event.responseText ?? ''} className={styles.message} />
      ) : (
        <RichText kind="message" html={event.responseText ?? ''} className={cx(styles.message, styles.plain)} />
      )}
      {event.folded !== undefined && (
        <details className={styles.rest}>
          <summary>{t('support.case.mail.rest')}</summary>
          <RichText kind="message" html={event.folded} className={cx(styles.message, styles.plain)} />
        </details>
      )}
      {event.attachments !== undefined && event.attachments.length > 0 && (
        <CaseFiles files={event.attachments} caseId={caseId} />
      )}
    </Surface>
  )
}

/** Messages went to a case of their own, or came from another one (CD-329). */
function SplitLine({ split: { part, case: other } }: { split: NonNullable<CaseEvent['split']> }) {
  const { t } = useMessages()
  return (
    <Link href={`/case/detail/${other.id}`}>
      <bdi>{t(`support.case.event.split.${part}`, { number: ticketNumber(other) })}</bdi>
    </Link>
  )
}

/** What a message brought about says no second time when that was. */
function StatusChange({ event, isTimed }: { event: CaseEvent; isTimed: boolean }) {
  const { has, tKey } = useMessages()
  const { key, fallback } = statusChangeText(event.alternateName ?? '')
  return (
    <Row as="p" wrap justify="center" gap={2} tone="quiet" size={1} className={styles.bar}>
      <span>{has(key) ? tKey(key) : fallback}</span> {isTimed && <Time at={event.relativeTimestamp} />}
    </Row>
  )
}
