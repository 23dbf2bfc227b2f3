import { Link, useParams } from 'react-router-dom'
import { Row, Stack, Text } from '../../../kit/ui/Layout.tsx'
import { useAvailability } from '../../shared/availability.ts'
import { type Chat, useChats } from '../../shared/chats.ts'
import { useCallBacks } from '../../shared/callbacks.ts'
import { useDesk } from '../../shared/desk-context.ts'
import { languageName, useTexts } from '../../shared/i18n.ts'
import { useViews } from '../../shared/views.ts'
import { ChatView } from './ChatView.tsx'
import { listsOf, localeOf } from './chat-lists.ts'
import { ListRoom } from '../../shared/frame/ListRoom.tsx'
import { useFirst } from '../../shared/use-first.ts'
import { RoomRow } from '../../shared/frame/RoomRow.tsx'
import { Ago } from '../../shared/Ago.tsx'
import styles from './Chats.module.css'

/** Players who wait for somebody to talk to, and the conversations under way. */
export function ChatsPage() {
  const { t, me } = useDesk()
  const { id } = useParams()
  const read = useChats()
  const chats = read.data
  const lists = listsOf(chats ?? [], me.id)
  const isHere = useAvailability().kept.state === 'available'
  const waiting = lists.waiting.length
  const [first] = [...lists.mine, ...lists.offered, ...lists.waiting]
  useFirst(id === undefined && first ? `/chats/${first.chatId}` : undefined)
  const isQuiet = chats?.every(({ state }) => state === 'ENDED') === true
  return (
    <ListRoom
      windowTitle={`${waiting === 0 ? '' : `(${waiting}) `}${t('chats')}`}
      rows={isQuiet ? [] : chats}
      reads={[read]}
      none={t('chats.none')}
      text={`${t('chats.choose.text')} ${t(isHere ? 'chats.here' : 'chats.away')}`}
      meanwhile={{ to: '/cases?view=open', name: t('chats.meanwhile') }}
      example={<Meanwhile />}
      list={
        <div className={styles.lists}>
          <Rows name={t('chats.mine')} chats={lists.mine} openId={id} />
          <Rows name={t('chats.offered')} chats={lists.offered} openId={id} />
          <Rows name={t('chats.waiting')} chats={lists.waiting} openId={id} />
          <Rows name={t('chats.others')} chats={lists.others} openId={id} />
        </div>
      }
    >
      {id !== undefined && <ChatView key={id} chatId={id} talking={lists.mine.length} />}
    </ListRoom>
  )
}

/** What else waits now: nobody has to look for it. */
function Meanwhile() {
  const { t, number } = useTexts()
  const views = useViews().data
  const { callBacks } = useCallBacks()
  const counted = (view: 'due' | 'unassigned'): string => {
    const found = views?.items.find((one) => one.view === view)
    return found === undefined ? '' : `${number(found.count)}${found.more ? '+' : ''}`
  }
  if (views === undefined) return null
  return (
    <Stack as="ul" gap={3} className={styles.meanwhile}>
      {[
        { to: '/cases?view=due', name: t('view.due'), count: counted('due') },
        { to: '/cases?view=unassigned', name: t('view.unassigned'), count: counted('unassigned') },
        { to: '/callbacks', name: t('callbacks'), count: number(callBacks?.length ?? 0) },
      ].map(({ to, name, count }) => (
        <li key={to}>
          <Link to={to}>
            <Text as="strong" tone="text" size={4} tabular>
              {count}
            </Text>{' '}
            {name}
          </Link>
        </li>
      ))}
    </Stack>
  )
}

function Rows({ name, chats, openId }: { name: string; chats: readonly Chat[]; openId: string | undefined }) {
  const { t, locale } = useTexts()
  if (chats.length === 0) return null
  return (
    <>
      <Row as="h3" justify="between" tone="quiet" size={1} weight={650} align="stretch" className={styles.group}>
        {name} <span>{chats.length}</span>
      </Row>
      <ul>
        {chats.map((chat) => (
          <li key={chat.chatId}>
            <RoomRow
              to={`/chats/${chat.chatId}`}
              isChosen={chat.chatId === openId}
              name={chat.playerName ?? t('player.anonymous')}
              line={chat.subject}
            >
              <span>{languageName(localeOf(chat), locale)}</span>
              <Ago time={chat.startedAt} />
            </RoomRow>
          </li>
        ))}
      </ul>
    </>
  )
}
