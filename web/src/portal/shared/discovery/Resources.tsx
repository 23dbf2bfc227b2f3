import { useApiClient } from '../../../kit/api/context.ts'
import { cx } from '../../../kit/lib/class-names.ts'
import { Card, cardLink } from '../../../kit/ui/Card.tsx'
import { Row } from '../../../kit/ui/Layout.tsx'
import { SmartLink } from '../external-links/SmartLink.tsx'
import { planLink } from '../external-links/link-plan.ts'
import { useLinkFacts } from '../external-links/use-link-facts.ts'
import { useMessages } from '../i18n/context.ts'
import { useInGame } from '../settings/config.ts'
import { promotedId, reportEvent } from '../telemetry/telemetry.ts'
import styles from './Discovery.module.css'
import { Section } from './Section.tsx'
import type { OtherResource } from './queries.ts'

/**
 * Other places of the publisher, each drawn as large as its class says (TREND-10); not in a game's browser (OD-102).
 */
export function Resources({ resources }: { resources: readonly OtherResource[] | undefined }) {
  const { t, locale } = useMessages()
  const api = useApiClient()
  const facts = useLinkFacts()
  const { isInGame } = useInGame()
  if (resources === undefined || resources.length === 0 || isInGame) return null
  const count = ({ url, imageName }: OtherResource): void => {
    const plan = planLink(url, facts)
    if (plan.kind === 'route' || plan.href.startsWith(facts.origin)) return
    reportEvent(api, 'externalResource', {
      promotedContentId: promotedId(imageName, url),
      destinationUrl: plan.href,
      locale,
    })
  }
  return (
    <Section title={t('support.home.resources')}>
      <Row as="ul" wrap gap={4} align="stretch" className={styles.resources}>
        {resources.map((resource) => (
          <li key={resource.url} className={styles[sizeClass(resource.imageSizeClass)]}>
            <Card padding="small" isLink className={styles.resource}>
              {resource.imageUrl !== null && (
                <img src={resource.imageUrl} alt="" width={96} height={96} loading="lazy" />
              )}
              <SmartLink
                className={cx(cardLink, styles.resourceName)}
                href={resource.url}
                onClick={() => count(resource)}
              >
                {resource.title}
              </SmartLink>
            </Card>
          </li>
        ))}
      </Row>
    </Section>
  )
}

/** Anything else than small, medium or large is medium (OD-42). */
export const sizeClass = (size: string): 'small' | 'medium' | 'large' =>
  size === 'small' || size === 'large' ? size : 'medium'
