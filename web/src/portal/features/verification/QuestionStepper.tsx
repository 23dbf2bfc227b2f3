import { ArrowLeft, Shuffle } from 'lucide-react'
import { useEffect, useId, useReducer, useRef, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useApiClient } from '../../../kit/api/context.ts'
import type { Problem } from '../../../kit/api/problem.ts'
import { createWriteKey } from '../../../kit/api/write-key.ts'
import { Form } from '../../shared/form/Form.tsx'
import { useMessages } from '../../shared/i18n/context.ts'
import { Banner } from '../../../kit/ui/Banner.tsx'
import { Button } from '../../../kit/ui/Button.tsx'
import { Icon } from '../../../kit/ui/Icon.tsx'
import { Input } from '../../../kit/ui/Input.tsx'
import { Row, Stack, Text } from '../../../kit/ui/Layout.tsx'
import { Link } from '../../../kit/ui/Link.tsx'
import { ProgressRing } from '../../../kit/ui/Stepper.tsx'
import { answerQuestions, shuffleQuestion } from './actions.ts'
import type { Questions } from './queries.ts'
import {
  answerMax,
  allAnswers,
  answerAt,
  canGoOn,
  canSkip,
  hasProgress,
  isLastStep,
  nextSteps,
  noQuestions,
  questionAt,
  type StepsEvent,
} from './question-steps.ts'
import styles from './Verification.module.css'

/**
 * One question at a time; a question can be skipped while skips remain, and a person helps whoever cannot answer
 * (ground G33).
 */
export function QuestionStepper({
  questions,
  onFollow,
  onCancel,
  onExpired,
}: {
  questions: Questions
  onFollow: (url: string) => void
  onCancel: () => void
  onExpired: () => void
}) {
  const { t, tKey, has } = useMessages()
  const api = useApiClient()
  const inputId = useId()
  const [kept, dispatch] = useReducer(nextSteps, nextSteps(noQuestions, { type: 'LOADED', questions }))
  const form = useForm({ defaultValues: { answer: '' } })
  const { setFocus } = form
  const answered: StepsEvent = { type: 'ANSWER', text: useWatch({ control: form.control, name: 'answer' }) }
  const state = nextSteps(kept, answered)
  const go = (event: StepsEvent): void => {
    dispatch(answered)
    dispatch(event)
    form.reset({ answer: answerAt(nextSteps(state, event)) })
  }
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [writeKey] = useState(() => createWriteKey())
  const question = questionAt(state)
  const isLast = isLastStep(state)

  // The next question is where the eyes and the fingers go on; the first one leaves the focus on the heading
  // (decisions-cases K13).
  const isFirst = useRef(true)
  useEffect(() => {
    if (isFirst.current) isFirst.current = false
    else setFocus('answer')
  }, [question?.id, setFocus])

  const skip = async (): Promise<void> => {
    if (question === undefined || !canSkip(state)) return
    dispatch({ type: 'SKIP' })
    const sent = await shuffleQuestion(api, question.id)
    if (sent.isOk) {
      dispatch({ type: 'SKIPPED', answer: sent.data })
      return form.reset({ answer: '' })
    }
    if (isGone(sent.problem)) return onExpired()
    dispatch({ type: 'SKIP_FAILED' })
  }
  const send = async (): Promise<void> => {
    setBusy(true)
    setFailure(null)
    const sent = await answerQuestions(api, allAnswers(state), writeKey)
    setBusy(false)
    if (sent.isOk) return onFollow(sent.data.redirectUrl)
    if (isGone(sent.problem)) return onExpired()
    // Logged as specified, and said aloud: silence would leave the visitor stranded (decisions-cases I8).
    console.warn(`verification answered ${sent.problem.status}`)
    const key = sent.problem.body?.errorKey
    setFailure(sent.problem.status === 422 && key !== undefined && has(key) ? tKey(key) : t('support.error.generic'))
  }
  const press = (): void | Promise<void> => {
    if (!canGoOn(state)) return setFocus('answer')
    if (isLast) return send()
    go({ type: 'CONTINUE' })
  }
  const reason = canGoOn(state) ? undefined : t('support.verification.answer.needed')
  return (
    <Form form={form} problem={null} isBusy={isBusy} onSubmit={press} className={styles.card}>
      {failure !== null && <Banner tone="danger">{failure}</Banner>}
      {state.hasSkipFailed && <Banner tone="danger">{t('support.verification.skip.failed')}</Banner>}
      {hasProgress(state) && (
        <Row as="p" gap={3} tone="quiet" tabular role="status">
          <ProgressRing value={state.step + 1} max={state.questions.length} />
          <span>{t('support.verification.progress', { current: state.step + 1, total: state.questions.length })}</span>
        </Row>
      )}
      <Stack gap={3} key={question?.id} className={styles.question}>
        <Text as="label" size={5} htmlFor={inputId} className={styles.text}>
          {question?.text}
        </Text>
        <Input
          id={inputId}
          {...form.register('answer')}
          value={answerAt(state)}
          maxLength={answerMax}
          autoComplete="off"
          spellCheck={false}
          aria-required
          placeholder={t('support.verification.answer')}
          readOnly={state.isSkipping}
        />
      </Stack>
      {state.skips > 0 ? (
        <div>
          <Button
            variant="quiet"
            size="small"
            icon={<Icon icon={Shuffle} size={17} />}
            isBusy={state.isSkipping}
            onClick={() => void skip()}
          >
            {t('support.verification.skip', { count: state.skips })}
          </Button>
        </div>
      ) : (
        <Text tone="quiet" role="status">
          {t('support.verification.no.skips')}
        </Text>
      )}
      <Row wrap gap={3} align="stretch">
        <Button type="submit" isBusy={isBusy} aria-disabled={reason !== undefined || undefined} title={reason}>
          {t(isLast ? 'support.verification.submit' : 'support.common.continue')}
        </Button>
        {state.step > 0 && (
          <Button variant="quiet" icon={<Icon icon={ArrowLeft} flip size={17} />} onClick={() => go({ type: 'BACK' })}>
            {t('support.common.back')}
          </Button>
        )}
        <Button variant="quiet" onClick={onCancel}>
          {t('support.common.cancel')}
        </Button>
      </Row>
      <Row as="p" wrap gap="1 2" line="start" align="stretch" className={styles.help}>
        <Link href={questions.manualHelpUrl ?? '/'}>{t('support.verification.cannot')}</Link>
        <Text as="span" tone="quiet">
          {t('support.verification.cannot.text')}
        </Text>
      </Row>
    </Form>
  )
}

/** The verification has ended, or belongs to nobody any more. */
const isGone = ({ status }: Problem): boolean => status === 401 || status === 404
