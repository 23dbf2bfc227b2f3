import { useState } from 'react'
import { deskLimits } from '../../../kit/api/limits.ts'
import { TextareaField } from '../../../kit/form/fields.tsx'
import { Banner } from '../../../kit/ui/Banner.tsx'
import { Field, FieldGroup } from '../../../kit/ui/Field.tsx'
import { Input } from '../../../kit/ui/Input.tsx'
import { Stack } from '../../../kit/ui/Layout.tsx'
import { RadioList } from '../../../kit/ui/Radio.tsx'
import { Choices } from '../../shared/Choices.tsx'
import { useDesk } from '../../shared/desk-context.ts'
import { FormDialog } from '../../shared/DeskFrame.tsx'
import { gameChoices, useGames } from '../../shared/games.ts'
import { choicesOf, deskLocales, languageChoices, languageName, useTexts } from '../../shared/i18n.ts'
import { RaceNotice } from '../../shared/Raced.tsx'
import { useDeskForm } from '../../shared/use-desk-form.ts'
import { featureWords } from './feature-name.ts'
import { draftOf, type Feature, requestOf, shareOf } from './feature-draft.ts'
import styles from './Administration.module.css'

const whos = ['off', 'all', 'part'] as const
/** What keeps programs away; whoever may ask again and again comes to the side without it. */
const protections: ReadonlySet<string> = new Set(['arkose', 'recaptcha', 'strictCaptcha', 'embeddedStrictCaptcha'])

/** For whom a feature is on, and why. */
export function FeatureDialog({
  feature: { key, hasGames },
  from,
  onClose,
}: {
  feature: Feature
  /** As it was when the change began. */
  from: Feature
  onClose: () => void
}) {
  const { t, locale, call } = useDesk()
  const games = useGames()
  const form = useDeskForm({
    initial: draftOf(from),
    of: from,
    kept: `feature ${key}`,
    toBody: requestOf,
    onSave: (body, header) => call('setFeature', { key, body, header }),
    onSaved: onClose,
    again: ['listFeatures'],
    // Why it is changed is theirs who change it, whatever it is changed to.
    stays: ['reason'],
    done: t('macros.saved'),
  })
  const { change } = form
  const { who, share, games: chosenGames, languages } = form.values
  return (
    <FormDialog
      form={form}
      title={featureWords(key, t).name}
      submit={t('administration.features.change')}
      size="medium"
      onClose={onClose}
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
            choices={choicesOf(whos, (value) => t(`administration.features.for.${value}`))}
            controlProps={{
              name: 'who',
              onChange: ({ target }) => change({ who: whos.find((one) => one === target.value) ?? 'all' }),
            }}
          />
        </FieldGroup>
        {who === 'part' && (
          <>
            <Share share={share} onChange={(next) => change({ share: next })} />
            {share < 100 && protections.has(key) && (
              <Banner tone="warning" isQuiet>
                {t('administration.features.protects')}
              </Banner>
            )}
            {hasGames && (
              <Choices
                legend={t('administration.features.games')}
                choices={gameChoices(games)}
                chosen={chosenGames}
                onChange={(chosen) => change({ games: chosen })}
              />
            )}
            <Choices
              legend={t('administration.features.languages')}
              choices={languageChoices([...deskLocales, ...languages], locale)}
              chosen={languages}
              onChange={(chosen) => change({ languages: chosen })}
            />
          </>
        )}
        <TextareaField
          name="reason"
          label={t('administration.features.reason')}
          missing={t('administration.features.reason.needed')}
          rows={2}
          maxLength={deskLimits.SetFeatureRequest.reason.maxLength}
          dir="auto"
        />
      </Stack>
    </FormDialog>
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
