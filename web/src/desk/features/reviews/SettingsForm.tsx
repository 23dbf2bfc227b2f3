import type { DeskSchema } from '../../../kit/api/desk.ts'
import { Plus, X } from 'lucide-react'
import { deskLimits } from '../../../kit/api/limits.ts'
import { Wrong } from '../../../kit/form/fields.tsx'
import { Button } from '../../../kit/ui/Button.tsx'
import { Icon } from '../../../kit/ui/Icon.tsx'
import { Grid, Stack } from '../../../kit/ui/Layout.tsx'
import { useDesk } from '../../shared/desk-context.ts'
import { FormPage } from '../../shared/FormPage.tsx'
import { useDeskForm } from '../../shared/use-desk-form.ts'
import { useTeamName, useTeams } from '../../shared/teams.ts'
import { reviewReads } from './use-reviews.ts'
import { InputBox, SelectBox } from '../../../kit/ui/Boxes.tsx'
import { IconButton } from '../../shared/IconButton.tsx'
import room from '../../shared/Room.module.css'
import styles from './Reviews.module.css'

type ReviewSettings = DeskSchema<'ReviewSettings'>

const shares = [0, 1, 2, 5, 10, 15, 20, 25, 30, 50, 75, 100]
const most = deskLimits.ReviewSettingsRequest.criteria.maxItems

/** How much is drawn, of which teams, and what is scored. */
export function SettingsForm({ settings }: { settings: ReviewSettings }) {
  const { t, locale, call } = useDesk()
  const teams = useTeams() ?? []
  const teamOf = useTeamName()
  const form = useDeskForm({
    initial: { share: settings.share, teams: settings.teams, criteria: settings.criteria },
    of: settings,
    // A team that is gone since would refuse them all.
    toBody: (typed) => ({ ...typed, teams: typed.teams.filter(({ team }) => teams.some(({ id }) => id === team)) }),
    onSave: (body, header) => call('replaceReviewSettings', { body, header }),
    again: reviewReads,
    done: t('reviews.settings.saved'),
  })
  const { change } = form
  const { share, teams: own, criteria } = form.values
  const percent = new Intl.NumberFormat(locale, { style: 'percent' })
  const choicesOf = (chosen: number) =>
    [...new Set([...shares, chosen])]
      .toSorted((one, other) => one - other)
      .map((value) => ({ value: String(value), label: percent.format(value / 100) }))
  const setTeam = (team: string, value: string): void =>
    change({
      teams: [...own.filter((one) => one.team !== team), ...(value === '' ? [] : [{ team, share: Number(value) }])],
    })
  const isOn = share > 0 || own.some((one) => one.share > 0)
  return (
    <FormPage
      back={{ to: '/reviews/open', name: t('reviews.back') }}
      title={t('reviews.settings')}
      form={form}
      raced={[
        { name: 'share', label: t('reviews.share'), show: (value: number) => percent.format(value / 100) },
        {
          name: 'teams',
          label: t('reviews.teams'),
          show: (those: ReviewSettings['teams']) =>
            those.map((one) => `${teamOf(one.team)}: ${percent.format(one.share / 100)}`).join('\n'),
        },
        {
          name: 'criteria',
          label: t('reviews.criteria'),
          show: (those: ReviewSettings['criteria']) => those.map(({ name }) => name).join('\n'),
        },
      ]}
    >
      <p>{t('reviews.settings.text')}</p>
      <SelectBox
        label={t('reviews.share')}
        hint={t('reviews.share.hint')}
        className={styles.narrow!}
        value={String(share)}
        onChange={(value) => change({ share: Number(value) })}
        choices={choicesOf(share)}
      />
      {teams.length > 0 && (
        <Stack as="fieldset" gap={3} pad={4} line="all" radius={2} className={styles.block}>
          <legend>{t('reviews.teams')}</legend>
          <Stack align="start" gap={4} className={room.pair}>
            {teams.map(({ id, name }) => {
              const chosen = own.find(({ team }) => team === id)?.share
              return (
                <SelectBox
                  key={id}
                  label={name}
                  value={chosen === undefined ? '' : String(chosen)}
                  onChange={(value) => setTeam(id, value)}
                  choices={[{ value: '', label: t('reviews.teams.same') }, ...choicesOf(chosen ?? 0)]}
                />
              )
            })}
          </Stack>
        </Stack>
      )}
      <Stack as="fieldset" gap={3} pad={4} line="all" radius={2} className={styles.block}>
        <legend>{t('reviews.criteria')}</legend>
        <Wrong<ReviewSettings['criteria']>
          name="criteria"
          check={(those) =>
            those.some(({ name }) => name.trim() === '') || (isOn && those.length === 0)
              ? t('reviews.criteria.missing')
              : undefined
          }
        />
        {criteria.map(({ id, name }, index) => (
          <Grid columns="1-auto" align="end" gap={2} key={id}>
            <InputBox
              label={t('reviews.criterion', { count: index + 1 })}
              dir="auto"
              value={name}
              maxLength={deskLimits.ReviewCriterion.name.maxLength}
              onChange={(typed) =>
                change({
                  criteria: criteria.map((one) => (one.id === id ? { id, name: typed } : one)),
                })
              }
            />
            <IconButton
              icon={X}
              isLarge
              label={t('sensitive.line.remove', { name })}
              onClick={() => change({ criteria: criteria.filter((one) => one.id !== id) })}
            />
          </Grid>
        ))}
        {criteria.length < most && (
          <span>
            <Button
              variant="secondary"
              size="small"
              icon={<Icon icon={Plus} size={15} />}
              onClick={() => change({ criteria: [...criteria, { id: crypto.randomUUID(), name: '' }] })}
            >
              {t('reviews.criteria.add')}
            </Button>
          </span>
        )}
      </Stack>
    </FormPage>
  )
}
