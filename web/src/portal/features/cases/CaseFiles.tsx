import { Download, FileText, Image as ImageIcon, ShieldAlert, ShieldQuestion } from 'lucide-react'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useApiClient } from '../../../kit/api/context.ts'
import { problemOfFailure } from '../../../kit/api/problem.ts'
import { rootWithLogin } from '../../shared/account/login-address.ts'
import { fileSize } from '../../shared/files/file-rules.ts'
import { useMessages } from '../../shared/i18n/context.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { Icon } from '../../../kit/ui/Icon.tsx'
import { Stack, Text } from '../../../kit/ui/Layout.tsx'
import styles from './CaseFiles.module.css'
import { type FileTrouble, fileKindKey, fileTroubleKey, fileTroubleOf } from './case-view.ts'
import { type CaseAttachment, demandCaseFile, useCaseFileUrls } from './queries.ts'

/** The files of one message: what each is, a preview of pictures, and a way to have it (amendments T12, T13). */
export function CaseFiles({ files, caseId }: { files: readonly CaseAttachment[]; caseId: string }) {
  const { t } = useMessages()
  return (
    <Stack as="ul" pad={0} gap={2} className={styles.files} aria-label={t('support.case.attachments')}>
      {files.map((file) => (
        <CaseFile key={file.fileId} file={file} caseId={caseId} />
      ))}
    </Stack>
  )
}

function CaseFile({ file, caseId }: { file: CaseAttachment; caseId: string }) {
  const { t, locale } = useMessages()
  const api = useApiClient()
  const urls = useCaseFileUrls(caseId, file.fileId)
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [isBusy, setBusy] = useState(false)
  const [hasPicture, setPicture] = useState(file.hasPreview)
  const [asked, setAsked] = useState<FileTrouble | null>(null)
  const trouble = file.state === 'available' ? asked : file.state
  const isHeld = trouble !== null && trouble !== 'failed'
  const isShown = hasPicture && !isHeld

  // Asked for first, so that what keeps it back is said here; then the browser saves it, however long that takes.
  const download = async (): Promise<void> => {
    setBusy(true)
    setAsked(null)
    try {
      await demandCaseFile(api, caseId, file.fileId)
      Object.assign(document.createElement('a'), { href: urls.file, download: file.name }).click()
    } catch (error) {
      const { status } = problemOfFailure(error)
      if (status === 401) void navigate(rootWithLogin(pathname))
      else setAsked(fileTroubleOf(status))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Stack as="li" align="center" gap="2 3" pad="2 3" radius={1} ground="raised" className={styles.file}>
      {isShown ? (
        <img
          className={styles.preview}
          src={urls.preview}
          alt={t('support.case.file.preview', { name: file.name })}
          loading="lazy"
          onError={() => setPicture(false)}
        />
      ) : (
        <Icon icon={iconOf(file, trouble)} className={styles.icon} />
      )}
      <Stack shrinks className={styles.facts}>
        <Text as="bdi" weight={600} breaks className={styles.name}>
          {file.name}
        </Text>
        <span className={styles.quiet}>
          {t(fileKindKey(file.mediaType))} · <bdi>{fileSize(file.size, locale)}</bdi>
        </span>
        <span role="status" className={trouble === 'blocked' ? styles.blocked : styles.quiet}>
          {trouble !== null && t(fileTroubleKey[trouble])}
        </span>
      </Stack>
      {!isHeld && (
        <Button
          variant="secondary"
          size="small"
          isBusy={isBusy}
          icon={<Icon icon={Download} size={18} />}
          aria-label={t('support.case.file.download.named', { name: file.name })}
          onClick={() => void download()}
        >
          {t('support.case.file.download')}
        </Button>
      )}
    </Stack>
  )
}

const iconOf = ({ mediaType }: CaseAttachment, trouble: FileTrouble | null) => {
  if (trouble === 'blocked') return ShieldAlert
  if (trouble === 'unchecked') return ShieldQuestion
  return mediaType.startsWith('image/') ? ImageIcon : FileText
}
