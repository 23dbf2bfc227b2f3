import { Angry, Frown, Laugh, Meh, Send, Smile } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useLocation, useNavigate, useParams } from 'react-router-dom'
import { useApiClient } from '../../api/context.ts'
import type { Problem } from '../../api/problem.ts'
import { createWriteKey } from '../../api/write-key.ts'
import { textLength } from '../../lib/text-length.ts'
import { rootWithLogin } from '../../shared/account/login-address.ts'
import type { AlertState } from '../../shared/alerts/alerts.ts'
import { Form } from '../../shared/form/Form.tsx'
import { FormField, FormGroup } from '../../shared/form/FormField.tsx'
import { SubmitButton } from '../../shared/form/SubmitButton.tsx'
import { textRules } from '../../shared/form/rules.ts'
import { Text } from '../../shared/i18n/Text.tsx'
import { useMessages } from '../../shared/i18n/context.ts'
import { LoadFailed } from '../../shared/page/LoadFailed.tsx'
import { usePageHead } from '../../shared/page/page-head.ts'
import { Icon } from '../../ui/Icon.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { RadioList } from '../../ui/Radio.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Textarea } from '../../ui/Textarea.tsx'
import { answerSurvey } from './actions.ts'
import { type Survey, type SurveyQuestion, useSurvey } from './queries.ts'
import {
  feedbackMax,
  feedbackRows,
  type SectionName,
  type SurveyValues,
  answersOf,
  drawnSections,
  emptyValues,
  ratingOf,
  storedError,
  toAnswers,
} from './survey-form.ts'
import styles from './Survey.module.css'

/** Letters left are told from here on. */
const nearLimit = 200
const titles = {
  sectionOne: 'support.survey.section.one',
  sectionTwo: 'support.survey.section.two',
  sectionThree: 'support.survey.section.three',
} as const

const ticketOf = ({ region, caseId }: Survey): string => region.toUpperCase() + caseId

/**
 * The satisfaction survey of a case (SURVEY-01). What cannot be answered is told on the list of cases
 * (decisions-cases H7).
 */
export function SurveyPage() {
  const { caseId = '' } = useParams()
  const { t } = useMessages()
  const navigate = useNavigate()
  const { data: survey, problem, reload } = useSurvey(caseId)
  const { search } = useLocation()
  const title = survey === undefined ? undefined : t('support.survey.title', { ticket: ticketOf(survey) })
  usePageHead({ title, crumb: title, isUnlisted: true })

  const leave = useEffectEvent((): void => {
    if (problem === null || problem.kind === 'offline') return
    if (problem.status === 401) void navigate(rootWithLogin(`/survey/${caseId}${search}`), { replace: true })
    else void navigate('/case', { replace: true, state: { alert: storedError(problem) } satisfies AlertState })
  })
  useEffect(() => leave(), [problem?.status])

  if (survey === undefined && problem?.kind === 'offline')
    return <LoadFailed problem={problem} onRetry={() => void reload()} />
  if (survey === undefined)
    return (
      <div className={styles.page} aria-busy="true">
        <Skeleton shape="title" />
        <Skeleton lines={8} />
      </div>
    )
  return (
    <div className={styles.page}>
      <PageTitle isPanel eyebrow={<bdi dir="auto">{survey.subject}</bdi>} lead={t('support.survey.intro')}>
        <Text k="support.survey.title" params={{ ticket: <span className={styles.number}>{ticketOf(survey)}</span> }} />
      </PageTitle>
      <SurveyForm survey={survey} caseId={caseId} />
    </div>
  )
}

function SurveyForm({ survey, caseId }: { survey: Survey; caseId: string }) {
  const messages = useMessages()
  const { t } = messages
  const api = useApiClient()
  const navigate = useNavigate()
  // Chosen by a link in a mail, and sent by nobody but who answers (CD-238).
  const defaultValues = emptyValues(survey, ratingOf(useLocation().search))
  const form = useForm<SurveyValues>({ mode: 'onChange', shouldFocusError: false, defaultValues })
  const [problem, setProblem] = useState<Problem | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [writeKey] = useState(() => createWriteKey())
  const left = feedbackMax - textLength(useWatch({ control: form.control, name: 'feedback' }))

  const send = async (values: SurveyValues): Promise<void> => {
    setBusy(true)
    setProblem(null)
    const sent = await answerSurvey(api, caseId, toAnswers(values), writeKey)
    setBusy(false)
    if (sent.isOk)
      return void navigate('/case', {
        state: { alert: { key: 'support.survey.thanks', tone: 'success' } } satisfies AlertState,
      })
    const { problem: refused } = sent
    if (refused.status === 401) return void navigate(rootWithLogin(`/survey/${caseId}`))
    if (refused.status === 422)
      return void navigate('/case', { state: { alert: storedError(refused) } satisfies AlertState })
    // decisions-cases H8: the answers stay, the words are the general ones.
    setProblem({ ...refused, messageKey: 'support.error.generic', message: null, retryAfter: null })
  }
  return (
    <Form form={form} problem={problem} isBusy={isBusy} onSubmit={send} className={styles.form}>
      {drawnSections(survey).map(({ name, questions }) => (
        <section key={name} className={styles.section} aria-labelledby={`survey-${name}`}>
          <h2 id={`survey-${name}`}>{t(titles[name])}</h2>
          {questions.map((question, index) => (
            <Question key={question.index} section={name} at={index} question={question} />
          ))}
        </section>
      ))}
      <FormField
        name="feedback"
        label={t('support.survey.feedback')}
        rules={textRules(messages, { maxLength: feedbackMax })}
      >
        {(control) => (
          <Textarea
            {...control}
            rows={feedbackRows}
            maxLength={feedbackMax}
            counter={left <= nearLimit ? t('support.form.characters.left', { count: left }) : undefined}
          />
        )}
      </FormField>
      <div className={styles.buttons}>
        <SubmitButton icon={<Icon icon={Send} size={18} flip />}>{t('support.survey.submit')}</SubmitButton>
        <LinkButton variant="secondary" href={`/case/detail/${caseId}`}>
          {t('support.survey.cancel')}
        </LinkButton>
      </div>
    </Form>
  )
}

/** From the worst to the best, as the values are. */
const faces = [Angry, Frown, Meh, Smile, Laugh] as const

function Question({ section, at, question }: { section: SectionName; at: number; question: SurveyQuestion }) {
  const { t, locale } = useMessages()
  const number = new Intl.NumberFormat(locale)
  const answers = answersOf(question.type)
  const given = useWatch<SurveyValues>({ name: `${section}.${at}` })
  const chosen = answers.find(({ value }) => value === given)
  return (
    <div className={styles.question}>
      <FormGroup
        name={`${section}.${at}`}
        label={question.question}
        isRequired
        rules={{ required: t('support.survey.choose') }}
      >
        {(control) => (
          <div className={styles.scale}>
            <RadioList
              controlProps={{ ...control, required: true }}
              choices={answers.map(({ value, labelKey }, place) => ({
                value,
                label: (
                  <>
                    <span className={styles.mark} aria-hidden="true">
                      {question.type === 'firstContact' ? (
                        `${number.format(place + 1)}${place === 4 ? '+' : ''}`
                      ) : (
                        <Icon icon={faces[Number(value) - 1]!} size={30} />
                      )}
                    </span>
                    <span className={styles.word}>{t(labelKey)}</span>
                  </>
                ),
              }))}
            />
            {/* Seen on a phone, where five words are too many for one line; each is in its mark's name. */}
            <p className={styles.ends} aria-hidden="true">
              {chosen === undefined ? (
                <>
                  <span>{t(answers[0]!.labelKey)}</span>
                  <span>{t(answers[4]!.labelKey)}</span>
                </>
              ) : (
                <strong>{t(chosen.labelKey)}</strong>
              )}
            </p>
          </div>
        )}
      </FormGroup>
    </div>
  )
}
