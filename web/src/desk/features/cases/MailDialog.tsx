import { useEffect, useState } from 'react'
import type { DeskSchema } from '../../../kit/api/desk.ts'
import { buttonClass } from '../../../kit/ui/Button.tsx'
import { Stack, Text } from '../../../kit/ui/Layout.tsx'
import { Loading } from '../../shared/Loading.tsx'
import { useDesk } from '../../shared/desk-context.ts'
import { Ago } from '../../shared/Ago.tsx'
import { DeskDialog } from '../../shared/DeskFrame.tsx'

/** A player's mail as words alone: nothing of it runs here, and nothing is loaded (CD-501). */
export function MailDialog({
  id,
  fileId,
  href,
  onClose,
}: {
  id: string
  fileId: string
  href: string
  onClose: () => void
}) {
  const { t, call } = useDesk()
  const [mail, setMail] = useState<DeskSchema<'DeskMailText'> | 'failed' | null>(null)
  useEffect(() => {
    call('readMail', { id, fileId }).then(setMail, () => setMail('failed'))
  }, [call, id, fileId])
  return (
    <DeskDialog
      title={t('thread.mail.original')}
      onClose={onClose}
      size="large"
      actions={
        <a className={buttonClass({ variant: 'secondary' })} download href={href}>
          {t('file.save')}
        </a>
      }
    >
      {mail === 'failed' ? (
        <p role="alert">{t('failed')}</p>
      ) : mail === null ? (
        <Loading lines={6} isBare />
      ) : (
        <Stack gap={3}>
          <p>
            <bdi>{mail.from}</bdi>
            {mail.sentAt !== null && (
              <small>
                {' '}
                <Ago time={mail.sentAt} />
              </small>
            )}
          </p>
          <p dir="auto">
            <strong>{mail.subject}</strong>
          </p>
          <Text breaks lines="kept" dir="auto">
            {mail.text}
          </Text>
          {mail.files.length > 0 && (
            <p>
              {t('thread.mail.files')} <bdi>{mail.files.map(({ name }) => name || '?').join(', ')}</bdi>
            </p>
          )}
        </Stack>
      )}
    </DeskDialog>
  )
}
