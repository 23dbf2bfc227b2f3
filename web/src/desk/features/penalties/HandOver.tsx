import type { DeskSchema } from '../../../kit/api/desk.ts'
import { deskLimits } from '../../../kit/api/limits.ts'
import { SelectField, TextareaField } from '../../../kit/form/fields.tsx'
import { agentChoices, useAgents } from '../../shared/agents.ts'
import { useDesk } from '../../shared/desk-context.ts'
import { mayLead } from '../../shared/roles.ts'
import { StepForm } from './StepForm.tsx'
import { useStepForm } from './use-step-form.ts'

const nobody = 'nobody'

/** To another lead, who did not impose the restriction either, with the reason why (CD-323). */
export function HandOver({ appeal, onDone }: { appeal: DeskSchema<'DeskAppeal'>; onDone: () => void }) {
  const { t, call } = useDesk()
  const leads = useAgents().filter(
    ({ id, role }) => mayLead([role]) && id !== appeal.penalty.imposedBy && id !== appeal.assignee,
  )
  const form = useStepForm({
    unsent: `appeal ${appeal.id} note`,
    initial: { who: '', note: '' },
    toBody: ({ who, note }) => ({ assignee: who === nobody ? null : who, note: note.trim() }),
    onSave: (body) => call('assignAppeal', { appealId: appeal.id, body }),
    onSaved: onDone,
    done: t('appeal.give.done'),
  })
  return (
    <StepForm form={form} submit={t('appeal.give')}>
      <SelectField
        name="who"
        label={t('appeal.give.who')}
        isRequired
        check={(chosen) => (chosen === '' ? t('appeal.give.same') : undefined)}
        placeholder={t('appeal.opinion.choose')}
        choices={[
          ...agentChoices(leads),
          ...(appeal.assignee === null ? [] : [{ value: nobody, label: t('appeal.give.nobody') }]),
        ]}
      />
      <TextareaField
        name="note"
        label={t('appeal.give.note')}
        hint={t('appeal.give.hint')}
        missing={t('appeal.words.missing')}
        rows={2}
        maxLength={deskLimits.AssignAppealRequest.note.maxLength}
      />
    </StepForm>
  )
}
