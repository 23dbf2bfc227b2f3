import { Button } from '../../../kit/ui/Button.tsx'
import { Dialog } from '../../../kit/ui/Dialog.tsx'
import { useMessages } from '../i18n/context.ts'
import { isPublishers } from './own-hosts.ts'
import { useLinkFacts } from './use-link-facts.ts'

/** Asks before a link leaves for another site (TREND-06). Of the publisher's own sites nobody says that they are foreign (CD-100). */
export function LeaveDialog({ host, onClose, onLeave }: { host: string; onClose: () => void; onLeave: () => void }) {
  const { t } = useMessages()
  const isOwn = isPublishers(host, useLinkFacts())
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
      <p>{t(isOwn ? 'support.link.leave.own' : 'support.link.leave.text')}</p>
    </Dialog>
  )
}
