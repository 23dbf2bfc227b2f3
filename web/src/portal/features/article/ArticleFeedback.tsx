import { Check, ThumbsDown, ThumbsUp } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useApiClient } from '../../../kit/api/context.ts'
import { limits } from '../../../kit/api/limits.ts'
import { createWriteKey } from '../../../kit/api/write-key.ts'
import { FormField, FormGroup } from '../../../kit/form/FormField.tsx'
import { useHydrated } from '../../../kit/lib/use-hydrated.ts'
import { useAccount } from '../../shared/account/use-account.ts'
import { useAlerts } from '../../shared/alerts/alerts.ts'
import { CountedTextarea } from '../../shared/form/CountedTextarea.tsx'
import { Form } from '../../shared/form/Form.tsx'
import { useMessages } from '../../shared/i18n/context.ts'
import { useConfig } from '../../shared/settings/config.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { Checkbox } from '../../../kit/ui/Checkbox.tsx'
import { FieldGroup } from '../../../kit/ui/Field.tsx'
import { Icon } from '../../../kit/ui/Icon.tsx'
import { Row, Surface } from '../../../kit/ui/Layout.tsx'
import styles from './ArticleFeedback.module.css'
import { RatingRow } from './RatingRow.tsx'
import { giveFeedback } from './actions.ts'
import { type FeedbackState, noFeedback, allReasons, feedbackRequest, ratingsFor } from './feedback.ts'
import { type Article, useFeedbackGiven } from './queries.ts'

const textMax = limits.FeedbackRequest.feedback.maxLength

/** Whether it helped, and why (ARTICLE-07). Once a reader: who has said so before sees a line of thanks (OD-48). */
export function ArticleFeedback({ article }: { article: Article }) {
  const { t } = useMessages()
  const given = useFeedbackGiven(article.id, useHydrated())
  const [isSent, setSent] = useState(false)
  const thanks = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (isSent) thanks.current?.focus()
  }, [isSent])
  return (
    <Surface
      as="section"
      pad={6}
      radius={2}
      ground="raised"
      className={styles.feedback}
      aria-label={t('support.article.feedback.title')}
    >
      {isSent || given.data === true ? (
        <Row
          as="p"
          gap={2}
          weight={600}
          ref={thanks}
          tabIndex={-1}
          data-focus-target=""
          role="status"
          className={styles.thanks}
        >
          <Icon icon={Check} /> {t(isSent ? 'support.article.feedback.thanks' : 'support.article.feedback.given')}
        </Row>
      ) : (
        <FeedbackForm article={article} onSent={() => setSent(true)} onGivenBefore={() => given.replace(true)} />
      )}
    </Surface>
  )
}

function FeedbackForm({
  article,
  onSent,
  onGivenBefore,
}: {
  article: Article
  onSent: () => void
  onGivenBefore: () => void
}) {
  const { t } = useMessages()
  const api = useApiClient()
  const alerts = useAlerts()
  const config = useConfig()
  const isChild = useAccount().account?.child === true
  const form = useForm({ defaultValues: noFeedback })
  const [isBusy, setBusy] = useState(false)
  const [key] = useState(() => createWriteKey())
  const [isHelpful, ratings] = useWatch({ control: form.control, name: ['isHelpful', 'ratings'] })

  const send = async (state: FeedbackState): Promise<void> => {
    setBusy(true)
    const sent = await giveFeedback(api, article.id, feedbackRequest(state), key)
    setBusy(false)
    if (sent.isOk) onSent()
    // The rules hold here already: what is left of 422 is "said before", in another tab.
    else if (sent.problem.status === 422) onGivenBefore()
    else alerts.showProblem(sent.problem)
  }
  const choice = (value: boolean) => (
    <Button
      variant="secondary"
      className={styles.choice}
      aria-pressed={isHelpful === value}
      icon={<Icon icon={value ? ThumbsUp : ThumbsDown} />}
      onClick={() => form.setValue('isHelpful', value)}
    >
      {t(value ? 'support.article.feedback.yes' : 'support.article.feedback.no')}
    </Button>
  )
  return (
    <Form form={form} problem={null} isBusy={isBusy} onSubmit={send} className={styles.form}>
      <h2>{t('support.article.feedback.title')}</h2>
      <Row wrap gap={3} align="stretch" role="group" aria-label={t('support.article.feedback.title')}>
        {choice(true)}
        {choice(false)}
      </Row>
      {isHelpful !== null && (
        <Surface line="start" className={styles.details}>
          {!isHelpful && (
            <FormGroup name="reasons" label={t('support.article.feedback.reasons')}>
              {(control) => (
                <div>
                  {allReasons.map((reason) => (
                    <Checkbox
                      key={reason}
                      {...control}
                      value={reason}
                      label={t(`support.article.feedback.${reason}`)}
                    />
                  ))}
                </div>
              )}
            </FormGroup>
          )}
          <FieldGroup
            label={t('support.article.feedback.ratings')}
            optionalLabel={t('support.common.optional')}
            hint={t('support.article.feedback.scale')}
          >
            {ratingsFor(article, config?.defaultLocale).map((rating) => (
              <RatingRow
                key={rating}
                name={rating}
                label={t(`support.article.feedback.${rating}`)}
                value={ratings[rating] ?? null}
                onValue={(value) => form.setValue(`ratings.${rating}`, value)}
              />
            ))}
          </FieldGroup>
          {!isChild && (
            <FormField
              name="text"
              label={t('support.article.feedback.text')}
              hint={t('support.article.feedback.text.hint')}
            >
              {(control) => <CountedTextarea {...control} rows={3} maxLength={textMax} nearLimit={textMax} />}
            </FormField>
          )}
          <Button type="submit" isBusy={isBusy} className={styles.send}>
            {t('support.article.feedback.send')}
          </Button>
        </Surface>
      )}
    </Form>
  )
}
