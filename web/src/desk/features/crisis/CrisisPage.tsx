import { Megaphone } from 'lucide-react'
import { Link, useNavigate, useParams } from 'react-router-dom'
import { cx } from '../../../lib/class-names.ts'
import { RelativeTime } from '../../../ui/RelativeTime.tsx'
import { type CrisisMessage, useCrisisMessages } from '../../shared/crisis.ts'
import { ListRoom } from '../../shared/frame/ListRoom.tsx'
import { useGames } from '../../shared/games.ts'
import { useTexts } from '../../shared/i18n.ts'
import { Raced } from '../../shared/Raced.tsx'
import { BadDay } from './BadDay.tsx'
import { MessageForm } from './MessageForm.tsx'
import { StateMark } from './StateMark.tsx'
import room from '../../shared/Room.module.css'
import list from '../../shared/Rules.module.css'

/** The portal's own language: players read it where another is missing. */
const original = 'en-US'

const groups = [
  { name: 'now', states: ['running', 'resolved'] },
  { name: 'planned', states: ['planned', 'draft'] },
  { name: 'past', states: ['past'] },
] as const

/** What all players are told at once: what runs, what is to, what was; and the chosen one with all it takes. */
export function CrisisPage() {
  const { t } = useTexts()
  const navigate = useNavigate()
  const { id, step } = useParams()
  const { data: messages, error, mutate } = useCrisisMessages()
  const chosen = messages?.find((message) => message.id === id)
  const isNew = id === 'new'
  const isWriting = isNew || (chosen !== undefined && step === 'edit' && chosen.mayChange)
  const goTo = ({ id: saved }: CrisisMessage): void => void navigate(`/crisis/${saved}`, { replace: true })
  return (
    <ListRoom
      title={t('crisis')}
      icon={Megaphone}
      rows={messages}
      again={error !== undefined && messages === undefined && (() => void mutate())}
      begin={[{ to: '/crisis/new', name: t('crisis.new') }]}
      isReading={id !== undefined}
      isAlone={isWriting}
      none={t('crisis.none')}
      text={t('crisis.choose.text')}
      list={
        <div className={list.lists}>
          {groups.map(({ name, states }) => {
            const its = (messages ?? []).filter(({ state }) => states.some((one) => one === state))
            return its.length === 0 ? null : (
              <section key={name} aria-labelledby={`crisis-${name}`}>
                <h3 id={`crisis-${name}`} className={list.group}>
                  {t(`crisis.group.${name}`)}
                </h3>
                <ul>
                  {its.map((message) => (
                    <li key={message.id}>
                      <Row message={message} isChosen={message === chosen} />
                    </li>
                  ))}
                </ul>
              </section>
            )
          })}
        </div>
      }
    >
      {isWriting ? (
        <Raced key={chosen?.id ?? 'new'} thing={chosen ?? null}>
          {(message) => <MessageForm message={message} original={original} onSaved={goTo} />}
        </Raced>
      ) : (
        chosen !== undefined && (
          <BadDay
            key={chosen.id}
            message={chosen}
            original={original}
            onRemoved={() => void navigate('/crisis', { replace: true })}
          />
        )
      )}
    </ListRoom>
  )
}

function Row({ message, isChosen }: { message: CrisisMessage; isChosen: boolean }) {
  const { t, locale } = useTexts()
  const games = useGames()
  const titles = message.games.map((game) => games.find((one) => one.game === game)?.title ?? game)
  return (
    <Link to={`/crisis/${message.id}`} className={room.row} aria-current={isChosen ? 'true' : undefined}>
      <strong dir="auto">{message.title[locale] ?? message.title[original] ?? ''}</strong>
      <span className={room.line} dir="auto">
        {message.summary[locale] ?? message.summary[original] ?? ''}
      </span>
      <span className={cx(room.small, room.aligned)}>
        <StateMark state={message.state} />
        <span>{titles.length === 0 ? t('crisis.everywhere') : titles.join(' · ')}</span>
        <RelativeTime time={message.startedAt} locale={locale} />
      </span>
    </Link>
  )
}
