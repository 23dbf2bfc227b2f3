import type { ReactNode } from 'react'
import { Button } from '../../../kit/ui/Button.tsx'
import { Dialog } from '../../../kit/ui/Dialog.tsx'
import { useMessages } from '../i18n/context.ts'

/**
 * A question with two answers: Continue and Cancel unless it names others (CASELIMIT-06). While the first one works,
 * nothing closes it.
 */
export function ConfirmDialog({
  title,
  children,
  confirmLabel,
  cancelLabel,
  tone = 'primary',
  isBusy = false,
  isDisabled = false,
  onConfirm,
  onCancel,
}: {
  title: ReactNode
  children?: ReactNode
  confirmLabel?: string
  cancelLabel?: string
  tone?: 'primary' | 'danger'
  isBusy?: boolean
  /** The first answer cannot be given yet. */
  isDisabled?: boolean
  onConfirm: () => void
  onCancel: () => void
}) {
  const { t } = useMessages()
  return (
    <Dialog
      title={title}
      closeLabel={t('support.common.close')}
      size="small"
      isDismissible={!isBusy}
      onClose={onCancel}
      actions={
        <>
          <Button variant={tone} isBusy={isBusy} isDisabled={isDisabled} onClick={onConfirm}>
            {confirmLabel ?? t('support.common.continue')}
          </Button>
          <Button variant="secondary" isDisabled={isBusy} onClick={onCancel}>
            {cancelLabel ?? t('support.common.cancel')}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
