import { useNavigate, useParams } from 'react-router-dom'
import type { DeskSchema } from '../../../kit/api/desk.ts'
import { cx } from '../../../kit/lib/class-names.ts'
import { useTexts } from '../../shared/i18n.ts'
import { useOperation } from '../../shared/operations.ts'
import { Raced } from '../../shared/Raced.tsx'
import { useScopeWords } from '../../shared/ScopeChoices.tsx'
import { PersonForm } from './PersonForm.tsx'
import { ListRoom } from '../../shared/frame/ListRoom.tsx'
import { useChosen } from '../../shared/use-chosen.ts'
import { RoomRow } from '../../shared/frame/RoomRow.tsx'
import { Ago } from '../../shared/Ago.tsx'
import parts from '../../shared/Parts.module.css'
import room from '../../shared/Room.module.css'
import styles from './People.module.css'

/** Who works at the desk, what they may and see. For administrators. */
export function PeoplePage() {
  const { t } = useTexts()
  const navigate = useNavigate()
  const { id } = useParams()
  const { data, hasFailed, again } = useOperation('listPeople')
  const people = data?.items
  const chosen = useChosen(people, id)

  return (
    <ListRoom
      rows={people}
      reads={[{ hasFailed, again }]}
      begin={[{ to: '/people/new', name: t('people.new') }]}
      none={t('people.choose')}
      text={t('people.choose.text')}
      list={
        <ul className={room.rows}>
          {people?.map((one) => (
            <Row key={one.id} person={one} isChosen={one === chosen} />
          ))}
        </ul>
      }
    >
      {(chosen !== undefined || id === 'new') && (
        <Raced key={chosen?.id ?? id} thing={chosen ?? null}>
          {(person) => (
            <PersonForm
              person={person}
              onSaved={(saved) => void navigate(`/people/${encodeURIComponent(saved)}`, { replace: true })}
            />
          )}
        </Raced>
      )}
    </ListRoom>
  )
}

function Row({
  person: { id, displayName, role, scope, lastSeenAt },
  isChosen,
}: {
  person: DeskSchema<'DeskPerson'>
  isChosen: boolean
}) {
  const { t } = useTexts()
  const scopeWords = useScopeWords()
  return (
    <li>
      <RoomRow to={`/people/${encodeURIComponent(id)}`} isChosen={isChosen} className={styles.row}>
        <span className={cx(parts.initial, styles.initial)} aria-hidden="true">
          {displayName.slice(0, 1)}
        </span>
        <strong dir="auto">{displayName}</strong>
        <span className={cx(parts.status, role === null ? parts.info : parts.open)}>
          {role === null ? t('people.role.none') : t(`role.${role}`)}
        </span>
        <span className={room.line}>{scopeWords(scope)}</span>
        <span className={room.small}>
          {lastSeenAt === null ? <span>{t('people.seen.never')}</span> : <Ago time={lastSeenAt} />}
        </span>
      </RoomRow>
    </li>
  )
}
