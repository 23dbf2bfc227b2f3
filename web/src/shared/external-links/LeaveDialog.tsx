import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { useMessages } from '../i18n/context.ts'

/** Asks before a link leaves for another site (TREND-06). */
export function LeaveDialog({ host, onClose, onLeave }: { host: string; onClose: () => void; onLeave: () => void }) {
  const { t } = useMessages()
  return (
    <Dialog
      title={t('support.link.leave.title', { host })}
      closeLabel={t('support.common.close')}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('support.common.cancel')}
          </Button>
          <Button onClick={onLeave}>{t('support.common.continue')}</Button>
        </>
      }
    >
      <p>{t('support.link.leave.text')}</p>
    </Dialog>
  )
}
