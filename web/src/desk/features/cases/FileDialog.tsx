import { useEffect, useState } from 'react'
import { buttonClass } from '../../../kit/ui/Button.tsx'
import { Loading } from '../../shared/Loading.tsx'
import { useDesk } from '../../shared/desk-context.ts'
import type { ThreadFile } from './thread-entries.ts'
import { DeskDialog } from '../../shared/DeskFrame.tsx'
import styles from './Thread.module.css'

/**
 * A raster picture, drawn from its bytes as an image and nothing else: no document of a player's is ever opened, and an
 * SVG is none of these types (server/src/cases/case-files.ts).
 */
export function FileDialog({
  id,
  file,
  href,
  onClose,
}: {
  id: string
  file: ThreadFile
  href: string
  onClose: () => void
}) {
  const { t, call } = useDesk()
  const [address, setAddress] = useState<string | null>(null)
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    let made: string | null = null
    let isGone = false
    const read = async (): Promise<void> => {
      const data = await call('getAttachment', { id, fileId: file.fileId }, { parseAs: 'blob' })
      if (isGone) return
      // As the picture its name says it is, whatever the bytes were sent as.
      made = URL.createObjectURL(new Blob([data as unknown as Blob], { type: file.mediaType }))
      setAddress(made)
    }
    read().catch(() => setFailed(true))
    return () => {
      isGone = true
      if (made !== null) URL.revokeObjectURL(made)
    }
  }, [call, id, file])
  return (
    <DeskDialog
      title={<bdi>{file.name}</bdi>}
      onClose={onClose}
      size="large"
      actions={
        <a className={buttonClass({ variant: 'secondary' })} download href={href}>
          {t('file.save')}
        </a>
      }
    >
      {hasFailed ? (
        <p role="alert">{t('failed')}</p>
      ) : address === null ? (
        <Loading lines={6} isBare />
      ) : (
        <img className={styles.picture} src={address} alt={file.name} onError={() => setFailed(true)} />
      )}
    </DeskDialog>
  )
}
