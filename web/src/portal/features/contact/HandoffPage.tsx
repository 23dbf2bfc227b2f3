import { Smartphone } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useLocation, useNavigate } from 'react-router-dom'
import { keep } from '../../../kit/api/cache-times.ts'
import { useApiClient } from '../../../kit/api/context.ts'
import type { Problem } from '../../../kit/api/problem.ts'
import { Form } from '../../shared/form/Form.tsx'
import { FormField } from '../../../kit/form/FormField.tsx'
import { SubmitButton } from '../../shared/form/SubmitButton.tsx'
import { useMessages } from '../../shared/i18n/context.ts'
import { usePageHead } from '../../shared/page/page-head.ts'
import { Icon } from '../../../kit/ui/Icon.tsx'
import { Input } from '../../../kit/ui/Input.tsx'
import { PageTitle } from '../../../kit/ui/PageTitle.tsx'
import { takeHandoff } from './actions.ts'
import { codeOf, isCode, layDown, spoken } from './handoff.ts'
import { Night, Template } from '../../../kit/ui/templates/Template.tsx'
import styles from './HandOver.module.css'

interface CodeValues {
  code: string
}

/**
 * Where a form goes on that was begun on another device (CD-247). The code comes behind the address's hash or by hand; it
 * is taken by a press alone, because what reads addresses by itself, such as a messenger's preview, would use it up.
 */
export function HandoffPage() {
  const { t } = useMessages()
  const api = useApiClient()
  const navigate = useNavigate()
  const { hash } = useLocation()
  const [problem, setProblem] = useState<Problem | null>(null)
  const [isBusy, setBusy] = useState(false)
  const form = useForm<CodeValues>({ mode: 'onTouched', shouldFocusError: false, defaultValues: { code: '' } })
  const title = t('support.contact.handoff.take.title')
  usePageHead({ title, crumb: title, isUnlisted: true })
  // The page as the server draws it knows no hash.
  const { setValue } = form
  useEffect(() => {
    if (isCode(hash)) setValue('code', spoken(codeOf(hash)), { shouldValidate: true })
  }, [hash, setValue])

  const take = async ({ code }: CodeValues): Promise<void> => {
    setBusy(true)
    setProblem(null)
    const taken = await takeHandoff(api, codeOf(code))
    if (!taken.isOk) {
      setBusy(false)
      if (taken.problem.status !== 404) return setProblem(taken.problem)
      return form.setError(
        'code',
        { type: 'gone', message: t('support.contact.handoff.take.gone') },
        { shouldFocus: true },
      )
    }
    const { categoryId, channel } = taken.data.form
    const path = '/services/bft/api/categories/{lang}/{categoryId}/solution'
    const topic = await api.get(path, { path: { categoryId } }, { cacheFor: keep.default }).catch(() => null)
    await layDown(api, taken.data, topic?.fields ?? [])
    void navigate(`/contact/${categoryId}/${channel}`, { replace: true, state: { isHandedOver: true } })
  }

  return (
    <Template
      kind="ask"
      head={<PageTitle lead={t('support.contact.handoff.take.text')}>{title}</PageTitle>}
      beside={<Night />}
    >
      <Form form={form} problem={problem} isBusy={isBusy} onSubmit={take} className={styles.form} label={title}>
        <FormField
          name="code"
          label={t('support.contact.handoff.take.code')}
          hint={t('support.contact.handoff.take.hint')}
          isRequired
          rules={{
            required: t('support.validation.required'),
            validate: (typed: string) => isCode(typed) || t('support.contact.handoff.take.form'),
          }}
        >
          {(control) => (
            <Input {...control} dir="ltr" autoComplete="off" autoCapitalize="characters" spellCheck={false} />
          )}
        </FormField>
        <div>
          <SubmitButton size="large" icon={<Icon icon={Smartphone} size={18} />}>
            {t('support.contact.handoff.take.go')}
          </SubmitButton>
        </div>
      </Form>
    </Template>
  )
}
