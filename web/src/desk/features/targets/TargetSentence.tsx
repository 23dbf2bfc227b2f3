import { Sentence, useCalled } from '../../shared/condition-words.tsx'
import { languageName, useTexts } from '../../shared/i18n.ts'
import { wholeTime } from '../../shared/remaining.ts'
import { clockKinds, type Target } from './clock-kinds.ts'

/** Of these cases, so much is promised. */
export function TargetSentence({ when, minutes }: Pick<Target, 'when' | 'minutes'>) {
  const { t, locale } = useTexts()
  const called = useCalled()
  return (
    <Sentence
      asked={[
        ['team', when.teams.map(called)],
        ['priority', when.priorities.map((one) => t(`priority.${one}`))],
        ['filter.game', when.games.map(called)],
        ['rules.topics', when.topics.map(called)],
        ['filter.language', when.languages.map((one) => languageName(one, locale))],
      ]}
      done={clockKinds.flatMap((kind) => {
        const within = minutes[kind]
        return within === null ? [] : [{ name: t(`clock.${kind}`), words: wholeTime(within * 60, locale) }]
      })}
    />
  )
}
