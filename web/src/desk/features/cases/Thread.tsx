import { ArrowRightLeft, CircleDot, Mail, Merge, Split, StickyNote } from 'lucide-react'
import { Link, useSearchParams } from 'react-router-dom'
import { cx } from '../../../kit/lib/class-names.ts'
import { Icon } from '../../../kit/ui/Icon.tsx'
import { Row, Stack } from '../../../kit/ui/Layout.tsx'
import { RichText } from '../../shared/RichText.tsx'
import { useTexts } from '../../shared/i18n.ts'
import { Summary } from '../../shared/Summary.tsx'
import { FileLink, MailLink } from './FileLink.tsx'
import type { Case } from './queries.ts'
import { type ThreadEntry, entriesOf } from './thread-entries.ts'
import { Words } from './Translation.tsx'
import type { ThreadTranslation } from './use-translation.ts'
import { useAgentName } from '../../shared/agents.ts'
import { Ago } from '../../shared/Ago.tsx'
import styles from './Thread.module.css'

const statusOfName: Readonly<Record<string, 'OPEN' | 'ANSWERED' | 'INFO' | 'RESOLVED'>> = {
  Open: 'OPEN',
  Answered: 'ANSWERED',
  Info: 'INFO',
  Resolved: 'RESOLVED',
}

/** Of a note that was a mail and no message of the player (DeskNote of the contract). */
const mailNoteAuthor = 'system:mail'
/** Of a note that was written in the system the case moved in from. */
const movedNoteAuthor = 'system:move-in'

interface Props {
  whole: Case
  /** Absent where messages are shown as they came. */
  translation?: ThreadTranslation | undefined
}

export function Thread({ whole, translation }: Props) {
  return (
    <Stack as="ol" gap={4} className={styles.thread}>
      {entriesOf(whole).map((entry, index) => (
        <Stack as="li" key={index}>
          <Entry entry={entry} whole={whole} translation={translation} />
        </Stack>
      ))}
    </Stack>
  )
}

function Entry({ entry, whole, translation }: Props & { entry: ThreadEntry }) {
  const { t } = useTexts()
  const nameOf = useAgentName()
  const [search] = useSearchParams()
  const time = <Ago time={entry.at} />
  if (entry.kind === 'moved' || entry.kind === 'step') {
    const status = entry.kind === 'step' ? statusOfName[entry.name] : undefined
    const text =
      entry.kind === 'moved'
        ? t('thread.moved')
        : entry.name === 'Cancelled'
          ? t('thread.cancelled')
          : entry.name === 'Reopened'
            ? t('thread.reopened')
            : entry.name === 'NotReached'
              ? t('thread.unreached')
              : t('thread.status', { status: status === undefined ? entry.name : t(`status.${status}`) })
    return (
      <Row as="p" justify="center" gap={2} tone="quiet" size={1}>
        <Icon icon={entry.kind === 'moved' ? ArrowRightLeft : CircleDot} size={14} />
        <span>{text}</span>
        {time}
      </Row>
    )
  }
  if (entry.kind === 'split')
    return (
      <Row as="p" justify="center" gap={2} tone="quiet" size={1}>
        <Icon icon={Split} size={14} />
        <Link to={`/cases/${entry.caseId}?${search.toString()}`}>
          <bdi>{t(`split.${entry.part}`, { number: entry.number })}</bdi>
        </Link>
        {time}
      </Row>
    )
  if (entry.kind === 'note') {
    const fromOutside: Readonly<Record<string, string>> = {
      [mailNoteAuthor]: t('thread.mail'),
      [movedNoteAuthor]: t('thread.movedIn'),
    }
    return (
      <Stack ground="warning" gap={1} pad="3 4" line="all" radius={2} className={cx(styles.message, styles.note)}>
        <Row as="p" wrap gap="0 2" tone="quiet" size={1} className={styles.messageHead}>
          <Icon icon={entry.author === mailNoteAuthor ? Mail : StickyNote} size={15} />
          <strong>{fromOutside[entry.author] ?? nameOf(entry.author)}</strong>
          <span>{t('thread.note')}</span>
          {time}
        </Row>
        <p className={styles.words} dir="auto">
          {entry.text}
        </p>
        {entry.mail !== undefined && <MailLink mail={entry.mail} id={whole.case.id} />}
      </Stack>
    )
  }
  const author = entry.author ?? whole.player.displayName ?? t('thread.player')
  return (
    <Stack
      gap={1}
      pad="3 4"
      line="all"
      radius={2}
      ground="page"
      className={cx(styles.message, entry.isOurs && styles.ours)}
    >
      <Row as="p" wrap gap="0 2" tone="quiet" size={1} className={styles.messageHead}>
        <strong>{author}</strong>
        {!entry.isOurs && <span>{t('thread.player')}</span>}
        {entry.from !== null && (
          <Row as="span" gap={1} inline>
            <Icon icon={Merge} size={14} />
            <bdi>{t('merge.from', { number: entry.from })}</bdi>
          </Row>
        )}
        {entry.isMail && (
          <Row as="span" gap={1} inline>
            <Icon icon={Mail} size={14} />
            {t('thread.via.mail')}
          </Row>
        )}
        {time}
      </Row>
      {translation === undefined ? (
        <RichText html={entry.html} className={styles.words} />
      ) : (
        <Words event={entry.event} html={entry.html} whole={whole} translation={translation} />
      )}
      {entry.folded !== undefined && (
        <details className={styles.rest}>
          <Summary>{t('thread.mail.rest')}</Summary>
          <RichText html={entry.folded} className={styles.words} />
        </details>
      )}
      {entry.files.length > 0 && (
        <Row as="ul" wrap gap={2} align="stretch">
          {entry.files.map((file) => (
            <li key={file.fileId}>
              <FileLink file={file} whole={whole} />
            </li>
          ))}
        </Row>
      )}
      {entry.mail !== undefined && <MailLink mail={entry.mail} id={whole.case.id} />}
    </Stack>
  )
}
