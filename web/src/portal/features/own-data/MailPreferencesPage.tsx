import { useEffect, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { useApiClient } from '../../../kit/api/context.ts'
import type { Problem } from '../../../kit/api/problem.ts'
import { rootWithLogin } from '../../shared/account/login-address.ts'
import { useAlerts } from '../../shared/alerts/alerts.ts'
import { Form } from '../../shared/form/Form.tsx'
import { useMessages } from '../../shared/i18n/context.ts'
import { LoadFailed } from '../../shared/page/LoadFailed.tsx'
import { usePageHead } from '../../shared/page/page-head.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { Checkbox } from '../../../kit/ui/Checkbox.tsx'
import { Row, Stack } from '../../../kit/ui/Layout.tsx'
import { PageTitle } from '../../../kit/ui/PageTitle.tsx'
import { RadioList } from '../../../kit/ui/Radio.tsx'
import { Skeleton } from '../../../kit/ui/Skeleton.tsx'
import { setMailPreferences } from './actions.ts'
import styles from './MailPreferences.module.css'
import { PushSwitch } from './PushSwitch.tsx'
import { type MailPreferences, useMailPreferences } from './queries.ts'

const mailPage = '/account/mail'

/** What is written to a player, and how often; what is due is named and cannot be switched off (CD-265). */
export function MailPreferencesPage() {
  const { t } = useMessages()
  const navigate = useNavigate()
  const { data, problem, reload } = useMailPreferences()
  usePageHead({ title: t('support.mails.title'), crumb: t('support.mails.title'), isUnlisted: true })
  const isSignedOut = problem?.status === 401
  useEffect(() => {
    if (isSignedOut) void navigate(rootWithLogin(mailPage), { replace: true })
  }, [isSignedOut, navigate])

  if (data === undefined) return <Waiting problem={isSignedOut ? null : problem} onRetry={() => void reload()} />
  return (
    <Stack gap={6} wide className={styles.page}>
      <PageTitle lead={t('support.mails.lead')}>{t('support.mails.title')}</PageTitle>
      <Choices chosen={data} />
      <PushSwitch />
    </Stack>
  )
}

function Waiting({ problem, onRetry }: { problem: Problem | null; onRetry: () => void }) {
  return problem === null ? (
    <Stack gap={6} wide className={styles.page} aria-busy="true">
      <Skeleton shape="title" />
      <Skeleton lines={6} />
    </Stack>
  ) : (
    <LoadFailed problem={problem} onRetry={onRetry} />
  )
}

function Choices({ chosen }: { chosen: MailPreferences }) {
  const { t } = useMessages()
  const api = useApiClient()
  const alerts = useAlerts()
  const navigate = useNavigate()
  const form = useForm({ defaultValues: chosen })
  const isDigest = useWatch({ control: form.control, name: 'digest' })
  const [isBusy, setBusy] = useState(false)
  const [isSaved, setSaved] = useState(false)
  const changed = { onChange: () => setSaved(false) }
  const save = async (values: MailPreferences): Promise<void> => {
    setBusy(true)
    const sent = await setMailPreferences(api, values)
    setBusy(false)
    setSaved(sent.isOk)
    if (sent.isOk) return
    if (sent.problem.status === 401) void navigate(rootWithLogin(mailPage))
    else alerts.showProblem(sent.problem)
  }
  return (
    <Form form={form} problem={null} isBusy={isBusy} onSubmit={save} className={styles.choices}>
      <fieldset className={styles.part}>
        <legend>{t('support.mails.way')}</legend>
        <RadioList
          value={isDigest ? 'digest' : 'each'}
          controlProps={{
            name: 'way',
            onChange: ({ target }) => {
              setSaved(false)
              form.setValue('digest', target.value === 'digest')
            },
          }}
          choices={[
            { value: 'each', label: t('support.mails.way.each') },
            { value: 'digest', label: t('support.mails.way.digest'), hint: t('support.mails.way.digest.hint') },
          ]}
        />
      </fieldset>
      <fieldset className={styles.part}>
        <legend>{t('support.mails.optional')}</legend>
        <Checkbox label={t('support.mails.news')} {...form.register('statusNews', changed)} />
        <Checkbox
          label={t('support.mails.survey')}
          hint={t('support.mails.survey.hint')}
          {...form.register('surveys', changed)}
        />
      </fieldset>
      <section className={styles.due}>
        <h2>{t('support.mails.due')}</h2>
        <p>{t('support.mails.due.text')}</p>
      </section>
      <Row wrap gap={4} className={styles.end}>
        <Button type="submit" size="large" isBusy={isBusy}>
          {t('support.mails.save')}
        </Button>
        <p role="status">{isSaved && t('support.mails.saved')}</p>
      </Row>
    </Form>
  )
}
