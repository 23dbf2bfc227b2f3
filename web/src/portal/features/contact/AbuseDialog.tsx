import { useMessages } from '../../shared/i18n/context.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { Dialog } from '../../../kit/ui/Dialog.tsx'

/** Only "submit my ticket" goes on (CONTACT-19, decisions-cases J11). */
export function AbuseDialog({ onBack, onConfirm }: { onBack: () => void; onConfirm: () => void }) {
  const { t } = useMessages()
  return (
    <Dialog
      title={t('support.guided.entry.abusive.language')}
      closeLabel={t('support.common.close')}
      size="small"
      onClose={onBack}
      actions={
        <>
          <Button onClick={onConfirm}>{t('support.contact.abuse.submit')}</Button>
          <Button variant="secondary" onClick={onBack}>
            {t('support.contact.abuse.back')}
          </Button>
        </>
      }
    >
      <p>{t('support.guided.entry.abusive.ticket.description')}</p>
    </Dialog>
  )
}
