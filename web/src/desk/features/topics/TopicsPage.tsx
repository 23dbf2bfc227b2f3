import { ListTree } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { Link, Navigate, useNavigate, useParams } from 'react-router-dom'
import { cx } from '../../../lib/class-names.ts'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { RelativeTime } from '../../../ui/RelativeTime.tsx'
import { Select } from '../../../ui/Select.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { useDesk } from '../../shared/desk-context.ts'
import { Frame } from '../../shared/frame/Frame.tsx'
import { useTexts } from '../../shared/i18n.ts'
import { writesHelp } from '../../shared/roles.ts'
import { useOwnGames } from '../../shared/scope.ts'
import { DraftActions } from './DraftActions.tsx'
import { MissedMove } from './MissedMove.tsx'
import { NodeDialog } from './NodeDialog.tsx'
import { type Tree, useTree } from './queries.ts'
import { TopicPage } from './TopicPage.tsx'
import { TreeRows } from './TreeRows.tsx'
import { useTreeWrite } from './use-tree-write.ts'
import page from '../../shared/Page.module.css'
import parts from '../../shared/Parts.module.css'
import room from '../../shared/Room.module.css'
import styles from './Topics.module.css'

/** The topics of a game: their tree, and the form of each. */
export function TopicsPage() {
  const { t } = useTexts()
  const { me } = useDesk()
  const { game, id } = useParams()
  const games = useOwnGames()
  useEffect(() => {
    document.title = `${t('topics')} · ${t('title')}`
  }, [t])
  if (!writesHelp(me.roles)) return <Navigate to="/cases" replace />
  const [first] = games
  if (game === undefined) return first === undefined ? null : <Navigate to={`/studio/topics/${first.game}`} replace />
  return id === undefined ? (
    <TreePage key={game} game={game} />
  ) : (
    <TopicPage key={`${game} ${id}`} game={game} id={Number(id)} />
  )
}

function TreePage({ game }: { game: string }) {
  const { t } = useTexts()
  const { tree, hasFailed, again, show } = useTree(game)
  return (
    <Frame view={null} commands={[]} isReading={false}>
      <main className={page.page} aria-labelledby="topics-title">
        {tree === undefined ? (
          <>
            <Head game={game} />
            {hasFailed ? (
              <EmptyState
                icon={ListTree}
                title={t('failed')}
                isAlert
                actions={
                  <Button variant="secondary" onClick={again}>
                    {t('retry')}
                  </Button>
                }
              />
            ) : (
              <div className={parts.skeletons} role="status" aria-label={t('loading')}>
                <Skeleton lines={12} />
              </div>
            )}
          </>
        ) : (
          <Opened tree={tree} onSaved={show} />
        )}
      </main>
    </Frame>
  )
}

function Head({ game, children }: { game: string; children?: ReactNode }) {
  const { t } = useTexts()
  const navigate = useNavigate()
  const games = useOwnGames()
  return (
    <header className={page.head}>
      <Link to="/studio" className={cx(room.back, styles.back)}>
        {t('studio')}
      </Link>
      <div className={styles.headline}>
        <h2 id="topics-title">{t('topics')}</h2>
        <span className={styles.game}>
          <Select
            aria-label={t('filter.game')}
            value={game}
            onChange={({ target }) => void navigate(`/studio/topics/${target.value}`)}
            choices={games.map((one) => ({ value: one.game, label: one.title }))}
          />
        </span>
      </div>
      {children}
    </header>
  )
}

function Opened({ tree, onSaved }: { tree: Tree; onSaved: (tree: Tree) => void }) {
  const { t, locale } = useTexts()
  const write = useTreeWrite(tree, onSaved)
  const [adding, setAdding] = useState<number | null>(null)
  const mayShape = tree.languages.length === 0
  return (
    <>
      <Head game={tree.game}>
        <div className={styles.state}>
          <p role="status">
            {tree.draft === 0 ? (
              t('topics.same')
            ) : (
              <>
                <strong>{t('studio.state.draft')}</strong>{' '}
                {tree.writtenBy !== null && tree.writtenAt !== null && (
                  <>
                    <bdi>{tree.writtenBy.displayName}</bdi>, <RelativeTime time={tree.writtenAt} locale={locale} />
                  </>
                )}
              </>
            )}
          </p>
          <DraftActions tree={tree} />
        </div>
      </Head>
      <div className={styles.scroll}>
        <div className={styles.sheet}>
          {mayShape ? (
            <div className={room.actions}>
              <Button size="small" variant="secondary" onClick={() => setAdding(0)}>
                {t('topics.add')}
              </Button>
              <span className={styles.hint}>{t('topics.tree.hint')}</span>
            </div>
          ) : (
            <p className={styles.hint}>{t('topics.words.only')}</p>
          )}
          {write.missed !== null && <MissedMove tree={tree} missed={write.missed} write={write} />}
          <TreeRows tree={tree} write={write} onAdd={setAdding} />
        </div>
      </div>
      {adding !== null && (
        <NodeDialog
          tree={tree}
          parentId={adding}
          isBusy={write.isBusy}
          onClose={() => setAdding(null)}
          onDone={(node) => void write.add(node).then((isAdded) => isAdded && setAdding(null))}
        />
      )}
    </>
  )
}
