import { Lock } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { DeskSchema } from '../../../kit/api/desk.ts'
import { deskLimits } from '../../../kit/api/limits.ts'
import { SelectField, TextField } from '../../../kit/form/fields.tsx'
import { Button } from '../../../kit/ui/Button.tsx'
import { Icon } from '../../../kit/ui/Icon.tsx'
import { useDesk } from '../../shared/desk-context.ts'
import { AskDialog } from '../../shared/DeskFrame.tsx'
import { FormPage, Part } from '../../shared/FormPage.tsx'
import { languageName, useTexts } from '../../shared/i18n.ts'
import { linesOf } from '../../shared/moved.ts'
import { ScopeChoices, useScopeWords } from '../../shared/ScopeChoices.tsx'
import { useDeskForm } from '../../shared/use-desk-form.ts'
import { useTeamName } from '../../shared/teams.ts'
import { Row, Stack } from '../../../kit/ui/Layout.tsx'
import { Ago } from '../../shared/Ago.tsx'
import { FactLine } from '../../shared/Facts.tsx'
import page from '../../shared/FormPage.module.css'
import styles from './People.module.css'

const roles = ['writer', 'agent', 'lead', 'admin'] as const
type Person = DeskSchema<'DeskPerson'>
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
  const { t, call, me } = useDesk()
  const [isAsked, setAsked] = useState(false)
  const scopeWords = useScopeWords()
  const isRoleTheirs = person?.roleBy === 'provider'
  const isScopeTheirs = person?.scopeBy === 'provider'
  const isNamed = person === null || person.lastSeenAt === null
  const form = useDeskForm({
    initial: {
      id: person?.id ?? '',
      name: person?.displayName ?? '',
      role: person === null ? 'agent' : (person.role ?? ''),
      scope: person?.scope ?? { games: [], languages: [] },
      skills: person?.skills.join(', ') ?? '',
    },
    of: person,
    kept: `person ${person?.id ?? ''}`,
    toBody: ({ name, role, scope, skills }) => ({
      role: roles.find((one) => one === role) ?? null,
      scope,
      skills: wordsIn(skills),
      ...(isNamed && name.trim() !== '' ? { displayName: name.trim() } : {}),
    }),
    onSave: (body, header, { id }) => call('replacePerson', { agentId: person?.id ?? id.trim(), body, header }),
    onSaved: ({ id }) => onSaved(id),
    again: ['listPeople', 'listAgents'],
    done: t('macros.saved'),
  })
  const { scope, skills } = form.values
  const role = roles.find((one) => one === form.values.role) ?? null
  const signOut = (agentId: string): void =>
    void form.act(async () => {
      await call('endPersonSessions', { agentId })
      setAsked(false)
    }, t('people.signedout'))

  return (
    <FormPage
      form={form}
      back={{ to: '/people', name: t('people.back') }}
      title={person?.displayName ?? t('people.new')}
      raced={[
        { name: 'displayName', label: t('people.name') },
        { name: 'role', label: t('people.role'), show: (value: (typeof roles)[number]) => t(`role.${value}`) },
        { name: 'scope', label: t('scope'), show: scopeWords },
        { name: 'skills', label: t('people.skills') },
      ]}
    >
      {person !== null && (
        <Summary person={person} {...(person.id === me.id ? {} : { onSignOut: () => setAsked(true) })} />
      )}
      {isNamed && (
        <Part title={t('people.who')}>
          {person === null && (
            <TextField
              name="id"
              label={t('people.id')}
              footer={t('people.id.hint')}
              className={page.middle}
              isRequired
              check={(typed) => (idPattern.test(typed.trim()) ? undefined : t('people.id.wrong'))}
              dir="ltr"
            />
          )}
          <TextField
            name="name"
            label={t('people.name')}
            footer={t('people.name.hint')}
            className={page.middle}
            maxLength={deskLimits.DeskPersonRequest.displayName.maxLength}
          />
        </Part>
      )}
      <Part
        title={t(isRoleTheirs ? 'people.sees' : 'people.may')}
        {...(isScopeTheirs ? { hint: t('people.provider') } : {})}
      >
        {!isRoleTheirs && (
          <SelectField
            name="role"
            label={t('people.role')}
            footer={t(role === null ? 'people.does.none' : `people.does.${role}`)}
            className={page.middle}
            choices={[
              ...roles.map((value) => ({ value: value as string, label: t(`role.${value}`) })),
              ...(person === null ? [] : [{ value: '', label: t('people.role.none') }]),
            ]}
          />
        )}
        {isScopeTheirs ? (
          <Given name={t('scope')} value={scopeWords(scope)} />
        ) : (
          <ScopeChoices scope={scope} onChange={(chosen) => form.change({ scope: chosen })} />
        )}
        <Stack gap={2} className={styles.skills}>
          <TextField name="skills" label={t('people.skills')} footer={t('people.skills.hint')} dir="auto" />
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
        </Stack>
      </Part>
      {person !== null && isAsked && (
        <AskDialog
          title={t('people.signout')}
          action={t('people.signout')}
          isDanger
          isBusy={form.isBusy}
          onDo={() => signOut(person.id)}
          onClose={() => setAsked(false)}
        >
          {t('people.signout.text', { name: person.displayName })}
        </AskDialog>
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
  const { t, locale, number } = useTexts()
  const teamOf = useTeamName()
  const list = (values: readonly string[]): string =>
    new Intl.ListFormat(locale, { type: 'unit' }).format(values.map(isolated))
  return (
    <Stack as="section" line="all" radius={2} className={styles.summary} aria-label={t('people.known')}>
      <Row gap={4} pad="4 5" align="stretch" className={styles.role}>
        <p>
          <strong>{role === null ? t('people.role.none') : t(`role.${role}`)}</strong>
          <span>{t(role === null ? 'people.does.none' : `people.does.${role}`)}</span>
          {roleBy === 'provider' && (
            <small>
              <Icon icon={Lock} size={14} /> {t('people.provider')}
            </small>
          )}
        </p>
      </Row>
      <dl>
        <FactLine name={t('teams')}>
          {teams.length === 0
            ? t('team.none')
            : teams.map((teamId, index) => (
                <span key={teamId}>
                  {index > 0 && ' · '}
                  <Link to={`/routing/teams/${teamId}`}>
                    <bdi>{teamOf(teamId)}</bdi>
                  </Link>
                </span>
              ))}
        </FactLine>
        <FactLine name={t('people.languages')}>
          {languages.length === 0
            ? t('filter.language.all')
            : list(languages.map((language) => languageName(language, locale)))}
        </FactLine>
        <FactLine name={t('people.id')}>
          <bdi>{id}</bdi>
        </FactLine>
        <FactLine name={t('people.seen')}>
          {lastSeenAt === null ? t('people.seen.never') : <Ago time={lastSeenAt} />}
        </FactLine>
        <div>
          <dt>{t('people.sessions')}</dt>
          <Row as="dd" wrap gap="1 4" tabular>
            {number(sessions)}
            {onSignOut !== undefined && sessions > 0 && (
              <Button size="small" variant="secondary" onClick={onSignOut}>
                {t('people.signout')}
              </Button>
            )}
          </Row>
        </div>
      </dl>
    </Stack>
  )
}
