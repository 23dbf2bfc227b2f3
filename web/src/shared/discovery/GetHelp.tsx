import { MessageCirclePlus } from 'lucide-react'
import { Icon } from '../../ui/Icon.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { useMessages } from '../i18n/context.ts'
import styles from './Discovery.module.css'

/** The way on for whom nothing above helped. */
export function GetHelp({ href }: { href: string }) {
  const { t } = useMessages()
  return (
    <aside className={styles.help} aria-label={t('support.home.help.title')}>
      <div>
        <p className={styles.helpTitle}>{t('support.home.help.title')}</p>
        <p>{t('support.home.help.text')}</p>
      </div>
      <LinkButton href={href} size="large" icon={<Icon icon={MessageCirclePlus} />}>
        {t('support.home.help.button')}
      </LinkButton>
    </aside>
  )
}
