import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useApiClient } from '../../../kit/api/context.ts'
import { createWriteKey } from '../../../kit/api/write-key.ts'
import { rootWithLogin } from '../../shared/account/login-address.ts'
import { ConfirmDialog } from '../../shared/dialog/ConfirmDialog.tsx'
import { useMessages } from '../../shared/i18n/context.ts'
import { Banner } from '../../../kit/ui/Banner.tsx'
import { Button } from '../../../kit/ui/Button.tsx'
import { Checkbox } from '../../../kit/ui/Checkbox.tsx'
import { Stack } from '../../../kit/ui/Layout.tsx'
import { ownData, requestDataErasure } from './actions.ts'

/** Erases only after a warning and a tick: nothing here can be undone (ground G33). */
export function EraseData({ onAsked }: { onAsked: () => Promise<void> }) {
  const { t } = useMessages()
  const api = useApiClient()
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(false)
  const [isUnderstood, setUnderstood] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const [writeKey] = useState(() => createWriteKey())

  const open = (): void => {
    setUnderstood(false)
    setFailed(false)
    setOpen(true)
  }
  const confirm = async (): Promise<void> => {
    setBusy(true)
    setFailed(false)
    const sent = await requestDataErasure(api, writeKey)
    if (!sent.isOk && sent.problem.status === 401) return void navigate(rootWithLogin(ownData))
    if (sent.isOk) await onAsked()
    setBusy(false)
    if (sent.isOk) setOpen(false)
    else setFailed(true)
  }
  return (
    <>
      <div>
        <Button variant="danger" onClick={open}>
          {t('support.own.data.erase.ask')}
        </Button>
      </div>
      {isOpen && (
        <ConfirmDialog
          title={t('support.own.data.erase.confirm.title')}
          tone="danger"
          confirmLabel={t('support.own.data.erase.confirm.yes')}
          cancelLabel={t('support.own.data.erase.confirm.no')}
          isBusy={isBusy}
          isDisabled={!isUnderstood}
          onConfirm={() => void confirm()}
          onCancel={() => setOpen(false)}
        >
          <Stack gap={4}>
            {hasFailed && <Banner tone="danger">{t('support.error.generic')}</Banner>}
            <p>{t('support.own.data.erase.confirm.text')}</p>
            <p>{t('support.own.data.erase.confirm.copy')}</p>
            <Checkbox
              label={t('support.own.data.erase.confirm.box')}
              checked={isUnderstood}
              onChange={(event) => setUnderstood(event.target.checked)}
            />
          </Stack>
        </ConfirmDialog>
      )}
    </>
  )
}
