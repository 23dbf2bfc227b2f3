import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react'
import { useApiClient } from '../../../../kit/api/context.ts'
import { giveFeedback } from '../../../shared/answers/actions.ts'
import { AnswerList } from '../../../shared/answers/AnswerList.tsx'
import { noteShown } from '../../../shared/answers/shown.ts'
import { Solved } from '../../../shared/answers/Solved.tsx'
import { useMessages } from '../../../shared/i18n/context.ts'
import { leaveGuide } from '../../../shared/visit/visit.ts'
import { Stack } from '../../../../kit/ui/Layout.tsx'
import { countWords, createLiveAnswers } from '../live-answers.ts'
import { reportEvent } from '../tracking.ts'
import { browserClock } from '../use-guide.ts'
import styles from './LiveAnswers.module.css'
import '../tell-tabs.ts'

/** Answers beside the description while it is typed; they open beside, so that nothing typed is left (CD-111). */
export function LiveAnswers({ product, text }: { product: string; text: string }) {
  const { t, locale } = useMessages()
  const api = useApiClient()
  const titleId = useId()
  const place = useRef<HTMLElement>(null)
  const [solved, setSolved] = useState<{ articleId: string; undo: () => void } | null>(null)
  const [live] = useState(() =>
    createLiveAnswers({
      ask: async (query, signal) => {
        const body = { query: query.trim(), product }
        const answer = await api.ask('/services/bft/api/suggestions/typed', { body }, { signal })
        return answer.aiRecommendations
      },
      count: (typed) => countWords(typed, locale),
      clock: browserClock,
    }),
  )
  const answers = useSyncExternalStore(live.subscribe, live.getState)
  useEffect(() => live.typed(text), [live, text])
  useEffect(() => live.stop, [live])

  if (solved !== null) {
    const back = (): void => {
      solved.undo()
      setSolved(null)
    }
    return (
      <aside>
        <Solved articleId={solved.articleId} onBack={back} />
      </aside>
    )
  }
  return (
    <Stack as="aside" content="start" gap={3} ref={place} className={styles.live} aria-labelledby={titleId}>
      <p id={titleId} role="status">
        {answers.length > 0 && t('support.answers.live')}
      </p>
      <AnswerList
        answers={answers}
        onOpen={({ id }) => {
          noteShown(product, text)
          reportEvent(api, 'recommendationClicked', { articleId: id })
        }}
        onHelped={({ id }) => {
          giveFeedback(api, id, { helpful: true, product })
          setSolved({ articleId: id, undo: leaveGuide() })
        }}
        onStillNeedHelp={() => place.current?.closest('section')?.querySelector('textarea')?.focus()}
      />
    </Stack>
  )
}
