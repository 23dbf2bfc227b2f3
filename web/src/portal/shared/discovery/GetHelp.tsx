import { MessageCirclePlus } from 'lucide-react'
import { Icon } from '../../../kit/ui/Icon.tsx'
import { Row, Text } from '../../../kit/ui/Layout.tsx'
import { LinkButton } from '../../../kit/ui/LinkButton.tsx'
import { useMessages } from '../i18n/context.ts'
import styles from './Discovery.module.css'

interface Help {
  href: string
  /** Beside a button that comes first. */
  isQuiet?: boolean
  /** What is said instead. */
  title?: string
  text?: string
  onClick?: () => void
}

/** The way on for whom nothing above helped. */
export function GetHelp({ href, isQuiet = false, onClick, ...said }: Help) {
  const { t } = useMessages()
  const title = said.title ?? t('support.home.help.title')
  return (
    <Row
      as="aside"
      wrap
      justify="between"
      gap="4 8"
      pad={6}
      radius={2}
      ground="raised"
      className={styles.help}
      aria-label={title}
    >
      <div>
        <Text size={4} className={styles.helpTitle}>
          {title}
        </Text>
        <p>{said.text ?? t('support.home.help.text')}</p>
      </div>
      <LinkButton
        href={href}
        onClick={onClick}
        size="large"
        variant={isQuiet ? 'secondary' : 'primary'}
        icon={<Icon icon={MessageCirclePlus} />}
      >
        {t('support.home.help.button')}
      </LinkButton>
    </Row>
  )
}
