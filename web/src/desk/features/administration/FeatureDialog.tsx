import { useState } from 'react'
import { deskLimits } from '../../../api/limits.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Field, FieldGroup } from '../../../ui/Field.tsx'
import { Input } from '../../../ui/Input.tsx'
import { Stack } from '../../../ui/Layout.tsx'
import { RadioList } from '../../../ui/Radio.tsx'
import { Textarea } from '../../../ui/Textarea.tsx'
import { Choices } from '../../shared/Choices.tsx'
import { useDesk } from '../../shared/desk-context.ts'
import { useGames } from '../../shared/games.ts'
import { deskLocales, languageName, useTexts } from '../../shared/i18n.ts'
import { RaceNotice } from '../../shared/Raced.tsx'
import { useRace } from '../../shared/use-race.ts'
import { useWrite } from '../../shared/use-write.ts'
import { featureWords } from './feature-name.ts'
import { draftOf, type FeatureDraft, requestOf, shareOf } from './feature-draft.ts'
import { type Feature, setFeature, useFeaturesAgain } from './queries.ts'
import styles from './Administration.module.css'

const whos = ['off', 'all', 'part'] as const
/** What keeps programs away; whoever may ask again and again comes to the side without it. */
const protections: ReadonlySet<string> = new Set(['arkose', 'recaptcha', 'strictCaptcha', 'embeddedStrictCaptcha'])

/** For whom a feature is on, and why. */
export function FeatureDialog({
  feature: { key, hasGames },
  from,
  draft,
  onChange,
  onClose,
}: {
  feature: Feature
  /** As it was when the change began. */
  from: Feature
  draft: FeatureDraft
  onChange: (change: Partial<FeatureDraft> & { from?: Feature }) => void
  onClose: () => void
}) {
  const { t, locale } = useTexts()
  const { client } = useDesk()
  const { isBusy, act } = useWrite(useFeaturesAgain())
  const games = useGames()
  const [isAsked, setAsked] = useState(false)
  // Why it is changed is theirs who change it, whatever it is changed to.
  const race = useRace<Feature>((next) => onChange({ ...draftOf(next), reason: draft.reason, from: next }))
  const { who, share, reason } = draft
  const isExplained = reason.trim() !== ''
  const save = (): void => {
    setAsked(true)
    if (!isExplained) return
    void act(async () => {
      const request = requestOf(draft)
      await race.save(request, (match) => setFeature(client, key, request, match), from)
      onClose()
    }, t('macros.saved'))
  }
  return (
    <Dialog
      title={featureWords(key, t).name}
      closeLabel={t('close')}
      onClose={onClose}
      actions={
        <>
          <Button isBusy={isBusy} onClick={save}>
            {t('administration.features.change')}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <RaceNotice
          fields={[
            { name: 'enabled', label: t('administration.features.for') },
            { name: 'share', label: t('administration.features.share'), show: (value: number) => `${value} %` },
            { name: 'games', label: t('administration.features.games') },
            {
              name: 'languages',
              label: t('administration.features.languages'),
              show: (those: readonly string[]) => those.map((one) => languageName(one, locale)).join(', '),
            },
            { name: 'reason', label: t('administration.features.reason') },
          ]}
        />
        <FieldGroup label={t('administration.features.for')} hint={t('administration.features.ask')} isRequired>
          <RadioList
            isInRow
            value={who}
            choices={whos.map((value) => ({ value, label: t(`administration.features.for.${value}`) }))}
            controlProps={{
              name: 'who',
              onChange: ({ target }) => onChange({ who: whos.find((one) => one === target.value) ?? 'all' }),
            }}
          />
        </FieldGroup>
        {who === 'part' && (
          <>
            <Share share={share} onChange={(next) => onChange({ share: next })} />
            {share < 100 && protections.has(key) && (
              <Banner tone="warning" isQuiet>
                {t('administration.features.protects')}
              </Banner>
            )}
            {hasGames && (
              <Choices
                legend={t('administration.features.games')}
                choices={games.map(({ game, title }) => ({ value: game, label: title }))}
                chosen={draft.games}
                onChange={(chosen) => onChange({ games: chosen })}
              />
            )}
            <Choices
              legend={t('administration.features.languages')}
              choices={[...new Set([...deskLocales, ...draft.languages])].map((value) => ({
                value,
                label: languageName(value, locale),
              }))}
              chosen={draft.languages}
              onChange={(chosen) => onChange({ languages: chosen })}
            />
          </>
        )}
        <Field
          label={t('administration.features.reason')}
          isRequired
          {...(isAsked && !isExplained ? { error: t('administration.features.reason.needed') } : {})}
        >
          {(control) => (
            <Textarea
              {...control}
              rows={2}
              maxLength={deskLimits.SetFeatureRequest.reason.maxLength}
              dir="auto"
              value={reason}
              onChange={({ target }) => onChange({ reason: target.value })}
            />
          )}
        </Field>
      </Stack>
    </Dialog>
  )
}

/** Drawn or typed: both say the same. */
function Share({ share, onChange }: { share: number; onChange: (share: number) => void }) {
  const { t } = useTexts()
  // What is typed may be no share yet.
  const [typed, setTyped] = useState<string | null>(null)
  const label = t('administration.features.share')
  const take = (text: string): void => {
    const next = shareOf(text)
    if (next !== null) onChange(next)
  }
  return (
    <Field label={label} hint={t('administration.features.share.hint')}>
      {(control) => (
        <Stack as="span" align="center" gap={3} className={styles.share}>
          <input
            {...control}
            type="range"
            min={1}
            max={100}
            value={share}
            onChange={({ target }) => {
              setTyped(null)
              take(target.value)
            }}
          />
          <Input
            type="number"
            min={1}
            max={100}
            aria-label={`${label} (%)`}
            value={typed ?? String(share)}
            onChange={({ target }) => {
              setTyped(target.value)
              take(target.value)
            }}
            onBlur={() => setTyped(null)}
          />
          <span aria-hidden="true">%</span>
        </Stack>
      )}
    </Field>
  )
}
