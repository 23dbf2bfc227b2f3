import { Angry, Frown, Laugh, Meh, Send, Smile } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useLocation } from 'react-router-dom'
import type { Sent } from '../../../kit/api/call-types.ts'
import { keptWriteKey } from '../../../kit/api/kept-write-key.ts'
import type { Problem } from '../../../kit/api/problem.ts'
import type { Schema } from '../../../kit/api/types.ts'
import type { WriteKey } from '../../../kit/api/write-key.ts'
import { cx } from '../../../kit/lib/class-names.ts'
import { useAccount } from '../../shared/account/use-account.ts'
import { clearDraft, readDraft, useDraft } from '../../shared/form/draft.ts'
import { CountedTextarea } from '../../shared/form/CountedTextarea.tsx'
import { Form } from '../../shared/form/Form.tsx'
import { FormField, FormGroup } from '../../../kit/form/FormField.tsx'
import { SubmitButton } from '../../shared/form/SubmitButton.tsx'
import { textRules } from '../../shared/form/rules.ts'
import { useMessages } from '../../shared/i18n/context.ts'
import { Icon } from '../../../kit/ui/Icon.tsx'
import { Row, Stack, Surface, Text } from '../../../kit/ui/Layout.tsx'
import { RadioList } from '../../../kit/ui/Radio.tsx'
import type { Survey, SurveyQuestion } from './queries.ts'
import {
  feedbackMax,
  feedbackRows,
  type SectionName,
  type SurveyValues,
  answersOf,
  drawnSections,
  keptValues,
  ratingOf,
  toAnswers,
} from './survey-form.ts'
import styles from './Survey.module.css'

const titles = {
  sectionOne: 'support.survey.section.one',
  sectionTwo: 'support.survey.section.two',
  sectionThree: 'support.survey.section.three',
} as const

export interface SurveyFormProps {
  survey: Survey
  /** Case or token of the address: what is answered is kept under it until it is sent. */
  id: string
  send: (body: Schema<'AnswerSurveyRequest'>, key: WriteKey) => Promise<Sent<undefined>>
  onSent: () => void
  /** @returns whether the page says it; else the form does, and the answers stay (decisions-cases H8) */
  onRefused: (problem: Problem) => boolean
  /** Beside Send, a way out. */
  cancel?: ReactNode
}

/** The questions of a survey in their sections, and words of one's own. */
export function SurveyForm({ survey, id, send: sendAnswers, onSent, onRefused, cancel }: SurveyFormProps) {
  const messages = useMessages()
  const { t } = messages
  const isChild = useAccount().account?.child === true
  // Chosen by a link in a mail, and sent by nobody but who answers (CD-238).
  const rating = ratingOf(useLocation().search)
  const key = `survey:${id}`
  const form = useForm<SurveyValues>({
    mode: 'onChange',
    shouldFocusError: false,
    defaultValues: keptValues(survey, readDraft(key), rating),
  })
  useDraft(key, form)
  const [problem, setProblem] = useState<Problem | null>(null)
  const [isBusy, setBusy] = useState(false)

  const send = async (values: SurveyValues): Promise<void> => {
    setBusy(true)
    setProblem(null)
    const body = toAnswers(isChild ? { ...values, feedback: '' } : values)
    const sent = await sendAnswers(body, keptWriteKey(key, JSON.stringify(body)))
    setBusy(false)
    if (sent.isOk) {
      clearDraft(key)
      return onSent()
    }
    const { problem: refused } = sent
    if (onRefused(refused)) return
    // decisions-cases H8: the answers stay, the words are the general ones.
    setProblem({ ...refused, messageKey: 'support.error.generic', message: null, retryAfter: null })
  }
  return (
    <Form form={form} problem={problem} isBusy={isBusy} onSubmit={send} className={styles.form}>
      {drawnSections(survey).map(({ name, questions }) => (
        <Stack as="section" key={name} className={styles.section} aria-labelledby={`survey-${name}`}>
          <h2 id={`survey-${name}`}>{t(titles[name])}</h2>
          {questions.map((question, index) => (
            <Question key={question.index} section={name} at={index} question={question} />
          ))}
        </Stack>
      ))}
      {!isChild && (
        <FormField
          name="feedback"
          label={t('support.survey.feedback')}
          rules={textRules(messages, { maxLength: feedbackMax })}
        >
          {(control) => <CountedTextarea {...control} rows={feedbackRows} maxLength={feedbackMax} />}
        </FormField>
      )}
      <Row wrap gap={3} align="stretch" className={styles.buttons}>
        <SubmitButton icon={<Icon icon={Send} size={18} flip />}>{t('support.survey.submit')}</SubmitButton>
        {cancel}
      </Row>
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
    <Surface pad="5 6" ground="raised" className={styles.question}>
      <FormGroup
        name={`${section}.${at}`}
        label={question.question}
        isRequired
        rules={{ required: t('support.survey.choose') }}
      >
        {(control) => (
          <div className={cx(styles.scale, question.type === 'firstContact' && styles.counted)}>
            <RadioList
              controlProps={{ ...control, required: true }}
              choices={answers.map(({ value, labelKey }, place) => ({
                value,
                label: (
                  <>
                    <Stack
                      as="span"
                      place="center"
                      tone="quiet"
                      size={4}
                      weight={650}
                      className={styles.mark}
                      aria-hidden="true"
                    >
                      {question.type === 'firstContact' ? (
                        `${number.format(place + 1)}${place === 4 ? '+' : ''}`
                      ) : (
                        <Icon icon={faces[Number(value) - 1]!} size={30} />
                      )}
                    </Stack>
                    <Text as="span" tone="quiet" className={styles.word}>
                      {t(labelKey)}
                    </Text>
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
    </Surface>
  )
}
