import { useEffect } from 'react'
import { keep } from '../../../../kit/api/cache-times.ts'
import { useApi } from '../../../../kit/api/use-api.ts'
import { Sentence } from '../../../shared/i18n/Sentence.tsx'
import { useMessages } from '../../../shared/i18n/context.ts'
import { Time } from '../../../shared/i18n/Time.tsx'
import { RichText } from '../../../shared/rich-text/RichText.tsx'
import { Surface } from '../../../../kit/ui/Layout.tsx'
import { Skeleton } from '../../../../kit/ui/Skeleton.tsx'
import { VisuallyHidden } from '../../../../kit/ui/VisuallyHidden.tsx'
import { useGuide } from '../guide-context.ts'
import { StepHeading } from '../StepHeading.tsx'
import styles from './ArticleStep.module.css'
import { FurtherHelp, ReturnButton } from './FlowBack.tsx'

/** The article step of the embedded variant (E3, E6, E9 … E11). */
export function ArticleStep() {
  const { t } = useMessages()
  const { flow, send } = useGuide()
  const { data: article, problem } = useApi(
    '/services/bft/api/article/{lang}/{articleId}',
    flow.articleId === '' ? null : { path: { articleId: flow.articleId } },
    { cacheFor: keep.default },
  )
  const hasFailed = problem !== null
  useEffect(() => {
    if (hasFailed) send({ type: 'ARTICLE_FAILED' })
  }, [hasFailed, send])
  return (
    <>
      <ReturnButton />
      {article === undefined ? (
        <div role="status">
          <VisuallyHidden>{t('support.common.loading')}</VisuallyHidden>
          <Skeleton shape="title" />
          <Skeleton lines={6} />
        </div>
      ) : (
        <article>
          <StepHeading
            hint={<Sentence k="support.article.updated" params={{ time: <Time at={article.relativeUpdatedDate} /> }} />}
          >
            {article.title}
          </StepHeading>
          {article.hasMachineTranslation && (
            <Surface as="p" pad="0 2" radius={1} ground="sunken" tone="quiet" size={1} className={styles.tag}>
              {t('support.bft.recommend.machine')}
            </Surface>
          )}
          <RichText html={article.body} />
          <FurtherHelp />
        </article>
      )}
    </>
  )
}
