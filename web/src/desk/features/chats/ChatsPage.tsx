import { MessagesSquare } from 'lucide-react'
import { useEffect } from 'react'
import { Link, useParams } from 'react-router-dom'
import { cx } from '../../../lib/class-names.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { RelativeTime } from '../../../ui/RelativeTime.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { type Chat, useChats } from '../../shared/chats.ts'
import { useDesk } from '../../shared/desk-context.ts'
import { Frame } from '../../shared/frame/Frame.tsx'
import { languageName, useTexts } from '../../shared/i18n.ts'
import { ChatView } from './ChatView.tsx'
import { listsOf, localeOf } from './chat-lists.ts'
import frame from '../../shared/frame/Frame.module.css'
import parts from '../../shared/Parts.module.css'
import room from '../../shared/Room.module.css'
import styles from './Chats.module.css'

/** Players who wait for somebody to talk to, and the conversations under way. */
export function ChatsPage() {
  const { t } = useTexts()
  const { me } = useDesk()
  const { id } = useParams()
  const { data: chats } = useChats()
  const lists = listsOf(chats ?? [], me.id)
  const waiting = lists.waiting.length
  const isQuiet = chats?.every(({ state }) => state === 'ENDED') === true
  useEffect(() => {
    document.title = `${waiting === 0 ? '' : `(${waiting}) `}${t('chats')} · ${t('title')}`
  }, [t, waiting])

  return (
    <Frame view={null} commands={[]} isReading={id !== undefined} hasList>
      <section className={room.list} aria-label={t('chats')}>
        <header className={room.head}>
          <h2>{t('chats')}</h2>
        </header>
        {chats === undefined ? (
          <div className={parts.skeletons} role="status" aria-label={t('loading')}>
            <Skeleton lines={12} />
          </div>
        ) : isQuiet ? (
          <EmptyState icon={MessagesSquare} title={t('chats.none')} isAside>
            {t('chats.choose.text')}
          </EmptyState>
        ) : (
          <div className={styles.lists}>
            <Rows name={t('chats.mine')} chats={lists.mine} openId={id} />
            <Rows name={t('chats.offered')} chats={lists.offered} openId={id} />
            <Rows name={t('chats.waiting')} chats={lists.waiting} openId={id} />
            <Rows name={t('chats.others')} chats={lists.others} openId={id} />
          </div>
        )}
      </section>
      <main className={cx(frame.place, styles.place)}>
        {id === undefined ? (
          <EmptyState icon={MessagesSquare} title={t(isQuiet ? 'chats.none' : 'chats.choose')}>
            {t('chats.choose.text')}
          </EmptyState>
        ) : (
          <ChatView key={id} chatId={id} talking={lists.mine.length} />
        )}
      </main>
    </Frame>
  )
}

function Rows({ name, chats, openId }: { name: string; chats: readonly Chat[]; openId: string | undefined }) {
  const { t, locale } = useTexts()
  if (chats.length === 0) return null
  return (
    <>
      <h3 className={styles.group}>
        {name} <span>{chats.length}</span>
      </h3>
      <ul>
        {chats.map((chat) => (
          <li key={chat.chatId}>
            <Link
              to={`/chats/${chat.chatId}`}
              className={room.row}
              aria-current={chat.chatId === openId ? 'true' : undefined}
            >
              <strong dir="auto">{chat.playerName ?? t('player.anonymous')}</strong>
              <span className={room.line} dir="auto">
                {chat.subject}
              </span>
              <span className={room.small}>
                <span>{languageName(localeOf(chat), locale)}</span>
                <RelativeTime time={chat.startedAt} locale={locale} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
