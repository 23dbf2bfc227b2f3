import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useApiClient } from '../../../kit/api/context.ts'
import { createWriteKey } from '../../../kit/api/write-key.ts'
import { rootWithLogin } from '../../shared/account/login-address.ts'
import { ConfirmDialog } from '../../shared/dialog/ConfirmDialog.tsx'
import { useMessages } from '../../shared/i18n/context.ts'
import { Banner } from '../../../kit/ui/Banner.tsx'
import { Button } from '../../../kit/ui/Button.tsx'
import { cancelCase } from './actions.ts'

/** Cancels after a warning; the dialog stays open and says so when it fails (CASEERROR-01, decisions-cases D16). */
export function CancelCase({ caseId, onCancelled }: { caseId: string; onCancelled: () => Promise<void> }) {
  const { t } = useMessages()
  const api = useApiClient()
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const [writeKey] = useState(() => createWriteKey())

  const confirm = async (): Promise<void> => {
    setBusy(true)
    setFailed(false)
    const sent = await cancelCase(api, caseId, writeKey)
    if (!sent.isOk && sent.problem.status === 401) return void navigate(rootWithLogin(`/case/detail/${caseId}`))
    if (sent.isOk) await onCancelled()
    setBusy(false)
    if (sent.isOk) setOpen(false)
    else setFailed(true)
  }
  return (
    <>
      <p>
        <Button variant="quiet" onClick={() => setOpen(true)}>
          {t('support.case.cancel')}
        </Button>
      </p>
      {isOpen && (
        <ConfirmDialog
          title={t('support.case.cancel.title')}
          tone="danger"
          confirmLabel={t('support.case.cancel.yes')}
          cancelLabel={t('support.case.cancel.no')}
          isBusy={isBusy}
          onConfirm={() => void confirm()}
          onCancel={() => setOpen(false)}
        >
          {hasFailed && <Banner tone="danger">{t('support.error.generic')}</Banner>}
          <p>{t('support.case.cancel.warning')}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
