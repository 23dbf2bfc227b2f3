import { Send } from 'lucide-react'
import { deskLimits } from '../../../kit/api/limits.ts'
import { TextareaField } from '../../../kit/form/fields.tsx'
import { Icon } from '../../../kit/ui/Icon.tsx'
import { useDesk } from '../../shared/desk-context.ts'
import { StepForm } from './StepForm.tsx'
import { useStepForm } from './use-step-form.ts'

/** A question to the player; the appeal then waits for them (CD-320). */
export function AskPlayer({ appealId, onDone }: { appealId: string; onDone: () => void }) {
  const { t, call } = useDesk()
  const form = useStepForm({
    unsent: `appeal ${appealId} question`,
    initial: { question: '' },
    toBody: ({ question }) => ({ question: question.trim() }),
    onSave: (body) => call('askAppellant', { appealId, body }),
    onSaved: onDone,
    done: t('appeal.ask.done'),
  })
  return (
    <StepForm form={form} submit={t('appeal.ask.send')} icon={<Icon icon={Send} size={17} flip />}>
      <TextareaField
        name="question"
        label={t('appeal.ask.label')}
        hint={t('appeal.ask.hint')}
        missing={t('appeal.words.missing')}
        rows={4}
        maxLength={deskLimits.AskAppellantRequest.question.maxLength}
      />
    </StepForm>
  )
}
