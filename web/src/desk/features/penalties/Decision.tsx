import type { DeskSchema } from '../../../kit/api/desk.ts'
import { ShieldBan, ShieldCheck } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { deskLimits } from '../../../kit/api/limits.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { Icon } from '../../../kit/ui/Icon.tsx'
import { Grid, Stack, Text } from '../../../kit/ui/Layout.tsx'
import { useDesk } from '../../shared/desk-context.ts'
import { AskDialog } from '../../shared/DeskFrame.tsx'
import { useWrite } from '../../shared/use-write.ts'
import { seenAgain } from './use-penalties.ts'
import { TextareaBox } from '../../../kit/ui/Boxes.tsx'
import { useKeptText } from '../../shared/use-kept.ts'
import styles from './Penalties.module.css'

/** A lead's, never of who imposed the restriction; it cannot be taken back. `children`: what else can be done. */
export function Decision({ appeal, children }: { appeal: DeskSchema<'DeskAppeal'>; children: ReactNode }) {
  const { t, locale, call } = useDesk()
  const { isBusy, act } = useWrite(...seenAgain)
  const [text, type] = useKeptText(`desk-typed:appeal:${appeal.id}:decision`)
  const [isMissing, setMissing] = useState(false)
  const [asked, setAsked] = useState<'UPHELD' | 'OVERTURNED' | null>(null)
  const { end } = appeal.penalty
  const stays =
    end === null
      ? t('penalty.end.ever.choice')
      : t('restrictions.until', { day: new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(new Date(end)) })
  const ask = (decision: 'UPHELD' | 'OVERTURNED'): void => {
    setMissing(text.trim() === '')
    if (text.trim() !== '') setAsked(decision)
  }
  const decide = (decision: 'UPHELD' | 'OVERTURNED'): void => {
    setAsked(null)
    void act(
      async () => {
        await call('decideAppeal', { appealId: appeal.id, body: { decision, repResponse: text.trim() } })
        type('')
      },
      t(`appeal.${decision}`),
      t('appeal.changed'),
    )
  }
  return (
    <div className={styles.decision}>
      <span className={styles.stepRest}>{children}</span>
      <TextareaBox
        label={t('appeal.answer')}
        isRequired
        {...(isMissing ? { error: t('answer.empty') } : {})}
        rows={2}
        placeholder={t('appeal.answer.hint')}
        controlClass={styles.answer}
        value={text}
        maxLength={deskLimits.DecideAppealRequest.repResponse.maxLength}
        onChange={type}
      />
      {/* What is written goes out with either. Neither leads: which of them is right is what is to be found out (CD-411). */}
      <Grid columns={2} gap={3} className={styles.verdicts}>
        {(
          [
            ['UPHELD', ShieldBan, t('appeal.uphold'), stays],
            ['OVERTURNED', ShieldCheck, t('appeal.overturn'), t('appeal.overturn.short')],
          ] as const
        ).map(([decision, icon, name, what]) => (
          <Button
            key={decision}
            variant="secondary"
            className={styles.choice!}
            icon={<Icon icon={icon} size={20} />}
            isBusy={isBusy}
            onClick={() => ask(decision)}
          >
            <Stack as="span" shrinks>
              <Text as="strong" weight={650}>
                {name}
              </Text>{' '}
              <Text as="small" tone="quiet" size={1} weight={400}>
                {what}
              </Text>
            </Stack>
          </Button>
        ))}
      </Grid>
      {asked !== null && (
        <AskDialog
          title={t(asked === 'UPHELD' ? 'appeal.uphold' : 'appeal.overturn')}
          onClose={() => setAsked(null)}
          action={t('appeal.tell')}
          onDo={() => decide(asked)}
        >
          {t(asked === 'UPHELD' ? 'appeal.uphold.text' : 'appeal.overturn.text')}
        </AskDialog>
      )}
    </div>
  )
}
