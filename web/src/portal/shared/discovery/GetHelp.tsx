import { MessageCirclePlus } from 'lucide-react'
import { Icon } from '../../../kit/ui/Icon.tsx'
import { Row, Text } from '../../../kit/ui/Layout.tsx'
import { LinkButton } from '../../../kit/ui/LinkButton.tsx'
import { useMessages } from '../i18n/context.ts'
import styles from './Discovery.module.css'

/** The way on for whom nothing above helped. `isQuiet`: beside a button that comes first. */
export function GetHelp({ href, isQuiet = false }: { href: string; isQuiet?: boolean }) {
  const { t } = useMessages()
  return (
    <Row
      as="aside"
      wrap
      justify="between"
      gap="4 8"
      pad={6}
      radius={3}
      line="all"
      ground="raised"
      className={styles.help}
      aria-label={t('support.home.help.title')}
    >
      <div>
        <Text size={4} className={styles.helpTitle}>
          {t('support.home.help.title')}
        </Text>
        <p>{t('support.home.help.text')}</p>
      </div>
      <LinkButton
        href={href}
        size="large"
        variant={isQuiet ? 'secondary' : 'primary'}
        icon={<Icon icon={MessageCirclePlus} />}
      >
        {t('support.home.help.button')}
      </LinkButton>
    </Row>
  )
}
