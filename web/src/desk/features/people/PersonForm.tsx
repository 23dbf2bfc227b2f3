import { Lock } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { deskLimits } from '../../../api/limits.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Input } from '../../../ui/Input.tsx'
import { RelativeTime } from '../../../ui/RelativeTime.tsx'
import { Select } from '../../../ui/Select.tsx'
import { useDesk } from '../../shared/desk-context.ts'
import { FormPage, Part, SaveButton } from '../../shared/FormPage.tsx'
import { languageName, useTexts } from '../../shared/i18n.ts'
import { RaceNotice } from '../../shared/Raced.tsx'
import { useRace } from '../../shared/use-race.ts'
import { linesOf } from '../../shared/moved.ts'
import { type Scope, ScopeChoices, useScopeWords } from '../../shared/ScopeChoices.tsx'
import { useTeams } from '../../shared/teams.ts'
import { useKept } from '../../shared/use-kept.ts'
import { useWrite } from '../../shared/use-write.ts'
import { type Person, savePerson, signOutPerson, usePeopleAgain } from './queries.ts'
import page from '../../shared/FormPage.module.css'
import styles from './People.module.css'

const roles = ['writer', 'agent', 'lead', 'admin'] as const
type Role = (typeof roles)[number]
interface Values {
  /** What it began with, before the trip to the sign-in too. */
  from: Person | null
  id: string
  name: string
  role: Role | null
  scope: Scope
  skills: string
}
/** A subject of the provider. */
const idPattern = new RegExp(deskLimits.AccountId.pattern)

const skillPattern = new RegExp(deskLimits.AgentSkill.pattern)

/** Words parted by commas or lines, each once; what the contract takes. */
const wordsIn = (typed: string): string[] =>
  [...new Set(linesOf(typed).map((word) => word.toLowerCase().replace(/[\s;#"<>]+/g, '-')))]
    .filter((word) => skillPattern.test(word))
    .slice(0, deskLimits.AgentSkills.maxItems)

/** Somebody of the desk, or somebody to be let in: what they may, what they see; what the provider says is shown alone. */
export function PersonForm({ person, onSaved }: { person: Person | null; onSaved: (id: string) => void }) {
  const { t } = useTexts()
  const { client, me } = useDesk()
  const { isBusy, act } = useWrite(usePeopleAgain())
  const [{ id, name, role, scope, skills, from }, change, forget] = useKept<Values>(`person ${person?.id ?? ''}`, {
    from: person,
    id: '',
    name: person?.displayName ?? '',
    role: person === null ? 'agent' : person.role,
    scope: person?.scope ?? { games: [], languages: [] },
    skills: person?.skills.join(', ') ?? '',
  })
  const race = useRace(forget)
  const [isWrong, setWrong] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const scopeWords = useScopeWords()
  const isRoleTheirs = person?.roleBy === 'provider'
  const isScopeTheirs = person?.scopeBy === 'provider'
  const isNamed = person === null || person.lastSeenAt === null

  const save = (): void => {
    const agentId = person?.id ?? id.trim()
    setWrong(!idPattern.test(agentId))
    if (!idPattern.test(agentId)) return
    const displayName = name.trim()
    const request = {
      role,
      scope,
      skills: wordsIn(skills),
      ...(isNamed && displayName !== '' ? { displayName } : {}),
    }
    void act(async () => {
      const saved = await race.save(request, (match) => savePerson(client, agentId, request, match), from)
      change({ from: saved })
      onSaved(agentId)
    }, t('macros.saved'))
  }
  const signOut = (agentId: string): void =>
    void act(async () => {
      await signOutPerson(client, agentId)
      setAsked(false)
    }, t('people.signedout'))

  return (
    <FormPage
      back={{ to: '/people', name: t('people.back') }}
      title={person?.displayName ?? t('people.new')}
      action={<SaveButton isBusy={isBusy} />}
      notice={
        <RaceNotice
          fields={[
            { name: 'displayName', label: t('people.name') },
            { name: 'role', label: t('people.role'), show: (value: Role) => t(`role.${value}`) },
            { name: 'scope', label: t('scope'), show: scopeWords },
            { name: 'skills', label: t('people.skills') },
          ]}
        />
      }
      isBusy={isBusy}
      onSubmit={save}
    >
      {person !== null && (
        <Summary person={person} {...(person.id === me.id ? {} : { onSignOut: () => setAsked(true) })} />
      )}
      {isNamed && (
        <Part title={t('people.who')}>
          {person === null && (
            <Field
              label={t('people.id')}
              footer={t('people.id.hint')}
              className={page.middle!}
              isRequired
              {...(isWrong ? { error: t('people.id.wrong') } : {})}
            >
              {(control) => (
                <Input {...control} dir="ltr" value={id} onChange={({ target }) => change({ id: target.value })} />
              )}
            </Field>
          )}
          {isNamed && (
            <Field label={t('people.name')} footer={t('people.name.hint')} className={page.middle!}>
              {(control) => (
                <Input
                  {...control}
                  value={name}
                  maxLength={deskLimits.DeskPersonRequest.displayName.maxLength}
                  onChange={({ target }) => change({ name: target.value })}
                />
              )}
            </Field>
          )}
        </Part>
      )}
      <Part
        title={t(isRoleTheirs ? 'people.sees' : 'people.may')}
        {...(isScopeTheirs ? { hint: t('people.provider') } : {})}
      >
        {!isRoleTheirs && (
          <Field
            label={t('people.role')}
            footer={t(role === null ? 'people.does.none' : `people.does.${role}`)}
            className={page.middle!}
          >
            {(control) => (
              <Select
                {...control}
                value={role ?? ''}
                onChange={({ target }) => change({ role: roles.find((one) => one === target.value) ?? null })}
                choices={[
                  ...roles.map((value) => ({ value: value as string, label: t(`role.${value}`) })),
                  ...(person === null ? [] : [{ value: '', label: t('people.role.none') }]),
                ]}
              />
            )}
          </Field>
        )}
        {isScopeTheirs ? (
          <Given name={t('scope')} value={scopeWords(scope)} />
        ) : (
          <ScopeChoices scope={scope} onChange={(chosen) => change({ scope: chosen })} />
        )}
        <div className={styles.skills}>
          <Field label={t('people.skills')} footer={t('people.skills.hint')}>
            {(control) => (
              <Input
                {...control}
                dir="auto"
                value={skills}
                onChange={({ target }) => change({ skills: target.value })}
              />
            )}
          </Field>
          {/* As they are kept, and as a rule asks for them. */}
          {wordsIn(skills).length > 0 && (
            <ul aria-label={t('people.skills')}>
              {wordsIn(skills).map((skill) => (
                <li key={skill}>
                  <bdi>{skill}</bdi>
                </li>
              ))}
            </ul>
          )}
        </div>
      </Part>
      {person !== null && isAsked && (
        <Dialog
          title={t('people.signout')}
          closeLabel={t('close')}
          onClose={() => setAsked(false)}
          size="small"
          actions={
            <>
              <Button variant="danger" isBusy={isBusy} onClick={() => signOut(person.id)}>
                {t('people.signout')}
              </Button>
              <Button variant="secondary" onClick={() => setAsked(false)}>
                {t('cancel')}
              </Button>
            </>
          }
        >
          {t('people.signout.text', { name: person.displayName })}
        </Dialog>
      )}
    </FormPage>
  )
}

function Given({ name, value }: { name: string; value: string }) {
  return (
    <p className={styles.given}>
      <span>{name}</span>
      <strong>
        <bdi>{value}</bdi>
      </strong>
    </p>
  )
}

/** A name of another script keeps its words together among those of this one. */
const isolated = (name: string): string => `\u2068${name}\u2069`

/** Who it is at a glance: what they may, whose word that is, where they work, and where they are signed in. */
function Summary({ person, onSignOut }: { person: Person; onSignOut?: () => void }) {
  const { id, role, roleBy, teams, languages, sessions, lastSeenAt } = person
  const { t, locale } = useTexts()
  const all = useTeams() ?? []
  const list = (values: readonly string[]): string =>
    new Intl.ListFormat(locale, { type: 'unit' }).format(values.map(isolated))
  return (
    <section className={styles.summary} aria-label={t('people.known')}>
      <div className={styles.role}>
        <p>
          <strong>{role === null ? t('people.role.none') : t(`role.${role}`)}</strong>
          <span>{t(role === null ? 'people.does.none' : `people.does.${role}`)}</span>
          {roleBy === 'provider' && (
            <small>
              <Icon icon={Lock} size={14} /> {t('people.provider')}
            </small>
          )}
        </p>
      </div>
      <dl>
        <div>
          <dt>{t('teams')}</dt>
          <dd>
            {teams.length === 0
              ? t('team.none')
              : teams.map((teamId, index) => (
                  <span key={teamId}>
                    {index > 0 && ' · '}
                    <Link to={`/routing/teams/${teamId}`}>
                      <bdi>{all.find((team) => team.id === teamId)?.name ?? teamId}</bdi>
                    </Link>
                  </span>
                ))}
          </dd>
        </div>
        <div>
          <dt>{t('people.languages')}</dt>
          <dd>
            {languages.length === 0
              ? t('filter.language.all')
              : list(languages.map((language) => languageName(language, locale)))}
          </dd>
        </div>
        <div>
          <dt>{t('people.id')}</dt>
          <dd>
            <bdi>{id}</bdi>
          </dd>
        </div>
        <div>
          <dt>{t('people.seen')}</dt>
          <dd>{lastSeenAt === null ? t('people.seen.never') : <RelativeTime time={lastSeenAt} locale={locale} />}</dd>
        </div>
        <div>
          <dt>{t('people.sessions')}</dt>
          <dd className={styles.sessions}>
            {new Intl.NumberFormat(locale).format(sessions)}
            {onSignOut !== undefined && sessions > 0 && (
              <Button size="small" variant="secondary" onClick={onSignOut}>
                {t('people.signout')}
              </Button>
            )}
          </dd>
        </div>
      </dl>
    </section>
  )
}
