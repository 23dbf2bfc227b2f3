import { Headset, Mail } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import type { DeskSchema } from '../../../api/desk.ts'
import { keptWriteKey } from '../../../api/kept-write-key.ts'
import { deskLimits } from '../../../api/limits.ts'
import { problemOfFailure } from '../../../api/problem.ts'
import { askedFields } from '#rules/asked-fields.ts'
import { buttonClass } from '../../../ui/Button.tsx'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Input } from '../../../ui/Input.tsx'
import { Row, Stack, Surface, Text } from '../../../ui/Layout.tsx'
import { Select } from '../../../ui/Select.tsx'
import { Textarea } from '../../../ui/Textarea.tsx'
import { useDesk } from '../../shared/desk-context.ts'
import { Beside, FormPage, Pair, Part, SaveButton } from '../../shared/FormPage.tsx'
import { Frame } from '../../shared/frame/Frame.tsx'
import { useOwnGames, useOwnLanguages } from '../../shared/scope.ts'
import { languageName, useTexts } from '../../shared/i18n.ts'
import { playerHref, playerName, type PlayerEntry, useKnownPlayer } from '../../shared/players.ts'
import { PlayerBox } from '../../shared/PlayerBox.tsx'
import { Status } from '../../shared/Status.tsx'
import { underKey } from '../../shared/under-key.ts'
import { useOperation } from '../../shared/operations.ts'
import parts from '../../shared/Parts.module.css'
import page from '../../shared/FormPage.module.css'
import styles from './FileCase.module.css'
import room from '../../shared/Room.module.css'

type FormField = DeskSchema<'DeskTopicForm'>['fields'][number]
type Value = DeskSchema<'DeskFormValue'>

/** The case's own box asks for it. */
const subjectKey = 'subject'
const limits = deskLimits.FileCaseRequest

/** A case on a player's behalf: for the player of the address, or for a mail address (CD-327). */
export function FileCasePage() {
  const { t } = useTexts()
  const [search] = useSearchParams()
  const accountId = search.get('player')
  const player = useKnownPlayer(accountId)
  useEffect(() => {
    document.title = `${t('filing')} · ${t('title')}`
  }, [t])
  return (
    <Frame view={null} commands={[]} isReading>
      <Stack as="main" className={page.page}>
        <FilingForm accountId={accountId} player={player ?? null} />
      </Stack>
    </Frame>
  )
}

const useForm = (categoryId: number | null, language: string) => {
  const { data } = useOperation('getTopicForm', categoryId === null ? null : { categoryId, language }, {
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  })
  return (data?.fields ?? []).filter(({ key }) => key !== subjectKey)
}

function FilingForm({ accountId, player }: { accountId: string | null; player: PlayerEntry | null }) {
  const { t, locale } = useTexts()
  const { call, say } = useDesk()
  const navigate = useNavigate()
  const games = useOwnGames()
  const languages = useOwnLanguages()
  const [email, setEmail] = useState('')
  const [name, setName] = useState('')
  const [game, setGame] = useState('')
  const [topic, setTopic] = useState('')
  // The player's own, until somebody chooses another one.
  const [chosenLanguage, setLanguage] = useState<string | null>(null)
  const language = chosenLanguage ?? player?.language ?? locale
  const [subject, setSubject] = useState('')
  const [description, setDescription] = useState('')
  const [values, setValues] = useState<Record<string, Value>>({})
  const [wrong, setWrong] = useState<Readonly<Record<string, string>>>({})
  const [isBusy, setBusy] = useState(false)
  const topics = games.find((one) => one.game === game)?.topics ?? []
  const fields = askedFields(useForm(topic === '' ? null : Number(topic), language), values)
  const error = (of: string) => (wrong[of] === undefined ? {} : { error: wrong[of] })

  const send = async (): Promise<void> => {
    const missing = {
      ...(accountId === null && !new RegExp(limits.email.pattern).test(email.trim())
        ? { email: t('filing.email.wrong') }
        : {}),
      ...(topic === '' ? { categoryId: t('filing.topic.missing') } : {}),
      ...(description.trim() === '' ? { description: t('filing.description.missing') } : {}),
    }
    setWrong(missing)
    if (Object.keys(missing).length > 0 || isBusy) return
    setBusy(true)
    try {
      const request = {
        accountId,
        email: accountId === null ? email.trim() : null,
        name: accountId === null && name.trim() !== '' ? name.trim() : null,
        categoryId: Number(topic),
        language,
        subject: subject.trim() === '' ? null : subject.trim(),
        description,
        fields: Object.fromEntries(
          fields.flatMap((field) => {
            const value = values[field.key]
            return value === undefined || value === '' ? [] : [[field.key, value]]
          }),
        ),
      }
      const once = keptWriteKey('desk-filing', JSON.stringify(request))
      const { id } = await underKey(once, (key) =>
        call('fileCase', { body: request, header: { 'Idempotency-Key': key } }),
      )
      say(t('filing.sent'))
      void navigate(`/cases/${id}?view=open`)
    } catch (failure) {
      const problem = problemOfFailure(failure)
      const { fieldErrors = [], errorCodes = {} } = problem.validationErrors ?? {}
      setWrong(
        Object.fromEntries(
          fieldErrors.map(({ field, code }) => [
            field,
            (errorCodes as Record<string, string>)[code] || t('filing.field.wrong'),
          ]),
        ),
      )
      say(t(problem.kind === 'offline' ? 'failed.offline' : fieldErrors.length > 0 ? 'filing.field.wrong' : 'failed'))
    } finally {
      setBusy(false)
    }
  }
  const chosenTopic = topics.find(({ categoryId }) => String(categoryId) === topic)?.name

  return (
    <FormPage
      back={{ to: accountId === null ? '/cases' : playerHref(accountId), name: t('case.back') }}
      title={t('filing')}
      action={<SaveButton isBusy={isBusy}>{t('filing.send')}</SaveButton>}
      isActionLast
      isBusy={isBusy}
      onSubmit={() => void send()}
      aside={
        <Preview
          to={player === null ? name.trim() || email.trim() || accountId : playerName(player)}
          title={subject.trim() || chosenTopic}
          game={games.find((one) => one.game === game)?.title}
          words={description.trim()}
          language={language}
        />
      }
    >
      <Part title={t('filing.for')}>
        {accountId !== null ? (
          <Row gap={3} pad="3 4" line="all" radius={2} ground="page">
            <span className={parts.initial} aria-hidden>
              {[...(player === null ? accountId : playerName(player))][0]?.toLocaleUpperCase()}
            </span>
            <Stack as="span" shrinks breaks className={styles.who}>
              <Text as="small" tone="quiet">
                {t('filing.for')}
              </Text>
              <Link to={playerHref(accountId)}>
                <bdi>{player === null ? accountId : playerName(player)}</bdi>
              </Link>
              {wrong['accountId'] !== undefined && <span className={room.problem}> {wrong['accountId']}</span>}
            </Stack>
            <Link to="/file-case" replace className={buttonClass({ variant: 'quiet', size: 'small' })}>
              {t('condition.change')}
            </Link>
          </Row>
        ) : (
          <>
            <PlayerBox
              label={t('filing.player')}
              footer={t('filing.email.hint')}
              isRequired
              {...error('email')}
              value={email}
              onChange={setEmail}
              onPick={(picked) => {
                void navigate(`/file-case?player=${encodeURIComponent(picked.accountId)}`, { replace: true })
              }}
            />
            {/* Whoever has an account has a name as well. */}
            {email.includes('@') && (
              <Field label={t('filing.name')} optionalLabel={t('filing.optional')} className={page.middle!}>
                {(control) => (
                  <Input
                    {...control}
                    dir="auto"
                    value={name}
                    maxLength={limits.name.maxLength}
                    onChange={({ target }) => setName(target.value)}
                  />
                )}
              </Field>
            )}
          </>
        )}
        <Field label={t('filing.language')} className={page.middle!}>
          {(control) => (
            <Select
              {...control}
              value={language}
              onChange={({ target }) => setLanguage(target.value)}
              choices={[...new Set([...languages, language])].map((value) => ({
                value,
                label: languageName(value, locale),
              }))}
            />
          )}
        </Field>
      </Part>
      <Part title={t('filing.case')}>
        <Pair>
          <Field label={t('filing.game')} isRequired>
            {(control) => (
              <Select
                {...control}
                value={game}
                onChange={({ target }) => {
                  setGame(target.value)
                  setTopic('')
                }}
                choices={[
                  { value: '', label: t('filing.choose') },
                  ...games.map((one) => ({ value: one.game, label: one.title })),
                ]}
              />
            )}
          </Field>
          <Field label={t('filing.topic')} isRequired {...error('categoryId')}>
            {(control) => (
              <Select
                {...control}
                value={topic}
                onChange={({ target }) => {
                  setTopic(target.value)
                  setValues({})
                }}
                choices={[
                  { value: '', label: t('filing.choose') },
                  ...topics.map((one) => ({ value: String(one.categoryId), label: one.name })),
                ]}
              />
            )}
          </Field>
        </Pair>
        <Field label={t('filing.subject')} optionalLabel={t('filing.optional')} {...error('fields.subject')}>
          {(control) => (
            <Input
              {...control}
              dir="auto"
              lang={language}
              placeholder={chosenTopic}
              value={subject}
              maxLength={limits.subject.maxLength}
              onChange={({ target }) => setSubject(target.value)}
            />
          )}
        </Field>
        <Field label={t('filing.description')} isRequired {...error('description')}>
          {(control) => (
            <Textarea
              {...control}
              rows={6}
              dir="auto"
              lang={language}
              value={description}
              maxLength={limits.description.maxLength}
              onChange={({ target }) => setDescription(target.value)}
            />
          )}
        </Field>
        {fields.map((field) => (
          <FormBox
            key={field.key}
            field={field}
            value={values[field.key]}
            problem={wrong[`fields.${field.key}`]}
            onChange={(value) => setValues({ ...values, [field.key]: value })}
          />
        ))}
      </Part>
    </FormPage>
  )
}

/** The case as it will stand in the player's list, and what they are told. What is not written yet has its place. */
function Preview({
  to,
  title,
  game,
  words,
  language,
}: {
  to: string | null
  title: string | undefined
  game: string | undefined
  words: string
  language: string
}) {
  const { t, locale } = useTexts()
  return (
    <Beside title={t('filing.preview')}>
      <Stack gap={2} pad={4} line="all" radius={2} ground="raised" breaks>
        {title === undefined ? <Text tone="quiet">{t('filing.topic')}</Text> : <strong dir="auto">{title}</strong>}
        <Row as="p" wrap gap="1 3" tone="quiet" size={1}>
          <Status status="OPEN" />
          {game !== undefined && <span>{game}</span>}
          <span>{languageName(language, locale)}</span>
        </Row>
        {words === '' ? (
          <Text tone="quiet">{t('filing.description')}</Text>
        ) : (
          <p dir="auto" lang={language} className={styles.words}>
            {words}
          </p>
        )}
        <Surface as="p" line="start" tone="quiet" size={1} className={styles.marked}>
          <Icon icon={Headset} size={15} />
          {t('filing.marked')}
        </Surface>
      </Stack>
      {to !== null && to !== '' && (
        <p className={styles.mail}>
          <Icon icon={Mail} size={17} />
          <Text as="bdi" weight={600}>
            {to}
          </Text>
        </p>
      )}
      <p className={page.note}>{t('filing.text')}</p>
    </Beside>
  )
}

/** One question of the topic's form, as its type has it. */
function FormBox({
  field,
  value,
  problem,
  onChange,
}: {
  field: FormField
  value: Value | undefined
  problem: string | undefined
  onChange: (value: Value) => void
}) {
  const { t } = useTexts()
  const error = problem === undefined ? {} : { error: problem }
  if (field.type === 'checkbox')
    return <Checkbox label={field.label} checked={value === true} onChange={({ target }) => onChange(target.checked)} />
  return (
    <Field label={field.label} isRequired={field.required} optionalLabel={t('filing.optional')} {...error}>
      {(control) =>
        field.options.length > 0 ? (
          <Select
            {...control}
            value={String(value ?? '')}
            onChange={({ target }) => onChange(target.value)}
            choices={[
              { value: '', label: t('filing.choose') },
              ...field.options
                .filter(({ disabled }) => !disabled)
                .map((option) => ({ value: option.id, label: option.label })),
            ]}
          />
        ) : (
          <Input
            {...control}
            dir="auto"
            type={field.type === 'date' ? 'date' : field.type === 'number' ? 'number' : 'text'}
            value={String(value ?? '')}
            maxLength={field.maxLength ?? deskLimits.DeskFormValue.maxLength}
            onChange={({ target }) =>
              onChange(field.type === 'number' && target.value !== '' ? Number(target.value) : target.value)
            }
          />
        )
      }
    </Field>
  )
}
