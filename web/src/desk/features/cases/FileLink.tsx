import { Download, Eye, Mail, Paperclip } from 'lucide-react'
import { useState } from 'react'
import { Icon } from '../../../kit/ui/Icon.tsx'
import { Row, Text } from '../../../kit/ui/Layout.tsx'
import { useTexts } from '../../shared/i18n.ts'
import { FileDialog } from './FileDialog.tsx'
import { MailDialog } from './MailDialog.tsx'
import type { Case } from './queries.ts'
import type { ThreadFile, ThreadMail } from './thread-entries.ts'
import parts from '../../shared/Parts.module.css'

const addressOf = (id: string, { fileId }: { fileId: string }): string =>
  `/services/desk/cases/${id}/attachments/${fileId}`

function ClosedFile({ name, state, finding }: { name: string; state: ThreadFile['state']; finding: string }) {
  const { t } = useTexts()
  return (
    <span className={parts.file}>
      <Icon icon={Paperclip} size={15} />
      <bdi>{name}</bdi>
      <Text as="small" tone="quiet">
        {state === 'blocked' ? t('file.blocked', { finding }) : t('file.unchecked')}
      </Text>
    </span>
  )
}

/** The mail a message or a note was, as it came. */
export function MailLink({ mail, id }: { mail: ThreadMail; id: string }) {
  const { t } = useTexts()
  const [isOpen, setOpen] = useState(false)
  if (mail.state !== 'available')
    return <ClosedFile name={t('thread.mail.original')} state={mail.state} finding={mail.finding ?? ''} />
  return (
    <>
      <span className={parts.file}>
        <Row as="button" gap={2} inline type="button" className={parts.fileName} onClick={() => setOpen(true)}>
          <Icon icon={Mail} size={15} />
          {t('thread.mail.open')}
        </Row>
      </span>
      {isOpen && <MailDialog id={id} fileId={mail.fileId} href={addressOf(id, mail)} onClose={() => setOpen(false)} />}
    </>
  )
}

/** A player's file: what may be looked at opens here, everything can be saved. */
export function FileLink({ file, whole }: { file: ThreadFile; whole: Case }) {
  const { t, locale } = useTexts()
  const [isOpen, setOpen] = useState(false)
  const size = t('file.size', {
    size: new Intl.NumberFormat(locale, { maximumFractionDigits: file.size < 10_000 ? 1 : 0 }).format(file.size / 1000),
  })
  if (file.state !== 'available') {
    const finding = whole.attachments.find(({ fileId }) => fileId === file.fileId)?.finding ?? ''
    return <ClosedFile name={file.name} state={file.state} finding={finding} />
  }
  const href = addressOf(whole.case.id, file)
  return (
    <>
      <span className={parts.file}>
        {file.hasPreview && (
          <button type="button" aria-label={t('file.open', { name: file.name })} onClick={() => setOpen(true)}>
            <Icon icon={Eye} size={16} />
          </button>
        )}
        <Row as="a" gap={2} inline className={parts.fileName} download href={href}>
          <Icon icon={Download} size={15} />
          <bdi>{file.name}</bdi>
        </Row>
        <Text as="small" tone="quiet">
          {size}
        </Text>
      </span>
      {isOpen && <FileDialog id={whole.case.id} file={file} href={href} onClose={() => setOpen(false)} />}
    </>
  )
}
