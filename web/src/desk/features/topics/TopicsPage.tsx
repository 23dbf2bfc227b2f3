import { ChevronRight, LayoutGrid, ListTree } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link, Navigate, useNavigate, useParams } from 'react-router-dom'
import { cx } from '../../../kit/lib/class-names.ts'
import { absoluteTime } from '../../../kit/lib/relative-time.ts'
import { useIsWide } from '../../../kit/lib/use-media-query.ts'
import { Banner } from '../../../kit/ui/Banner.tsx'
import { Button } from '../../../kit/ui/Button.tsx'
import { Icon } from '../../../kit/ui/Icon.tsx'
import { Row, Stack, Text } from '../../../kit/ui/Layout.tsx'
import { Select } from '../../../kit/ui/Select.tsx'
import { Loading } from '../../shared/Loading.tsx'
import { FormHead } from '../../shared/FormPage.tsx'
import { Frame } from '../../shared/frame/Frame.tsx'
import { useTexts } from '../../shared/i18n.ts'
import { LoadFailed } from '../../shared/LoadFailed.tsx'
import { useOwnGames } from '../../shared/scope.ts'
import { DraftActions } from './DraftActions.tsx'
import { GamePageScreen } from './GamePageScreen.tsx'
import { MissedMove } from './MissedMove.tsx'
import { NodeDialog } from './NodeDialog.tsx'
import { type Tree, useTree } from './queries.ts'
import { TopicPage } from './TopicPage.tsx'
import { TreeRows } from './TreeRows.tsx'
import { useTreeWrite } from './use-tree-write.ts'
import { gameChoices } from '../../shared/games.ts'
import { Ago } from '../../shared/Ago.tsx'
import page from '../../shared/Page.module.css'
import form from '../../shared/FormPage.module.css'
import styles from './Tree.module.css'
import topics from './Topics.module.css'

/** The topics of a game: their tree, and the form of each. */
export function TopicsPage() {
  const { game, id } = useParams()
  const games = useOwnGames()
  const [first] = games
  if (game === undefined) return first === undefined ? null : <Navigate to={`/studio/topics/${first.game}`} replace />
  if (id === 'page') return <GamePageScreen key={game} game={game} />
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
    <Frame title={t('topics')}>
      <main className={cx(page.page, form.alone)} aria-labelledby="topics-title">
        {tree === undefined ? (
          <>
            <Head game={game} />
            {hasFailed ? <LoadFailed icon={ListTree} again={again} /> : <Loading lines={12} />}
          </>
        ) : (
          <Opened tree={tree} onSaved={show} />
        )}
      </main>
    </Frame>
  )
}

function GameSelect({ game }: { game: string }) {
  const { t } = useTexts()
  const navigate = useNavigate()
  const games = useOwnGames()
  return (
    <span className={topics.game}>
      <Select
        aria-label={t('filter.game')}
        value={game}
        onChange={({ target }) => void navigate(`/studio/topics/${target.value}`)}
        choices={gameChoices(games)}
      />
    </span>
  )
}

function Head({ game, children }: { game: string; children?: ReactNode }) {
  const { t } = useTexts()
  const isWide = useIsWide()
  return (
    <FormHead
      back={{ to: '/studio', name: t('studio') }}
      title={<span id="topics-title">{t('topics')}</span>}
      state={isWide && <GameSelect game={game} />}
    >
      {children}
    </FormHead>
  )
}

function Opened({ tree, onSaved }: { tree: Tree; onSaved: (tree: Tree) => void }) {
  const { t, locale } = useTexts()
  const write = useTreeWrite(tree, onSaved)
  const [adding, setAdding] = useState<number | null>(null)
  const mayShape = tree.languages.length === 0
  const isWide = useIsWide()
  const add = mayShape && (
    <Button size="small" variant={tree.draft === 0 ? 'primary' : 'secondary'} onClick={() => setAdding(0)}>
      {t('topics.add')}
    </Button>
  )
  return (
    <>
      <Head game={tree.game}>
        {isWide && add}
        <DraftActions tree={tree} />
      </Head>
      <div className={styles.scroll}>
        <Stack gap={4} className={styles.sheet}>
          {/* On a phone the title has the head to itself. */}
          {!isWide && (
            <Row gap={3} className={topics.top}>
              <GameSelect game={tree.game} />
              {add}
            </Row>
          )}
          <Row wrap justify="between" gap="2 4">
            <Text tone="quiet" role="status">
              {tree.draft === 0 ? (
                t('topics.same')
              ) : (
                <>
                  <strong>
                    {tree.publishAt !== null
                      ? t('studio.scheduled', { time: absoluteTime(tree.publishAt, locale) })
                      : t(tree.state === 'review' ? 'studio.state.review' : 'studio.state.draft')}
                  </strong>{' '}
                  {tree.writtenBy !== null && tree.writtenAt !== null && (
                    <>
                      <bdi>{tree.writtenBy.displayName}</bdi>, <Ago time={tree.writtenAt} />
                    </>
                  )}
                </>
              )}
            </Text>
            <Text tone="quiet" className={topics.hint}>
              {t(mayShape ? 'topics.tree.hint' : 'topics.words.only')}
            </Text>
          </Row>
          {tree.draft > 0 && (tree.askedBy ?? tree.returnedBy) !== null && (
            <Banner isQuiet>
              {tree.returnedBy !== null
                ? t('studio.returned', { name: tree.returnedBy.displayName })
                : t('studio.asked', { name: tree.askedBy!.displayName })}{' '}
              {tree.note !== '' && <q dir="auto">{tree.note}</q>}
            </Banner>
          )}
          {write.missed !== null && <MissedMove tree={tree} missed={write.missed} write={write} />}
          <Stack
            as={Link}
            align="center"
            gap={3}
            pad="3 4"
            line="all"
            radius={2}
            to={`/studio/topics/${tree.game}/page`}
            className={styles.pageLink}
          >
            <Icon icon={LayoutGrid} size={20} />
            <span>
              <strong>{t('topics.page')}</strong>
              <span className={topics.hint}>{t('topics.page.what')}</span>
            </span>
            {tree.findings.some(({ isBlocking, property }) => isBlocking && property?.startsWith('page.')) && (
              <span className={topics.wrong}>
                {t('topics.mistakes', {
                  count: tree.findings.filter((one) => one.isBlocking && one.property?.startsWith('page.')).length,
                })}
              </span>
            )}
            <Icon icon={ChevronRight} size={18} className={styles.pageArrow} />
          </Stack>
          <TreeRows tree={tree} write={write} onAdd={setAdding} />
        </Stack>
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
