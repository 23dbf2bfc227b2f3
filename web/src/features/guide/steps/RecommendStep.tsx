import { ArrowRight, FileText, Search } from 'lucide-react'
import { useRef, useState, type MouseEvent } from 'react'
import { useApiClient } from '../../../api/context.ts'
import { useMessages } from '../../../shared/i18n/context.ts'
import { RichText } from '../../../shared/rich-text/RichText.tsx'
import { useConfig } from '../../../shared/settings/config.ts'
import { AccordionSection } from '../../../ui/Accordion.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Link } from '../../../ui/Link.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { canAutoCategorize } from '../flow/categories.ts'
import type { Recommendation } from '../flow/types.ts'
import { useGuide } from '../guide-context.ts'
import { StepHeading } from '../StepHeading.tsx'
import { reportEvent } from '../tracking.ts'
import { FlowSearch } from './FlowSearch.tsx'
import styles from './RecommendStep.module.css'

/** The articles that fit the description; a known problem opens in place, the others on their page (OD-61). */
export function RecommendStep() {
  const { t } = useMessages()
  const { flow, facts, send, variant } = useGuide()
  const config = useConfig()
  // OD-63: the recommendation last opened names the category, also one that opened in place
  const lastOpened = useRef<string | undefined>(undefined)
  const hasCategory = canAutoCategorize({ flow, facts })
  const hasOwnSearch = config?.angularGamePages.includes(flow.productName) === true
  const needMore = (): void =>
    send({
      type: 'CSAI_MORE_HELP_CHOSEN',
      ...(lastOpened.current === undefined ? {} : { articleId: lastOpened.current }),
    })
  return (
    <>
      <StepHeading hint={t('support.bft.recommend.count', { count: flow.recommendations.length })}>
        {t('support.bft.recommend.question')}
      </StepHeading>
      <ul className={styles.list}>
        {flow.recommendations.map((recommendation) => (
          <li key={recommendation.id}>
            {recommendation.articleType === 'PROBLEM' && recommendation.problem !== null ? (
              <ProblemCard recommendation={recommendation} onOpen={() => (lastOpened.current = recommendation.id)} />
            ) : (
              <ArticleCard recommendation={recommendation} onOpen={() => (lastOpened.current = recommendation.id)} />
            )}
          </li>
        ))}
      </ul>
      <section className={styles.more} aria-labelledby="more-help">
        <h3 id="more-help">{t('support.bft.recommend.more.question')}</h3>
        <div className={styles.actions}>
          <Button onClick={needMore}>
            {t(hasCategory ? 'support.bft.recommend.more.topic' : 'support.bft.recommend.more')}
          </Button>
          {hasCategory && (
            <Button variant="secondary" onClick={() => send({ type: 'AUTO_CAT_STILL_NEED_HELP' })}>
              {t('support.bft.recommend.still')}
            </Button>
          )}
          {variant === 'standard' && facts.hasSearchLink && (
            <LinkButton
              variant="quiet"
              href={hasOwnSearch ? `/games/${flow.productName}/search` : '/search'}
              icon={<Icon icon={Search} />}
            >
              {t('support.bft.recommend.search')}
            </LinkButton>
          )}
        </div>
      </section>
      <FlowSearch />
    </>
  )
}

interface CardProps {
  recommendation: Recommendation
  onOpen: () => void
}

function Machine({ recommendation }: { recommendation: Recommendation }) {
  const { t } = useMessages()
  return recommendation.hasMachineTranslation ? (
    <small className={styles.tag}>{t('support.bft.recommend.machine')}</small>
  ) : null
}

function ArticleCard({ recommendation, onOpen }: CardProps) {
  const { send } = useGuide()
  const open = (event: MouseEvent): void => {
    onOpen()
    // a new tab or window is the visitor's own; the flow only follows a plain press
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    send({ type: 'VIEW_ARTICLE', articleId: recommendation.id })
  }
  return (
    <Link href={`/article/${recommendation.id}`} className={styles.card} onClick={open}>
      <Icon icon={FileText} className={styles.icon} />
      <span className={styles.title} dir="auto">
        {recommendation.title} <Machine recommendation={recommendation} />
      </span>
      <Icon icon={ArrowRight} flip className={styles.arrow} />
    </Link>
  )
}

function ProblemCard({ recommendation, onOpen }: CardProps) {
  const { t } = useMessages()
  const api = useApiClient()
  const [isOpen, setOpen] = useState(false)
  const toggle = (): void => {
    setOpen(!isOpen)
    if (isOpen) return
    onOpen()
    reportEvent(api, 'recommendationClicked', { articleId: recommendation.id })
  }
  return (
    <AccordionSection
      title={
        <span dir="auto">
          {recommendation.title} <Machine recommendation={recommendation} />
        </span>
      }
      summary={t('support.bft.recommend.problem')}
      isOpen={isOpen}
      onToggle={toggle}
    >
      <RichText html={recommendation.problem ?? ''} className={styles.problem ?? ''} />
    </AccordionSection>
  )
}
