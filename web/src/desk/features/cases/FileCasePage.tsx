import { Headset, Mail } from 'lucide-react'
import { useController } from 'react-hook-form'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import type { DeskSchema } from '../../../kit/api/desk.ts'
import { keptWriteKey } from '../../../kit/api/kept-write-key.ts'
import { deskLimits } from '../../../kit/api/limits.ts'
import { askedFields } from '#rules/asked-fields.ts'
import { TextareaField, TextField, ValueField } from '../../../kit/form/fields.tsx'
import { useOwnControl } from '../../../kit/form/FormField.tsx'
import { buttonClass } from '../../../kit/ui/Button.tsx'
import { Icon } from '../../../kit/ui/Icon.tsx'
import { Row, Stack, Surface, Text } from '../../../kit/ui/Layout.tsx'
import { Select } from '../../../kit/ui/Select.tsx'
import { useDesk } from '../../shared/desk-context.ts'
import { Beside, FormPage, Pair, Part, SaveButton } from '../../shared/FormPage.tsx'
import { Frame } from '../../shared/frame/Frame.tsx'
import { useOwnGames, useOwnLanguages } from '../../shared/scope.ts'
import { languageChoices, languageName, useTexts } from '../../shared/i18n.ts'
import { playerHref, playerName, type PlayerEntry, useKnownPlayer } from '../../shared/players.ts'
import { PlayerInput } from '../../shared/PlayerBox.tsx'
import { Status } from '../../shared/Status.tsx'
import { type DeskForm, useDeskForm } from '../../shared/use-desk-form.ts'
import { underKey } from '../../shared/under-key.ts'
import { askedOnce, useOperation } from '../../shared/operations.ts'
import { type FormField, TopicField, type Value } from './TopicField.tsx'
import { gameChoices } from '../../shared/games.ts'
import { Initial } from '../../shared/Parts.tsx'
import page from '../../shared/FormPage.module.css'
import styles from './FileCase.module.css'
import room from '../../shared/Room.module.css'

interface Typed {
  email: string
  name: string
  game: string
  categoryId: string
  /** The player's own, until somebody chooses another one. */
  language: string | null
  description: string
  fields: Record<string, Value>
}
/** The case's own box asks for it. */
const subjectKey = 'subject'
const nothing: Typed = {
  email: '',
  name: '',
  game: '',
  categoryId: '',
  language: null,
  description: '',
  fields: { [subjectKey]: '' },
}
const limits = deskLimits.FileCaseRequest

/** A case on a player's behalf: for the player of the address, or for a mail address (CD-327). */
export function FileCasePage() {
  const { t } = useTexts()
  const [search] = useSearchParams()
  const accountId = search.get('player')
  const player = useKnownPlayer(accountId)
  return (
    <Frame title={t('filing')} isReading>
      <Stack as="main" className={page.page}>
        <FilingForm accountId={accountId} player={player ?? null} />
      </Stack>
    </Frame>
  )
}

const useTopicFields = (categoryId: number | null, language: string) => {
  const { data } = useOperation('getTopicForm', categoryId === null ? null : { categoryId, language }, askedOnce)
  return (data?.fields ?? []).filter(({ key }) => key !== subjectKey)
}

function FilingForm({ accountId, player }: { accountId: string | null; player: PlayerEntry | null }) {
  const { t, locale, call } = useDesk()
  const navigate = useNavigate()
  const games = useOwnGames()
  const languages = useOwnLanguages()
  const form: DeskForm<Typed> = useDeskForm({
    initial: nothing,
    toBody: ({ fields: values, ...typed }): DeskSchema<'FileCaseRequest'> => ({
      accountId,
      email: accountId === null ? typed.email.trim() : null,
      name: accountId === null && typed.name.trim() !== '' ? typed.name.trim() : null,
      categoryId: Number(typed.categoryId),
      language,
      subject: String(values[subjectKey] ?? '').trim() || null,
      description: typed.description,
      fields: Object.fromEntries(
        asked(values).flatMap(({ key }) => {
          const value = values[key]
          return value === undefined || value === '' ? [] : [[key, value]]
        }),
      ),
    }),
    onSave: (body) =>
      underKey(keptWriteKey('desk-filing', JSON.stringify(body)), (key) =>
        call('fileCase', { body, header: { 'Idempotency-Key': key } }),
      ),
    onSaved: ({ id }) => void navigate(`/cases/${id}?view=open`),
    done: t('filing.sent'),
    refused: t('filing.field.wrong'),
  })
  const { email, name, game, categoryId, description, fields: values } = form.values
  const language: string = form.values.language ?? player?.language ?? locale
  const topicFields = useTopicFields(categoryId === '' ? null : Number(categoryId), language)
  const asked = (given: Typed['fields']): FormField[] => askedFields(topicFields, given)
  const subject = String(values[subjectKey] ?? '')
  const topics = games.find((one) => one.game === game)?.topics ?? []
  const chosenTopic = topics.find((one) => String(one.categoryId) === categoryId)?.name

  return (
    <FormPage
      form={form}
      back={{ to: accountId === null ? '/cases' : playerHref(accountId), name: t('case.back') }}
      title={t('filing')}
      action={<SaveButton>{t('filing.send')}</SaveButton>}
      isActionLast
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
            <Initial of={player === null ? accountId : playerName(player)} />
            <Stack as="span" shrinks breaks className={styles.who}>
              <Text as="small" tone="quiet">
                {t('filing.for')}
              </Text>
              <Link to={playerHref(accountId)}>
                <bdi>{player === null ? accountId : playerName(player)}</bdi>
              </Link>
              <AccountProblem />
            </Stack>
            <Link to="/file-case" replace className={buttonClass({ variant: 'quiet', size: 'small' })}>
              {t('condition.change')}
            </Link>
          </Row>
        ) : (
          <>
            <ValueField<string>
              name="email"
              label={t('filing.player')}
              footer={t('filing.email.hint')}
              isRequired
              check={(typed) =>
                new RegExp(limits.email.pattern).test(typed.trim()) ? undefined : t('filing.email.wrong')
              }
            >
              {(control, { value, onChange }) => (
                <PlayerInput
                  {...control}
                  {...{ value, onChange }}
                  onPick={(picked) => {
                    void navigate(`/file-case?player=${encodeURIComponent(picked.accountId)}`, { replace: true })
                  }}
                />
              )}
            </ValueField>
            {/* Whoever has an account has a name as well. */}
            {email.includes('@') && (
              <TextField
                name="name"
                label={t('filing.name')}
                optionalLabel={t('filing.optional')}
                className={page.middle}
                dir="auto"
                maxLength={limits.name.maxLength}
              />
            )}
          </>
        )}
        <ValueField<string | null> name="language" label={t('filing.language')} className={page.middle}>
          {(control, { onChange }) => (
            <Select
              {...control}
              value={language}
              onChange={({ target }) => onChange(target.value)}
              choices={languageChoices([...languages, language], locale)}
            />
          )}
        </ValueField>
      </Part>
      <Part title={t('filing.case')}>
        <Pair>
          <ValueField<string> name="game" label={t('filing.game')} isRequired>
            {(control, { value }) => (
              <Select
                {...control}
                value={value}
                onChange={({ target }) => form.change({ game: target.value, categoryId: '' })}
                choices={[{ value: '', label: t('filing.choose') }, ...gameChoices(games)]}
              />
            )}
          </ValueField>
          <ValueField<string>
            name="categoryId"
            label={t('filing.topic')}
            isRequired
            check={(chosen) => (chosen === '' ? t('filing.topic.missing') : undefined)}
          >
            {(control, { value }) => (
              <Select
                {...control}
                value={value}
                onChange={({ target }) => form.change({ categoryId: target.value, fields: { [subjectKey]: subject } })}
                choices={[
                  { value: '', label: t('filing.choose') },
                  ...topics.map((one) => ({ value: String(one.categoryId), label: one.name })),
                ]}
              />
            )}
          </ValueField>
        </Pair>
        <TextField
          name={`fields.${subjectKey}`}
          label={t('filing.subject')}
          optionalLabel={t('filing.optional')}
          dir="auto"
          lang={language}
          placeholder={chosenTopic}
          maxLength={limits.subject.maxLength}
        />
        <TextareaField
          name="description"
          label={t('filing.description')}
          missing={t('filing.description.missing')}
          rows={6}
          dir="auto"
          lang={language}
          maxLength={limits.description.maxLength}
        />
        {asked(values).map((field) => (
          <TopicField key={field.key} field={field} />
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

/** What the server says of the player of the address. */
function AccountProblem() {
  const { t } = useTexts()
  useController({ name: 'accountId' })
  const { error } = useOwnControl({ name: 'accountId', label: t('filing.for') })
  return error === undefined ? null : <span className={room.problem}> {error}</span>
}
