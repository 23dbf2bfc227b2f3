import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { cx } from '../../../lib/class-names.ts'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Select } from '../../../ui/Select.tsx'
import { Stepper } from '../../../ui/Stepper.tsx'
import { type CrisisMessage, useCrisisMessagesAgain } from '../../shared/crisis.ts'
import { useDesk } from '../../shared/desk-context.ts'
import { useGames } from '../../shared/games.ts'
import { deskLocales, languageName, useTexts } from '../../shared/i18n.ts'
import { useKept } from '../../shared/use-kept.ts'
import { useWrite } from '../../shared/use-write.ts'
import { draftOf, emptyDraft, isAddress, isInOrder, lacking, requestOf } from './draft.ts'
import { Missing } from './Languages.tsx'
import { saveMessage, usePreview } from './queries.ts'
import { Shown } from './Shown.tsx'
import { WhatStep } from './WhatStep.tsx'
import { WhomStep } from './WhomStep.tsx'
import room from '../../shared/Room.module.css'
import styles from './Crisis.module.css'

const steps = ['what', 'whom', 'show'] as const

/** A message in three steps, seen as players see it while it is written (CD-417). */
export function MessageForm({
  message,
  original,
  onSaved,
}: {
  message: CrisisMessage | null
  original: string
  onSaved: (message: CrisisMessage) => void
}) {
  const { t, locale } = useTexts()
  const { client } = useDesk()
  const games = useGames()
  const { isBusy, act } = useWrite(useCrisisMessagesAgain())
  const [draft, change] = useKept(
    `crisis message ${message?.id ?? 'new'}`,
    message === null ? emptyDraft : draftOf(message),
  )
  const [step, setStep] = useState(0)
  const [language, setLanguage] = useState(original)
  const [isAsked, setAsked] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const first = useRef(true)
  // The next step begins at its top, for eyes and for screen readers.
  useEffect(() => {
    if (first.current) first.current = false
    else heading.current?.focus()
  }, [step])

  const wrong = lacking(draft, original)
  const preview = usePreview(wrong.length === 0 && isAddress(draft.link) ? requestOf(draft, true) : null, language)
  const say = (part: 'title' | 'summary'): string =>
    (draft.texts[part][language] ?? '').trim() || (draft.texts[part][original] ?? '').trim()
  const titles = draft.games.map((game) => games.find((one) => one.game === game)?.title ?? game)

  const go = (to: number): void => {
    const isFine = to < step || (step === 0 ? wrong.length === 0 && isAddress(draft.link) : isInOrder(draft))
    setAsked(!isFine)
    if (isFine) setStep(to)
    else if (step === 0) setLanguage(original)
  }
  const save = (active: boolean): void =>
    void act(
      async () => onSaved(await saveMessage(client, message?.id ?? null, requestOf(draft, active))),
      t(active ? 'crisis.published' : 'crisis.kept'),
    )
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (step < 2) go(step + 1)
    else save(true)
  }
  const name = steps[step]!
  return (
    <form className={cx(room.sheet, styles.form)} onSubmit={submit} noValidate>
      <Link to="/crisis" className={room.back}>
        {t('crisis')}
      </Link>
      <Stepper
        label={t('crisis.steps')}
        steps={steps.map((one) => t(`crisis.step.${one}`))}
        current={step + 1}
        doneLabel={t('crisis.step.done')}
      />
      <h2 ref={heading} tabIndex={-1}>
        {t(`crisis.step.${name}`)}
      </h2>
      <div className={styles.writing}>
        <div className={styles.written}>
          {name === 'what' && (
            <WhatStep
              draft={draft}
              original={original}
              language={language}
              wrong={isAsked ? wrong : []}
              onLanguage={setLanguage}
              onChange={change}
            />
          )}
          {name === 'whom' && <WhomStep draft={draft} onChange={change} />}
          {name === 'show' && (
            <>
              <Missing draft={draft} original={original} />
              <Field label={t('crisis.preview.in')}>
                {(control) => (
                  <Select
                    {...control}
                    value={language}
                    onChange={({ target }) => setLanguage(target.value)}
                    choices={deskLocales.map((value) => ({ value, label: languageName(value, locale) }))}
                  />
                )}
              </Field>
            </>
          )}
        </div>
        {say('title') !== '' && (
          <Shown
            language={language}
            message={{
              title: say('title'),
              summary: say('summary'),
              body: preview?.message.body ?? null,
              severity: draft.severity,
              isResolved: false,
              games: titles.length === 0 ? t('crisis.everywhere') : titles.join(' · '),
              places: draft.places,
              updates: [],
            }}
          />
        )}
      </div>
      <div className={styles.steps}>
        {step > 0 && (
          <Button variant="secondary" onClick={() => go(step - 1)}>
            {t('crisis.previous')}
          </Button>
        )}
        <Button type="submit" isBusy={isBusy}>
          {t(step < 2 ? 'crisis.next' : 'crisis.publish')}
        </Button>
        {step === 2 && message?.active !== true && (
          <span className={room.last}>
            <Button variant="quiet" onClick={() => save(false)}>
              {t('crisis.draft')}
            </Button>
          </span>
        )}
      </div>
    </form>
  )
}
