import type { DeskSchema } from '../../../kit/api/desk.ts'
import { deskLimits } from '../../../kit/api/limits.ts'
import { SelectField, TextareaField } from '../../../kit/form/fields.tsx'
import { agentChoices, useAgents } from '../../shared/agents.ts'
import { useDesk } from '../../shared/desk-context.ts'
import { StepForm } from './StepForm.tsx'
import { useStepForm } from './use-step-form.ts'

/** A second opinion of anybody but who imposed the restriction, each once (CD-321). */
export function AskColleague({
  sheet: { appeal, opinions },
  onDone,
}: {
  sheet: DeskSchema<'DeskAppealSheet'>
  onDone: () => void
}) {
  const { t, call, me } = useDesk()
  const out = new Set([me.id, appeal.penalty.imposedBy, ...opinions.map((one) => one.colleague)])
  const choices = useAgents().filter(({ id }) => !out.has(id))
  const form = useStepForm({
    unsent: `appeal ${appeal.id} opinion-question`,
    initial: { colleague: '', question: '' },
    toBody: ({ colleague, question }) => ({
      colleague,
      ...(question.trim() !== '' && { question: question.trim() }),
    }),
    onSave: (body) => call('askOpinion', { appealId: appeal.id, body }),
    onSaved: onDone,
    done: t('appeal.opinion.done'),
  })
  return (
    <StepForm form={form} submit={t('appeal.opinion.send')}>
      <SelectField
        name="colleague"
        label={t('appeal.opinion.who')}
        isRequired
        check={(chosen) => (chosen === '' ? t('appeal.opinion.choose') : undefined)}
        placeholder={t('appeal.opinion.choose')}
        choices={agentChoices(choices)}
      />
      <TextareaField
        name="question"
        label={t('appeal.opinion.question')}
        hint={t('appeal.opinion.hint')}
        rows={3}
        maxLength={deskLimits.AskOpinionRequest.question.maxLength}
      />
    </StepForm>
  )
}
