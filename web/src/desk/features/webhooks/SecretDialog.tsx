import { Button } from '../../../ui/Button.tsx'
import { CopyId } from '../../../ui/CopyId.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { useTexts } from '../../shared/i18n.ts'
import styles from './Webhooks.module.css'

/** A secret, this once: only its own button closes it, so that no stray press loses it. */
export function SecretDialog({ secret, onClose }: { secret: string; onClose: () => void }) {
  const { t } = useTexts()
  return (
    <Dialog
      title={t('webhooks.secret')}
      closeLabel={t('close')}
      onClose={onClose}
      size="large"
      isDismissible={false}
      actions={<Button onClick={onClose}>{t('webhooks.secret.kept')}</Button>}
    >
      <p>{t('webhooks.secret.text')}</p>
      <p className={styles.secret} dir="ltr">
        <CopyId id={secret} copyLabel={`${t('copy')}: ${t('webhooks.secret')}`} copiedLabel={t('copied')} />
      </p>
    </Dialog>
  )
}
