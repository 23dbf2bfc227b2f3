import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button } from '../../../kit/ui/Button.tsx'
import { Row, Stack, Surface, Text } from '../../../kit/ui/Layout.tsx'
import type { CrisisMessage } from '../../shared/crisis.ts'
import { useAnyOf } from '../../shared/Condition.tsx'
import { useDesk } from '../../shared/desk-context.ts'
import { goToWrong } from '../../shared/DeskFrame.tsx'
import { Beside, FormPage, Part, SaveButton } from '../../shared/FormPage.tsx'
import { useGameTitle } from '../../shared/games.ts'
import { deskLocales, languageName, useTexts } from '../../shared/i18n.ts'
import { useDeskForm } from '../../shared/use-desk-form.ts'
import {
  type Draft,
  draftOf,
  emptyDraft,
  isAddress,
  isInOrder,
  isOver,
  lacking,
  localTime,
  requestOf,
  unwritten,
} from './draft.ts'
import { Missing } from './Languages.tsx'
import { usePlaceName } from './places.ts'
import { usePreview } from './use-preview.ts'
import { Shown } from './Shown.tsx'
import { WhatStep } from './WhatStep.tsx'
import { WhomStep } from './WhomStep.tsx'
import { SelectBox } from '../../../kit/ui/Boxes.tsx'
import page from '../../shared/FormPage.module.css'
import { useMessageFields } from './message-fields.ts'
import styles from './Crisis.module.css'

const steps = ['what', 'whom', 'show'] as const

/** A message in three steps, seen as players see it while it is written (CD-417). */
export function MessageForm({
  message,
  begun,
  original,
  onSaved,
}: {
  message: CrisisMessage | null
  /** What the list has asked already. */
  begun: CrisisMessage['severity'] | undefined
  original: string
  onSaved: (message: CrisisMessage) => void
}) {
  const { t, locale, call } = useDesk()
  const titleOf = useGameTitle()
  const form = useDeskForm({
    initial: message === null ? emptyDraft : draftOf(message),
    // What was typed days ago began with what was there then.
    of: message,
    unsent: `crisis message ${message?.id ?? 'new'}`,
    toBody: (typed) => (step < 2 ? go(step + 1) : requestOf(typed, true)),
    onSave: (body, header) =>
      message === null
        ? call('createCrisisMessage', { body })
        : call('replaceCrisisMessage', { messageId: message.id, body, header }),
    onSaved,
    again: ['listCrisisMessages'],
    done: ({ active }) => t(active ? 'crisis.published' : 'crisis.kept'),
  })
  const { values: draft, change } = form
  // Also over what was typed before and kept.
  const answer = useEffectEvent(() => begun !== undefined && change({ severity: begun }))
  useEffect(() => void answer(), [])
  const [step, setStep] = useState(0)
  const [language, setLanguage] = useState(original)
  const [isAsked, setAsked] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const first = useRef(true)
  const element = useRef<HTMLFormElement>(null)
  const [refused, setRefused] = useState(0)
  useEffect(() => {
    if (refused > 0) goToWrong(element.current)
  }, [refused])
  // The next step begins at its top, for eyes and for screen readers.
  useEffect(() => {
    if (first.current) first.current = false
    else heading.current?.focus()
  }, [step])

  const raced = useMessageFields()
  const wrong = lacking(draft, original)
  const open = unwritten(draft, deskLocales)
  const preview = usePreview(wrong.length === 0 && isAddress(draft.link) ? requestOf(draft, true) : null, language)
  const say = (part: 'title' | 'summary'): string =>
    (draft.texts[part][language] ?? '').trim() || (draft.texts[part][original] ?? '').trim()
  const titles = draft.games.map(titleOf)

  // What has ended already may be put right in its words.
  const isPast = draft.endsAt !== localTime(message?.endsAt ?? null) && isOver(draft, new Date())

  const go = (to: number): null => {
    const isFine = to < step || (step === 0 ? wrong.length === 0 && isAddress(draft.link) : isInOrder(draft) && !isPast)
    setAsked(!isFine)
    if (isFine) setStep(to)
    else {
      setRefused(refused + 1)
      if (step === 0) setLanguage(original)
    }
    return null
  }
  const name = steps[step]!
  const shown =
    say('title') === '' ? null : (
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
    )
  const languageField = (label: string) => (
    <SelectBox
      label={label}
      className={page.middle!}
      value={language}
      onChange={setLanguage}
      choices={deskLocales.map((value) => ({
        value,
        label: `${languageName(value, locale)}${open.includes(value) ? '' : ' ✓'}`,
      }))}
    />
  )
  return (
    <FormPage
      ref={element}
      form={form}
      back={{ to: message === null ? '/crisis' : `/crisis/${message.id}`, name: t('crisis') }}
      title={message === null ? t('crisis.new') : say('title') || t('crisis.new')}
      state={<Progress step={step} />}
      menu={
        step === 2 &&
        message?.active !== true && (
          <Button size="small" variant="quiet" onClick={() => void form.put(requestOf(draft, false))}>
            {t('crisis.draft')}
          </Button>
        )
      }
      action={
        <>
          {step > 0 && (
            <Button variant="secondary" onClick={() => go(step - 1)}>
              {t('crisis.previous')}
            </Button>
          )}
          <SaveButton>{t(step < 2 ? 'crisis.next' : 'crisis.publish')}</SaveButton>
        </>
      }
      raced={raced}
      aside={
        name === 'show' ? (
          <>
            <Stack gap={3} shrinks pad={5} radius={2} ground="page" breaks className={page.beside}>
              {languageField(t('crisis.preview.in'))}
              <Missing draft={draft} original={original} />
            </Stack>
            <Chosen draft={draft} titles={titles} onChange={() => go(1)} />
          </>
        ) : (
          (shown ?? (
            <Surface as="p" pad={5} radius={2} tone="quiet" className={styles.empty}>
              {t('crisis.preview.none')}
            </Surface>
          ))
        )
      }
    >
      {name === 'what' && (
        <WhatStep
          titleRef={heading}
          languageField={languageField(t('crisis.language'))}
          draft={draft}
          original={original}
          language={language}
          wrong={isAsked ? wrong : []}
          isAsked={isAsked}
          onChange={change}
        />
      )}
      {name === 'whom' && <WhomStep titleRef={heading} draft={draft} isPast={isAsked && isPast} onChange={change} />}
      {name === 'show' && (
        <Part title={t('crisis.step.show')} titleRef={heading}>
          {shown}
        </Part>
      )}
    </FormPage>
  )
}

/** Whom it goes to and when, once more before it is published. */
function Chosen({ draft, titles, onChange }: { draft: Draft; titles: readonly string[]; onChange: () => void }) {
  const { t, locale } = useTexts()
  const anyOf = useAnyOf()
  const placeName = usePlaceName()
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', calendar: 'gregory' })
  const timeOf = (typed: string, none: string): string => (typed === '' ? none : time.format(new Date(typed)))
  const said = [
    { name: t('crisis.games'), words: titles.length === 0 ? t('crisis.everywhere') : anyOf(titles) },
    { name: t('crisis.languages'), words: anyOf(draft.languages.map((one) => languageName(one, locale))) },
    { name: t('crisis.places'), words: anyOf(draft.places.map(placeName)) },
    { name: t('crisis.starts'), words: timeOf(draft.startsAt, t('crisis.starts.none')) },
    { name: t('crisis.ends'), words: timeOf(draft.endsAt, t('crisis.ends.none')) },
  ]
  return (
    <Beside title={t('crisis.step.whom')}>
      <Stack as="dl" gap={2} className={styles.checked}>
        {said.map(({ name, words }) => (
          <div key={name}>
            <Text as="dt" tone="quiet">
              {name}
            </Text>
            <dd>{words}</dd>
          </div>
        ))}
      </Stack>
      <span>
        <Button size="small" variant="secondary" onClick={onChange}>
          {t('condition.change')}
        </Button>
      </span>
    </Beside>
  )
}

/** How far one has come: as a line for eyes, in words for all. */
function Progress({ step }: { step: number }) {
  const { t } = useTexts()
  return (
    <Row as="p" gap={3} tone="quiet" size={1} lines="one" inline className={styles.progress}>
      {t('crisis.step.of', { step: step + 1, all: steps.length })}
      <Row as="span" gap={1} inline align="stretch" aria-hidden="true">
        {steps.map((one, index) => (
          <i key={one} data-done={index <= step || undefined} />
        ))}
      </Row>
    </Row>
  )
}
