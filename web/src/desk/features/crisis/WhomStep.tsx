import type { Ref } from 'react'
import { Choices } from '../../shared/Choices.tsx'
import { ChoiceCondition, Condition, Conditions } from '../../shared/Condition.tsx'
import { Part } from '../../shared/FormPage.tsx'
import { languageChoices, useTexts } from '../../shared/i18n.ts'
import { useMacros } from '../../shared/macros.ts'
import { useOwnGames, useOwnLanguages } from '../../shared/scope.ts'
import { type Draft, isInOrder } from './draft.ts'
import { knownPlaces, usePlaceName } from './places.ts'
import { namedChoices, nameIn } from '../../shared/moved.ts'
import { gameChoices } from '../../shared/games.ts'
import { InputBox, SelectBox } from '../../../kit/ui/Boxes.tsx'
import page from '../../shared/FormPage.module.css'

/** Whom it concerns: games, readers, places, from when to when; and what helps those who answer. */
export function WhomStep({
  titleRef,
  draft,
  isPast,
  onChange,
}: {
  titleRef: Ref<HTMLHeadingElement>
  draft: Draft
  /** Its end has passed, and somebody wanted to go on. */
  isPast: boolean
  onChange: (change: Partial<Draft>) => void
}) {
  const { t, locale } = useTexts()
  const games = useOwnGames()
  const languages = useOwnLanguages()
  const macros = useMacros() ?? []
  const topics = games
    .filter(({ game }) => draft.games.includes(game))
    .flatMap(({ topics: its }) => its.map(({ categoryId, name }) => ({ value: categoryId, label: name })))
  const placeName = usePlaceName()
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', calendar: 'gregory' })
  const timeOf = (typed: string): string | null => (typed === '' ? null : time.format(new Date(typed)))
  return (
    <>
      <Part title={t('crisis.step.whom')} titleRef={titleRef} hint={t('crisis.all')}>
        <Choices
          legend={t('crisis.games')}
          choices={gameChoices(games)}
          chosen={draft.games}
          onChange={(chosen) =>
            onChange({
              games: chosen,
              // A topic goes with its game.
              topics: draft.topics.filter((topic) =>
                games.some(
                  ({ game, topics: its }) =>
                    chosen.includes(game) && its.some(({ categoryId }) => categoryId === topic),
                ),
              ),
            })
          }
        />
        <Conditions add={t('crisis.narrow')}>
          {topics.length > 0 && (
            <ChoiceCondition
              legend={t('crisis.topics')}
              choices={topics}
              chosen={draft.topics}
              onChange={(chosen) => onChange({ topics: chosen })}
            />
          )}
          <ChoiceCondition
            legend={t('crisis.languages')}
            choices={languageChoices(languages, locale)}
            chosen={draft.languages}
            onChange={(chosen) => onChange({ languages: chosen })}
          />
          <ChoiceCondition
            legend={t('crisis.places')}
            choices={[...new Set([...knownPlaces, ...draft.places])].map((value) => ({
              value,
              label: placeName(value),
            }))}
            chosen={draft.places}
            onChange={(chosen) => onChange({ places: chosen })}
          />
        </Conditions>
      </Part>
      <Part title={t('crisis.when')}>
        <Conditions>
          <Condition name={t('crisis.starts')} words={timeOf(draft.startsAt)} none={t('crisis.starts.none')}>
            <InputBox
              label={t('crisis.starts')}
              className={page.middle!}
              type="datetime-local"
              value={draft.startsAt}
              onChange={(text) => onChange({ startsAt: text })}
            />
          </Condition>
          <Condition
            name={t('crisis.ends')}
            words={timeOf(draft.endsAt)}
            none={t('crisis.ends.none')}
            isWrong={isPast || !isInOrder(draft)}
          >
            <InputBox
              label={t('crisis.ends')}
              className={page.middle!}
              {...(isPast ? { error: t('crisis.over') } : isInOrder(draft) ? {} : { error: t('crisis.order') })}
              type="datetime-local"
              value={draft.endsAt}
              onChange={(text) => onChange({ endsAt: text })}
            />
          </Condition>
        </Conditions>
      </Part>
      <Part title={t('crisis.answer')}>
        <Conditions>
          <Condition
            name={t('crisis.macro')}
            words={nameIn(macros, draft.macroId) ?? null}
            none={t('crisis.macro.none')}
          >
            <SelectBox
              label={t('crisis.macro')}
              className={page.middle!}
              value={draft.macroId}
              onChange={(value) => onChange({ macroId: value })}
              choices={[
                { value: '', label: t('crisis.macro.none') },
                ...namedChoices(macros.filter(({ shared }) => shared)),
              ]}
            />
          </Condition>
          <Condition name={t('crisis.article')} words={draft.articleId || null} none={t('crisis.macro.none')}>
            <InputBox
              label={t('crisis.article')}
              footer={t('crisis.article.hint')}
              className={page.short!}
              inputMode="numeric"
              value={draft.articleId}
              onChange={(text) => onChange({ articleId: text.replace(/\D/g, '') })}
            />
          </Condition>
        </Conditions>
      </Part>
    </>
  )
}
