import { Fragment, useEffect, useEffectEvent } from 'react'
import { keptWriteKey } from '../../../kit/api/kept-write-key.ts'
import { deskLimits } from '../../../kit/api/limits.ts'
import { SelectField, TextareaField, ValueField } from '../../../kit/form/fields.tsx'
import { FormGroup } from '../../../kit/form/FormField.tsx'
import { Button } from '../../../kit/ui/Button.tsx'
import { Checkbox } from '../../../kit/ui/Checkbox.tsx'
import { Input } from '../../../kit/ui/Input.tsx'
import { Row, Stack, Surface, Text } from '../../../kit/ui/Layout.tsx'
import { Select } from '../../../kit/ui/Select.tsx'
import { Textarea } from '../../../kit/ui/Textarea.tsx'
import { Condition, Conditions } from '../../shared/Condition.tsx'
import { useDesk } from '../../shared/desk-context.ts'
import { Beside, FormPage, Pair, Part, SaveButton } from '../../shared/FormPage.tsx'
import { variantOf } from '../../shared/macro-text.ts'
import { playerName, useKnownPlayer } from '../../shared/players.ts'
import { PlayerInput } from '../../shared/PlayerBox.tsx'
import { RadioCards } from '../../shared/RadioCards.tsx'
import { useOwnGames } from '../../shared/scope.ts'
import { deskLocales, languageName, type TextKey } from '../../shared/i18n.ts'
import { underKey } from '../../shared/under-key.ts'
import { type DeskForm, useDeskForm } from '../../shared/use-desk-form.ts'
import { endOf, endSpans, type EndSpan } from './end-of.ts'
import { KnownText, knownTexts } from './KnownText.tsx'
import { Letter } from './Letter.tsx'
import { seenAgain, usePenalties } from './use-penalties.ts'
import { gameChoices } from '../../shared/games.ts'
import { Initial } from '../../shared/Parts.tsx'
import page from '../../shared/FormPage.module.css'
import styles from './Penalties.module.css'

const texts = ['penalty', 'reason', 'ruleBroken', 'facts', 'howToComplain'] as const
type TextName = (typeof texts)[number]
const names: Readonly<Record<TextName, TextKey>> = {
  penalty: 'penalty.what',
  reason: 'penalty.reason',
  ruleBroken: 'penalty.rule',
  facts: 'penalty.facts',
  howToComplain: 'penalty.complain',
}
/** The statement of reasons needs these; the portal's own language has to be among each of them. */
const demanded: readonly TextName[] = ['penalty', 'reason', 'ruleBroken', 'facts']

type Words = Record<TextName, Record<string, string>>
const noWords: Words = { penalty: {}, reason: {}, ruleBroken: {}, facts: {}, howToComplain: {} }
const written = (byLocale: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(byLocale).filter(([, text]) => text.trim() !== ''))

interface Typed {
  /** '' while somebody looks for the player by `typed`. */
  accountId: string
  typed: string
  /** As an earlier restriction of theirs names it, until somebody writes another name. */
  gameAccount: string | null
  game: string
  words: Words
  language: string
  span: EndSpan | null
  day: string
  evidence: string
  appealable: boolean
  /** What was sent and not answered, with the end it got: after a reload the same is the same restriction (CD-461). */
  tried: { content: string; end: string | null } | null
}
/** Said anew each time: what was typed for one player must not be imposed on another. */
const unkept = {
  typed: '',
  gameAccount: null,
  game: '',
  language: 'en-US',
  span: null,
  day: '',
  appealable: true,
} satisfies Partial<Typed>
const nothing: Omit<Typed, 'accountId'> = { ...unkept, words: noWords, evidence: '', tried: null }

/** A restriction with the statement of reasons its player will read. */
export function PenaltyForm({ account, onImposed }: { account: string; onImposed: (id: string) => void }) {
  const { t, locale, call } = useDesk()
  const games = useOwnGames()
  const needed = (text: string | undefined): string | undefined => (text?.trim() ? undefined : t('form.needed'))
  const form: DeskForm<Typed> = useDeskForm({
    initial: { ...nothing, accountId: account },
    unsent: `restriction ${account}`,
    toBody: ({ words: its, evidence: lines, span: how, day: last, appealable }) => {
      const ends = endOf(how, last, new Date())
      const optional = written(its.howToComplain)
      return ends === undefined
        ? null
        : {
            accountId,
            gameAccount: gameAccount.trim(),
            game,
            penalty: written(its.penalty),
            reason: written(its.reason),
            ruleBroken: written(its.ruleBroken),
            facts: written(its.facts),
            ...(Object.keys(optional).length === 0 ? {} : { howToComplain: optional }),
            decidedBy: 'person' as const,
            evidence: lines.split('\n').filter((line) => line.trim() !== ''),
            appealable,
            end: ends,
          }
    },
    onSave: ({ end: ends, ...penalty }, _match, { span: how, day: last, tried }) => {
      const content = JSON.stringify([penalty, how, last])
      const its = tried?.content === content ? tried : { content, end: ends }
      form.change({ tried: its })
      return underKey(keptWriteKey(`desk-penalty ${account}`, content), (key) =>
        call('createPenalty', { body: { ...penalty, end: its.end }, header: { 'Idempotency-Key': key } }),
      )
    },
    onSaved: ({ id }) => onImposed(id),
    again: seenAgain,
    done: t('penalty.imposed'),
  })
  const begin = useEffectEvent(() => form.change({ ...unkept, accountId: account }))
  useEffect(() => begin(), [])
  const { words, evidence, language, span, day } = form.values
  const player = useKnownPlayer(form.values.accountId || null)
  const theirs = usePenalties(form.values.accountId || null).data?.items
  // What was imposed before is offered again, in every language it has: nobody words the same rule twice.
  const earlier = usePenalties(null).data?.items
  const accountId: string = form.values.accountId || form.values.typed.trim()
  const game: string = form.values.game || (games[0]?.game ?? '')
  const known = form.values.accountId === '' ? undefined : (theirs?.find((one) => one.game === game) ?? theirs?.[0])
  const gameAccount: string = form.values.gameAccount ?? known?.gameAccount ?? ''
  const gameTitle = games.find((one) => one.game === game)?.title ?? ''

  const end = endOf(span, day, new Date())
  const until =
    end === undefined
      ? ''
      : end === null
        ? t('penalty.end.ever.choice')
        : new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(new Date(end))

  // As it is filled in: of whom, what, where and until when.
  const name = player ? playerName(player) : accountId
  const comesOf = [
    name,
    Object.keys(written(words.penalty)).length === 0 ? '' : variantOf({ texts: written(words.penalty) }, locale),
    gameTitle,
    end === undefined ? '' : end === null ? until : t('restrictions.until', { day: until }),
  ].filter((part) => part !== '')

  const isMissing =
    accountId === '' ||
    gameAccount.trim() === '' ||
    demanded.some((name) => Object.keys(written(words[name])).length === 0)
  const neededText = (texts: Record<string, string>): string | undefined =>
    Object.keys(written(texts)).length === 0 ? t('form.needed') : undefined
  const knownText = (name: keyof Words & ('penalty' | 'reason' | 'ruleBroken' | 'howToComplain')) => (
    <KnownText
      name={`words.${name}`}
      label={t(names[name])}
      known={knownTexts(earlier, name)}
      language={language}
      isRequired={demanded.includes(name)}
      {...(demanded.includes(name) ? { check: neededText } : {})}
    />
  )
  return (
    <FormPage
      form={form}
      back={{ to: '/restrictions', name: t('restrictions.back') }}
      title={t('restrictions.new')}
      action={<SaveButton>{t('penalty.impose')}</SaveButton>}
      closing={
        <Stack as="p">
          <strong>
            {comesOf.map((part, index) => (
              <Fragment key={index}>
                {index > 0 && ' · '}
                <bdi>{part}</bdi>
              </Fragment>
            ))}
          </strong>
          <Text as="span" tone="quiet" size={1}>
            {t('penalty.told')}
          </Text>
        </Stack>
      }
      aside={
        <Beside title={t('penalty.reads')}>
          <Letter texts={words} game={gameTitle} until={until} />
        </Beside>
      }
    >
      {form.form.formState.isSubmitted && isMissing && (
        <Text tone="danger" weight={600} role="alert">
          {t('penalty.missing')}
        </Text>
      )}
      <Part title={t('penalty.who')}>
        {form.values.accountId === '' ? (
          <ValueField<string> name="typed" label={t('penalty.account')} isRequired check={needed}>
            {(control, { value, onChange }) => (
              <PlayerInput
                {...control}
                {...{ value, onChange }}
                onPick={(picked) => form.change({ accountId: picked.accountId, typed: picked.accountId })}
              />
            )}
          </ValueField>
        ) : (
          <Row gap={3} className={styles.chosenPlayer}>
            <Initial of={player ? playerName(player) : accountId} />
            <span>
              <strong dir="auto">{player ? playerName(player) : accountId}</strong>
              <bdi className={styles.over}>{player?.email ?? accountId}</bdi>
            </span>
            <Button
              variant="quiet"
              size="small"
              onClick={() => form.change({ typed: '', accountId: '', gameAccount: null })}
            >
              {t('condition.change')}
            </Button>
          </Row>
        )}
        <Pair>
          <ValueField<string> name="game" label={t('filter.game')} isRequired>
            {(control, { onChange }) => (
              <Select
                {...control}
                value={game}
                onChange={({ target }) => onChange(target.value)}
                choices={gameChoices(games)}
              />
            )}
          </ValueField>
          <ValueField<string | null>
            name="gameAccount"
            label={t('penalty.gameAccount')}
            isRequired
            check={(text) => needed(text ?? gameAccount)}
          >
            {(control, { onChange }) => (
              <Input
                {...control}
                value={gameAccount}
                maxLength={deskLimits.CreatePenaltyRequest.gameAccount.maxLength}
                // What an earlier restriction says may come late; it must not run into what somebody has begun to type.
                onFocus={() => onChange(gameAccount)}
                onChange={({ target }) => onChange(target.value)}
              />
            )}
          </ValueField>
        </Pair>
      </Part>
      <Part title={t('penalty.until')}>
        {knownText('penalty')}
        <FormGroup
          name="span"
          label={t('penalty.end.long')}
          isRequired
          rules={{
            validate: (how: EndSpan | null, all) =>
              endOf(how, all['day'] as string, new Date()) !== undefined ||
              t(how === 'day' ? 'penalty.end.day' : 'penalty.end.missing'),
          }}
        >
          {() => (
            <div className={styles.spans}>
              <RadioCards
                areShort
                value={span}
                choices={endSpans.map((value) => ({
                  value,
                  label:
                    value === 'day' || value === 'ever'
                      ? t(`penalty.end.${value}.choice`)
                      : t('keys.life.days', { count: Number(value) }),
                }))}
                onChange={(value) => form.change({ span: value })}
              />
            </div>
          )}
        </FormGroup>
        {span === 'day' && (
          <ValueField<string> name="day" label={t('penalty.end')} isRequired className={styles.day}>
            {(control, { value }) => (
              <Input
                {...control}
                type="date"
                value={value}
                onChange={({ target }) => form.change({ day: target.value, span })}
              />
            )}
          </ValueField>
        )}
        {span === 'ever' && (
          <Surface as="p" pad="3 4" radius={1} ground="warning" tone="warning">
            {t('penalty.end.ever.text')}
          </Surface>
        )}
      </Part>
      <Part title={t('penalty.why')}>
        <Pair>
          {knownText('reason')}
          {knownText('ruleBroken')}
        </Pair>
        <ValueField<Words['facts']> name="words.facts" label={t(names.facts)} isRequired check={neededText}>
          {(control, { value, onChange }) => (
            <Textarea
              {...control}
              rows={4}
              lang={language}
              value={value[language] ?? ''}
              onChange={({ target }) => onChange({ ...value, [language]: target.value })}
            />
          )}
        </ValueField>
        <Conditions>
          <Condition name={t('macros.language')} words={languageName(language, locale)}>
            <SelectField
              name="language"
              label={t('macros.language')}
              footer={t('penalty.language.hint')}
              className={page.middle}
              choices={deskLocales.map((value) => ({
                value,
                label: `${languageName(value, locale)}${texts.some((name) => words[name][value]?.trim()) ? ' ✓' : ''}`,
              }))}
            />
          </Condition>
          <Condition
            name={t('penalty.evidence')}
            words={evidence.trim() === '' ? null : evidence.trim().split('\n').join(' · ')}
            none={t('penalty.none')}
          >
            <TextareaField name="evidence" label={t('penalty.evidence')} footer={t('penalty.evidence.hint')} rows={4} />
          </Condition>
          <Condition
            name={t(names.howToComplain)}
            words={
              Object.keys(written(words.howToComplain)).length === 0
                ? null
                : variantOf({ texts: written(words.howToComplain) }, locale)
            }
            none={t('penalty.none')}
          >
            {knownText('howToComplain')}
          </Condition>
        </Conditions>
        <Checkbox label={t('penalty.appealable')} {...form.form.register('appealable')} />
      </Part>
    </FormPage>
  )
}
