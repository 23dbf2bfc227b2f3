import { Fragment, useId, useState } from 'react'
import { keptWriteKey } from '../../../api/kept-write-key.ts'
import { deskLimits } from '../../../api/limits.ts'
import { problemOfFailure } from '../../../api/problem.ts'
import { Button } from '../../../ui/Button.tsx'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { Field, FieldGroup } from '../../../ui/Field.tsx'
import { Input } from '../../../ui/Input.tsx'
import { Row, Stack, Surface, Text } from '../../../ui/Layout.tsx'
import { Select } from '../../../ui/Select.tsx'
import { Textarea } from '../../../ui/Textarea.tsx'
import { Condition, Conditions } from '../../shared/Condition.tsx'
import { useDesk } from '../../shared/desk-context.ts'
import { Beside, FormPage, Pair, Part, SaveButton } from '../../shared/FormPage.tsx'
import { variantOf } from '../../shared/macro-text.ts'
import { playerName, useKnownPlayer } from '../../shared/players.ts'
import { PlayerBox } from '../../shared/PlayerBox.tsx'
import { RadioCards } from '../../shared/RadioCards.tsx'
import { useOwnGames } from '../../shared/scope.ts'
import { deskLocales, languageName, type TextKey, useTexts } from '../../shared/i18n.ts'
import { underKey } from '../../shared/under-key.ts'
import { useUnsent } from '../../shared/use-kept.ts'
import { endOf, endSpans, type EndSpan } from './end-of.ts'
import { KnownText, knownTexts } from './KnownText.tsx'
import { Letter } from './Letter.tsx'
import { usePenalties, usePenaltiesAgain } from './use-penalties.ts'
import parts from '../../shared/Parts.module.css'
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

interface Unsent {
  words: Words
  evidence: string
  /** What was sent and not answered, with the end it got: after a reload the same is the same restriction (CD-461). */
  tried: { content: string; end: string | null } | null
}

/** A restriction with the statement of reasons its player will read. */
export function PenaltyForm({ account, onImposed }: { account: string; onImposed: (id: string) => void }) {
  const { t, locale } = useTexts()
  const { call, say } = useDesk()
  const again = usePenaltiesAgain()
  const games = useOwnGames()
  const [who, setWho] = useState<{ accountId: string; gameAccount: string | null; game: string }>({
    accountId: account,
    gameAccount: null,
    game: '',
  })
  const [typed, setTyped] = useState('')
  const player = useKnownPlayer(who.accountId === '' ? null : who.accountId)
  const theirs = usePenalties(who.accountId === '' ? null : who.accountId)
  // What was imposed before is offered again, in every language it has: nobody words the same rule twice.
  const earlier = usePenalties(null)
  const [{ words, evidence, tried }, write, sent] = useUnsent<Unsent>(`restriction ${account}`, {
    words: noWords,
    evidence: '',
    tried: null,
  })
  const [language, setLanguage] = useState('en-US')
  const [span, setSpan] = useState<EndSpan | null>(null)
  const [day, setDay] = useState('')
  const [isEndless, setEndless] = useState(false)
  const spanName = useId()
  const [isAppealable, setAppealable] = useState(true)
  const [problem, setProblem] = useState('')
  const [isAsked, setAsked] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const game = who.game === '' ? (games[0]?.game ?? '') : who.game
  // As an earlier restriction of theirs names them, until somebody writes another name.
  const known = who.accountId === '' ? undefined : (theirs?.find((one) => one.game === game) ?? theirs?.[0])
  const gameAccount = who.gameAccount ?? known?.gameAccount ?? ''
  const gameTitle = games.find((one) => one.game === game)?.title ?? ''
  const accountId = who.accountId === '' ? typed.trim() : who.accountId

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

  const impose = async (): Promise<void> => {
    if (isBusy) return
    const isMissing =
      accountId === '' ||
      gameAccount.trim() === '' ||
      demanded.some((name) => Object.keys(written(words[name])).length === 0)
    setAsked(true)
    setProblem(isMissing ? t('penalty.missing') : '')
    setEndless(end === undefined)
    if (isMissing || end === undefined) return
    setBusy(true)
    const optional = written(words.howToComplain)
    const penalty = {
      accountId,
      gameAccount: gameAccount.trim(),
      game,
      penalty: written(words.penalty),
      reason: written(words.reason),
      ruleBroken: written(words.ruleBroken),
      facts: written(words.facts),
      ...(Object.keys(optional).length === 0 ? {} : { howToComplain: optional }),
      decidedBy: 'person' as const,
      evidence: evidence.split('\n').filter((line) => line.trim() !== ''),
      appealable: isAppealable,
    }
    const content = JSON.stringify([penalty, span, day])
    const its = tried?.content === content ? tried : { content, end }
    write({ tried: its })
    try {
      const made = await underKey(keptWriteKey(`desk-penalty ${account}`, content), (key) =>
        call('createPenalty', { body: { ...penalty, end: its.end }, header: { 'Idempotency-Key': key } }),
      )
      await again()
      say(t('penalty.imposed'))
      sent()
      onImposed(made.id)
    } catch (error) {
      const refused = problemOfFailure(error)
      const field = refused.validationErrors?.fieldErrors?.[0]?.field
      const said = Object.values(refused.validationErrors?.errorCodes ?? {})[0]
      setProblem(
        said === undefined
          ? t(refused.kind === 'offline' ? 'failed.offline' : 'failed')
          : `${field === undefined ? '' : `${field}: `}${said}`,
      )
    } finally {
      setBusy(false)
    }
  }

  const isMissed = (name: TextName): boolean => isAsked && Object.keys(written(words[name])).length === 0
  return (
    <FormPage
      back={{ to: '/restrictions', name: t('restrictions.back') }}
      title={t('restrictions.new')}
      action={<SaveButton isBusy={isBusy}>{t('penalty.impose')}</SaveButton>}
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
      isBusy={isBusy}
      onSubmit={() => void impose()}
      aside={
        <Beside title={t('penalty.reads')}>
          <Letter texts={words} game={gameTitle} until={until} />
        </Beside>
      }
    >
      {problem !== '' && (
        <Text tone="danger" weight={600} role="alert">
          {problem}
        </Text>
      )}
      <Part title={t('penalty.who')}>
        {who.accountId === '' ? (
          <PlayerBox
            label={t('penalty.account')}
            isRequired
            {...(isAsked && accountId === '' ? { error: t('form.needed') } : {})}
            value={typed}
            onChange={setTyped}
            onPick={(picked) => setWho({ ...who, accountId: picked.accountId })}
          />
        ) : (
          <Row gap={3} className={styles.chosenPlayer}>
            <span className={parts.initial} aria-hidden>
              {[...(player ? playerName(player) : who.accountId)][0]?.toLocaleUpperCase()}
            </span>
            <span>
              <strong dir="auto">{player ? playerName(player) : who.accountId}</strong>
              <bdi className={styles.over}>{player?.email ?? who.accountId}</bdi>
            </span>
            <Button
              variant="quiet"
              size="small"
              onClick={() => {
                setTyped('')
                setWho({ ...who, accountId: '', gameAccount: null })
              }}
            >
              {t('condition.change')}
            </Button>
          </Row>
        )}
        <Pair>
          <Field label={t('filter.game')} isRequired>
            {(control) => (
              <Select
                {...control}
                value={game}
                onChange={(event) => setWho({ ...who, game: event.target.value })}
                choices={games.map((one) => ({ value: one.game, label: one.title }))}
              />
            )}
          </Field>
          <Field
            label={t('penalty.gameAccount')}
            isRequired
            {...(isAsked && gameAccount.trim() === '' ? { error: t('form.needed') } : {})}
          >
            {(control) => (
              <Input
                {...control}
                value={gameAccount}
                maxLength={deskLimits.CreatePenaltyRequest.gameAccount.maxLength}
                onChange={(event) => setWho({ ...who, gameAccount: event.target.value })}
              />
            )}
          </Field>
        </Pair>
      </Part>
      <Part title={t('penalty.until')}>
        <KnownText
          label={t(names.penalty)}
          known={knownTexts(earlier, 'penalty')}
          texts={words.penalty}
          language={language}
          isRequired={demanded.includes('penalty')}
          isMissing={isMissed('penalty')}
          onChange={(texts) => write({ words: { ...words, penalty: texts } })}
        />
        <FieldGroup
          label={t('penalty.end.long')}
          isRequired
          {...(isEndless ? { error: t(span === 'day' ? 'penalty.end.day' : 'penalty.end.missing') } : {})}
        >
          <div className={styles.spans}>
            <RadioCards
              areShort
              name={spanName}
              value={span}
              choices={endSpans.map((value) => ({
                value,
                label:
                  value === 'day' || value === 'ever'
                    ? t(`penalty.end.${value}.choice`)
                    : t('keys.life.days', { count: Number(value) }),
              }))}
              onChange={(value) => {
                setSpan(value)
                setEndless(false)
              }}
            />
          </div>
        </FieldGroup>
        {span === 'day' && (
          <Field label={t('penalty.end')} isRequired className={styles.day}>
            {(control) => (
              <Input {...control} type="date" value={day} onChange={(event) => setDay(event.target.value)} />
            )}
          </Field>
        )}
        {span === 'ever' && (
          <Surface as="p" pad="3 4" radius={1} ground="warning" tone="warning">
            {t('penalty.end.ever.text')}
          </Surface>
        )}
      </Part>
      <Part title={t('penalty.why')}>
        <Pair>
          <KnownText
            label={t(names.reason)}
            known={knownTexts(earlier, 'reason')}
            texts={words.reason}
            language={language}
            isRequired={demanded.includes('reason')}
            isMissing={isMissed('reason')}
            onChange={(texts) => write({ words: { ...words, reason: texts } })}
          />
          <KnownText
            label={t(names.ruleBroken)}
            known={knownTexts(earlier, 'ruleBroken')}
            texts={words.ruleBroken}
            language={language}
            isRequired={demanded.includes('ruleBroken')}
            isMissing={isMissed('ruleBroken')}
            onChange={(texts) => write({ words: { ...words, ruleBroken: texts } })}
          />
        </Pair>
        <Field label={t(names.facts)} isRequired {...(isMissed('facts') ? { error: t('form.needed') } : {})}>
          {(control) => (
            <Textarea
              {...control}
              rows={4}
              lang={language}
              value={words.facts[language] ?? ''}
              onChange={(event) =>
                write({ words: { ...words, facts: { ...words.facts, [language]: event.target.value } } })
              }
            />
          )}
        </Field>
        <Conditions>
          <Condition name={t('macros.language')} words={languageName(language, locale)}>
            <Field label={t('macros.language')} footer={t('penalty.language.hint')} className={page.middle!}>
              {(control) => (
                <Select
                  {...control}
                  value={language}
                  onChange={(event) => setLanguage(event.target.value)}
                  choices={deskLocales.map((value) => ({
                    value,
                    label: `${languageName(value, locale)}${texts.some((name) => words[name][value]?.trim()) ? ' ✓' : ''}`,
                  }))}
                />
              )}
            </Field>
          </Condition>
          <Condition
            name={t('penalty.evidence')}
            words={evidence.trim() === '' ? null : evidence.trim().split('\n').join(' · ')}
            none={t('penalty.none')}
          >
            <Field label={t('penalty.evidence')} footer={t('penalty.evidence.hint')}>
              {(control) => (
                <Textarea
                  {...control}
                  rows={4}
                  value={evidence}
                  onChange={(event) => write({ evidence: event.target.value })}
                />
              )}
            </Field>
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
            <KnownText
              label={t(names.howToComplain)}
              known={knownTexts(earlier, 'howToComplain')}
              texts={words.howToComplain}
              language={language}
              isRequired={demanded.includes('howToComplain')}
              onChange={(texts) => write({ words: { ...words, howToComplain: texts } })}
            />
          </Condition>
        </Conditions>
        <Checkbox
          label={t('penalty.appealable')}
          checked={isAppealable}
          onChange={(event) => setAppealable(event.target.checked)}
        />
      </Part>
    </FormPage>
  )
}
