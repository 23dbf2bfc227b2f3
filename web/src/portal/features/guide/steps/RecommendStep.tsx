import { Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useApiClient } from '../../../../kit/api/context.ts'
import { AnswerList, type Answer } from '../../../shared/answers/AnswerList.tsx'
import { giveFeedback } from '../../../shared/answers/actions.ts'
import { Solved } from '../../../shared/answers/Solved.tsx'
import { noteShown } from '../../../shared/answers/shown.ts'
import { useMessages } from '../../../shared/i18n/context.ts'
import { searchableTerm, searchAddress } from '../../../shared/search-box/search-term.ts'
import { useConfig } from '../../../shared/settings/config.ts'
import { leaveGuide } from '../../../shared/visit/visit.ts'
import { Button } from '../../../../kit/ui/Button.tsx'
import { Icon } from '../../../../kit/ui/Icon.tsx'
import { Row, Stack } from '../../../../kit/ui/Layout.tsx'
import { LinkButton } from '../../../../kit/ui/LinkButton.tsx'
import { Template } from '../../../../kit/ui/templates/Template.tsx'
import { categorizedRecommendation } from '../flow/categories.ts'
import { useGuide } from '../guide-context.ts'
import { StepHeading } from '../StepHeading.tsx'
import { reportEvent } from '../tracking.ts'
import { FlowSearch } from './FlowSearch.tsx'
import { GameArt } from './GameArt.tsx'
import { TopicHelp } from './TopicHelp.tsx'
import styles from './RecommendStep.module.css'
import '../tell-tabs.ts'

/** The articles that fit the description; a known problem opens in place, the others on their page (amendment T2). */
export function RecommendStep() {
  const { t } = useMessages()
  const api = useApiClient()
  const { flow, facts, send, variant } = useGuide()
  const config = useConfig()
  const [solved, setSolved] = useState<{ articleId: string; undo: () => void } | null>(null)
  // OD-63: the recommendation last opened names the category, also one that opened in place
  const [lastOpened, setLastOpened] = useState<string | undefined>(undefined)
  const certain = categorizedRecommendation(flow.recommendations, lastOpened ?? flow.articleId)
  const hasCategory = facts.autoCategorize && certain !== undefined
  const hasOwnSearch = config?.angularGamePages.includes(flow.productName) === true
  useEffect(() => noteShown(flow.productName, flow.description), [flow.productName, flow.description])

  const needMore = (articleId = lastOpened): void =>
    send({ type: 'CSAI_MORE_HELP_CHOSEN', ...(articleId === undefined ? {} : { articleId }) })
  const opened = ({ id, articleType }: Answer): void => {
    setLastOpened(id)
    // one that leads away is told by the flow (S17, E3)
    if (articleType === 'PROBLEM') reportEvent(api, 'recommendationClicked', { articleId: id })
  }
  const helped = ({ id }: Answer): void => {
    giveFeedback(api, id, { helpful: true, product: flow.productName })
    setSolved({ articleId: id, undo: leaveGuide() })
  }
  if (solved !== null) {
    const back = (): void => {
      solved.undo()
      setSolved(null)
    }
    return <Solved articleId={solved.articleId} onBack={back} />
  }
  return (
    <Template
      kind="ask"
      head={<StepHeading>{t('support.bft.recommend.question')}</StepHeading>}
      isBesideLast
      beside={
        <>
          {certain === undefined ? <GameArt /> : <TopicHelp topicId={certain.guidedEntryCategoryId} />}
          <Stack
            as="section"
            gap={4}
            pad={6}
            radius={2}
            ground="raised"
            className={styles.more}
            aria-labelledby="more-help"
          >
            <h3 id="more-help">{t('support.bft.recommend.more.question')}</h3>
            <Row wrap gap={3} align="stretch" className={styles.actions}>
              <Button
                variant={certain === undefined ? 'primary' : 'quiet'}
                className={certain && styles.quiet}
                onClick={() => needMore()}
              >
                {t(hasCategory ? 'support.bft.recommend.more.topic' : 'support.bft.recommend.more')}
              </Button>
              {hasCategory && (
                <Button
                  variant="quiet"
                  className={styles.quiet}
                  onClick={() => send({ type: 'AUTO_CAT_STILL_NEED_HELP' })}
                >
                  {t('support.bft.recommend.still')}
                </Button>
              )}
              {variant === 'standard' && facts.hasSearchLink && (
                <LinkButton
                  variant="quiet"
                  className={styles.quiet}
                  href={searchAddress(hasOwnSearch ? flow.productName : null, searchableTerm(flow.description))}
                  icon={<Icon icon={Search} />}
                >
                  {t('support.bft.recommend.search')}
                </LinkButton>
              )}
            </Row>
          </Stack>
        </>
      }
    >
      <AnswerList
        answers={flow.recommendations}
        opensFirst={certain !== undefined}
        onOpen={opened}
        onHelped={helped}
        onStillNeedHelp={({ id }) => needMore(id)}
        onFollow={(articleId) => send({ type: 'VIEW_ARTICLE', articleId })}
      />
      <FlowSearch />
    </Template>
  )
}
