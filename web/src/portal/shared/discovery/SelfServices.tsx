import { Stack } from '../../../kit/ui/Layout.tsx'
import { CategoryIcon } from '../../../kit/ui/category-icon/CategoryIcon.tsx'
import { SmartLink } from '../external-links/SmartLink.tsx'
import { useMessages } from '../i18n/context.ts'
import styles from './Discovery.module.css'
import { Section } from './Section.tsx'
import type { SelfServiceLink } from './queries.ts'

/**
 * What players can put right themselves; links that leave the app carry `ref` (TREND-05) and ask first where the pack
 * says so (TREND-06).
 */
export function SelfServices({ links }: { links: readonly SelfServiceLink[] | undefined }) {
  const { t } = useMessages()
  if (links === undefined || links.length === 0) return null
  return (
    <Section title={t('support.home.self.services')}>
      <Stack as="ul">
        {links.map(({ url, title, description, target, externalLinkConfirmation, imageName, imageUrl }) => (
          <Stack as="li" gap={3} padY={3} line="start" key={url} className={styles.row}>
            {imageUrl === null ? (
              <CategoryIcon name={imageName} size={20} className={styles.rowIcon} />
            ) : (
              <img className={styles.rowIcon} src={imageUrl} alt="" width={20} height={20} loading="lazy" />
            )}
            <div>
              <SmartLink href={url} target={target} asksFirst={externalLinkConfirmation}>
                {title}
              </SmartLink>
              {description !== null && <p>{description}</p>}
            </div>
          </Stack>
        ))}
      </Stack>
    </Section>
  )
}
