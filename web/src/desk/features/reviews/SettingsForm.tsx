import { Plus, X } from 'lucide-react'
import { useState } from 'react'
import { deskLimits } from '../../../api/limits.ts'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Input } from '../../../ui/Input.tsx'
import { Grid, Stack } from '../../../ui/Layout.tsx'
import { Select } from '../../../ui/Select.tsx'
import { useDesk } from '../../shared/desk-context.ts'
import { FormPage, SaveButton } from '../../shared/FormPage.tsx'
import { useTexts } from '../../shared/i18n.ts'
import { RaceNotice } from '../../shared/Raced.tsx'
import { useRace } from '../../shared/use-race.ts'
import { useTeams } from '../../shared/teams.ts'
import { type ReviewSettings, saveSettings, useReviewAct } from './queries.ts'
import room from '../../shared/Room.module.css'
import styles from './Reviews.module.css'

const shares = [0, 1, 2, 5, 10, 15, 20, 25, 30, 50, 75, 100]
const most = deskLimits.ReviewSettingsRequest.criteria.maxItems

/** How much is drawn, of which teams, and what is scored. */
export function SettingsForm({ settings }: { settings: ReviewSettings }) {
  const { t, locale } = useTexts()
  const { client } = useDesk()
  const teams = useTeams() ?? []
  const { isBusy, act } = useReviewAct(async () => undefined)
  const race = useRace()
  const [share, setShare] = useState(settings.share)
  const [own, setOwn] = useState(settings.teams)
  const [criteria, setCriteria] = useState(settings.criteria)
  const [isWrong, setWrong] = useState(false)
  const percent = new Intl.NumberFormat(locale, { style: 'percent' })
  const choicesOf = (chosen: number) =>
    [...new Set([...shares, chosen])]
      .toSorted((one, other) => one - other)
      .map((value) => ({ value: String(value), label: percent.format(value / 100) }))
  const nameOf = (team: string): string => teams.find(({ id }) => id === team)?.name ?? team
  const setTeam = (team: string, value: string): void =>
    setOwn([...own.filter((one) => one.team !== team), ...(value === '' ? [] : [{ team, share: Number(value) }])])
  const isOn = share > 0 || own.some((one) => one.share > 0)
  const save = (): void => {
    const isMissing = criteria.some(({ name }) => name.trim() === '') || (isOn && criteria.length === 0)
    setWrong(isMissing)
    if (isMissing) return
    // A team that is gone since would refuse them all.
    const known = own.filter(({ team }) => teams.some(({ id }) => id === team))
    const request = { share, teams: known, criteria }
    void act(async () => {
      await race.save(request, (match) => saveSettings(client, request, match))
    }, t('reviews.settings.saved'))
  }
  return (
    <FormPage
      back={{ to: '/reviews/open', name: t('reviews.back') }}
      title={t('reviews.settings')}
      action={<SaveButton isBusy={isBusy} />}
      notice={
        <RaceNotice
          fields={[
            { name: 'share', label: t('reviews.share'), show: (value: number) => percent.format(value / 100) },
            {
              name: 'teams',
              label: t('reviews.teams'),
              show: (those: ReviewSettings['teams']) =>
                those.map((one) => `${nameOf(one.team)}: ${percent.format(one.share / 100)}`).join('\n'),
            },
            {
              name: 'criteria',
              label: t('reviews.criteria'),
              show: (those: ReviewSettings['criteria']) => those.map(({ name }) => name).join('\n'),
            },
          ]}
        />
      }
      isBusy={isBusy}
      onSubmit={save}
    >
      <p>{t('reviews.settings.text')}</p>
      <Field label={t('reviews.share')} hint={t('reviews.share.hint')} className={styles.narrow!}>
        {(control) => (
          <Select
            {...control}
            value={String(share)}
            onChange={(event) => setShare(Number(event.target.value))}
            choices={choicesOf(share)}
          />
        )}
      </Field>
      {teams.length > 0 && (
        <Stack as="fieldset" gap={3} pad={4} line="all" radius={2} className={styles.block}>
          <legend>{t('reviews.teams')}</legend>
          <Stack align="start" gap={4} className={room.pair}>
            {teams.map(({ id, name }) => {
              const chosen = own.find(({ team }) => team === id)?.share
              return (
                <Field key={id} label={name}>
                  {(control) => (
                    <Select
                      {...control}
                      value={chosen === undefined ? '' : String(chosen)}
                      onChange={(event) => setTeam(id, event.target.value)}
                      choices={[{ value: '', label: t('reviews.teams.same') }, ...choicesOf(chosen ?? 0)]}
                    />
                  )}
                </Field>
              )
            })}
          </Stack>
        </Stack>
      )}
      <Stack as="fieldset" gap={3} pad={4} line="all" radius={2} className={styles.block}>
        <legend>{t('reviews.criteria')}</legend>
        <div role="alert" className={room.problem}>
          {isWrong && t('reviews.criteria.missing')}
        </div>
        {criteria.map(({ id, name }, index) => (
          <Grid columns="1-auto" align="end" gap={2} key={id}>
            <Field label={t('reviews.criterion', { count: index + 1 })}>
              {(control) => (
                <Input
                  {...control}
                  dir="auto"
                  value={name}
                  maxLength={deskLimits.ReviewCriterion.name.maxLength}
                  onChange={(event) =>
                    setCriteria(criteria.map((one) => (one.id === id ? { id, name: event.target.value } : one)))
                  }
                />
              )}
            </Field>
            <Stack
              as="button"
              centre
              radius={1}
              tone="quiet"
              type="button"
              className={styles.remove}
              aria-label={t('sensitive.line.remove', { name })}
              onClick={() => setCriteria(criteria.filter((one) => one.id !== id))}
            >
              <Icon icon={X} size={18} />
            </Stack>
          </Grid>
        ))}
        {criteria.length < most && (
          <span>
            <Button
              variant="secondary"
              size="small"
              icon={<Icon icon={Plus} size={15} />}
              onClick={() => setCriteria([...criteria, { id: crypto.randomUUID(), name: '' }])}
            >
              {t('reviews.criteria.add')}
            </Button>
          </span>
        )}
      </Stack>
    </FormPage>
  )
}
