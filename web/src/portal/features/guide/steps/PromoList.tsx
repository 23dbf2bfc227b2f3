import { ArrowRight } from 'lucide-react'
import { useApiClient } from '../../../../kit/api/context.ts'
import type { Schema } from '../../../../kit/api/types.ts'
import { Grid, Row, Stack, Surface, Text } from '../../../../kit/ui/Layout.tsx'
import { CategoryIcon } from '../../../../kit/ui/category-icon/CategoryIcon.tsx'
import { planLink } from '../../../shared/external-links/link-plan.ts'
import { SmartLink } from '../../../shared/external-links/SmartLink.tsx'
import { useLinkFacts } from '../../../shared/external-links/use-link-facts.ts'
import { useMessages } from '../../../shared/i18n/context.ts'
import { Card, cardLink } from '../../../../kit/ui/Card.tsx'
import { Icon } from '../../../../kit/ui/Icon.tsx'
import { reportEvent } from '../tracking.ts'
import styles from './PromoList.module.css'

const tagLooks = ['accent', 'success', 'warning'] as const

/** Self-help services as cards; leaving the site by one is tracked (SOLUTION-02, OD-70, OD-106). */
export function PromoList({ promos }: { promos: readonly Schema<'Promo'>[] }) {
  const { t } = useMessages()
  return (
    <section aria-labelledby="self-help">
      <Text as="h3" size={3} id="self-help" className={styles.heading}>
        {t('support.bft.solution.promos')}
      </Text>
      <Grid as="ul" columns={1} gap={4} pad={0} className={styles.list}>
        {promos.map((promo, index) => (
          <PromoCard key={promo.serviceId} promo={promo} isFirst={index === 0} />
        ))}
      </Grid>
    </section>
  )
}

function PromoCard({ promo, isFirst }: { promo: Schema<'Promo'>; isFirst: boolean }) {
  const { t, locale } = useMessages()
  const api = useApiClient()
  const facts = useLinkFacts()
  const look = tagLooks.find((one) => one === promo.tagClass) ?? 'accent'
  const leave = (): void => {
    const plan = planLink(promo.url, facts)
    if (plan.kind === 'route') return
    reportEvent(api, 'externalResource', { promotedContentId: promo.serviceId, destinationUrl: plan.href, locale })
  }
  const picture = promo.imageUrl ?? promo.iconUrl
  return (
    <Card as="li" isLink padding="small" className={styles.card}>
      {picture === null ? (
        <CategoryIcon name={promo.imageName} size={32} className={styles.icon ?? ''} />
      ) : (
        <img src={picture} alt="" width={48} height={48} className={styles.picture} />
      )}
      <Stack items="start" gap={1} className={styles.text}>
        <Row as="span" wrap gap="1 3">
          <SmartLink href={promo.url} className={cardLink ?? ''} onClick={leave}>
            {promo.title}
          </SmartLink>
          {promo.tagText !== null && (
            <Surface as="span" pad="0 2" radius={1} size={1} weight={600} className={styles[look]}>
              {promo.tagText}
            </Surface>
          )}
        </Row>
        {promo.description !== null && <Text tone="quiet">{promo.description}</Text>}
      </Stack>
      {/* The whole card is pressed; on the one that leads this is seen as a button. */}
      {isFirst && (
        <Row as="span" gap={2} padX={5} weight={600} radius={1} className={styles.go} aria-hidden="true">
          <span>{t('support.bft.solution.promo.open')}</span> <Icon icon={ArrowRight} flip />
        </Row>
      )}
    </Card>
  )
}
