import { Button } from '../../kit/ui/Button.tsx'
import { useTexts } from './i18n.ts'
import { Text } from '../../kit/ui/Layout.tsx'
import { DeskDialog } from './DeskFrame.tsx'
import { Copied } from './Parts.tsx'

/** A secret, this once: only its own button closes it, so that no stray press loses it. */
export function SecretDialog({
  title,
  text,
  secret,
  onClose,
}: {
  title: string
  text: string
  secret: string
  onClose: () => void
}) {
  const { t } = useTexts()
  return (
    <DeskDialog
      title={title}
      onClose={onClose}
      size="large"
      isDismissible={false}
      actions={<Button onClick={onClose}>{t('webhooks.secret.kept')}</Button>}
    >
      <p>{text}</p>
      <Text breaks dir="ltr">
        <Copied id={secret} what={title} />
      </Text>
    </DeskDialog>
  )
}
