import { Download, Eye, Paperclip } from 'lucide-react'
import { useState } from 'react'
import { Icon } from '../../../ui/Icon.tsx'
import { useTexts } from '../../shared/i18n.ts'
import { FileDialog } from './FileDialog.tsx'
import type { Case } from './queries.ts'
import type { ThreadFile } from './thread-entries.ts'
import parts from '../../shared/Parts.module.css'

/** A player's file: what may be looked at opens here, everything can be saved. */
export function FileLink({ file, whole }: { file: ThreadFile; whole: Case }) {
  const { t, locale } = useTexts()
  const [isOpen, setOpen] = useState(false)
  const size = t('file.size', {
    size: new Intl.NumberFormat(locale, { maximumFractionDigits: file.size < 10_000 ? 1 : 0 }).format(file.size / 1000),
  })
  if (file.state !== 'available') {
    const finding = whole.attachments.find(({ fileId }) => fileId === file.fileId)?.finding ?? ''
    return (
      <span className={parts.file}>
        <Icon icon={Paperclip} size={15} />
        <bdi>{file.name}</bdi>
        <small>{file.state === 'blocked' ? t('file.blocked', { finding }) : t('file.unchecked')}</small>
      </span>
    )
  }
  const href = `/services/desk/cases/${whole.case.id}/attachments/${file.fileId}`
  return (
    <>
      <span className={parts.file}>
        {file.hasPreview && (
          <button type="button" aria-label={t('file.open', { name: file.name })} onClick={() => setOpen(true)}>
            <Icon icon={Eye} size={16} />
          </button>
        )}
        <a className={parts.fileName} download href={href}>
          <Icon icon={Download} size={15} />
          <bdi>{file.name}</bdi>
        </a>
        <small>{size}</small>
      </span>
      {isOpen && <FileDialog id={whole.case.id} file={file} href={href} onClose={() => setOpen(false)} />}
    </>
  )
}
