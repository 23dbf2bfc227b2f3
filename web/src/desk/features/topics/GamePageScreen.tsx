import { LayoutGrid } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { cx } from '../../../kit/lib/class-names.ts'
import { Tabs } from '../../../kit/ui/Tabs.tsx'
import { Loading } from '../../shared/Loading.tsx'
import { Frame } from '../../shared/frame/Frame.tsx'
import { useTexts } from '../../shared/i18n.ts'
import { useAgain } from '../../shared/operations.ts'
import { LoadFailed } from '../../shared/LoadFailed.tsx'
import { useOwnGames } from '../../shared/scope.ts'
import { PageEntries } from './PageEntries.tsx'
import { PagePreview } from './PagePreview.tsx'
import { type GamePage, type PageEntry, type PageLists, type Tree, useKnownPage, usePage, useTree } from './queries.ts'
import { usePageDraft } from './use-sheet-draft.ts'
import { TextEntries } from './TextEntries.tsx'
import { WrittenSheet } from './WrittenSheet.tsx'
import page from '../../shared/Page.module.css'
import form from '../../shared/FormPage.module.css'
import styles from './Topics.module.css'

const pageLists = [
  'trending',
  'selfServices',
  'resources',
  'promos',
  'headers',
  'texts',
] as const satisfies readonly (keyof PageLists)[]

/**
 * What a game's page offers beside its topics (CD-466): three lists, and beside them the page as players will see it. The
 * page of `services` has what belongs to no game as well (CD-467).
 */
export function GamePageScreen({ game }: { game: string }) {
  const { t } = useTexts()
  const { tree } = useTree(game)
  const { page: first, hasFailed, again } = usePage(game)
  return (
    <Frame title={t('topics')}>
      <main className={cx(page.page, form.alone, styles.topic)} aria-label={t('topics.page')}>
        {first !== undefined && tree !== undefined ? (
          <Editor first={first} tree={tree} />
        ) : hasFailed ? (
          <LoadFailed icon={LayoutGrid} again={again} />
        ) : (
          <Loading lines={10} />
        )}
      </main>
    </Frame>
  )
}

function Editor({ first, tree }: { first: GamePage; tree: Tree }) {
  const { t } = useTexts()
  const { defaultLocale, game } = tree
  const known = useKnownPage(game)
  const treeAgain = useAgain('getTopicTree')
  const { whole, part, change, ...draft } = usePageDraft(first, (saved) => {
    known(saved)
    void treeAgain()
  })
  const forget = useEffectEvent(() => known(null))
  useEffect(() => () => forget(), [])
  // Each save makes what was saved the first there is; names follow their titles until the page is opened again.
  const [opened] = useState(first.page)
  // In the address, so that a reload and a link lead to the same list.
  const [params, setParams] = useSearchParams()
  const list = pageLists.find((id) => id === params.get('list') && part[id] !== undefined) ?? 'trending'
  const findingsOf = (of: keyof PageLists) =>
    whole.findings.filter(({ property }) => property?.startsWith(`page.${of}`))
  const title = useOwnGames().find((one) => one.game === game)?.title ?? game
  return (
    <WrittenSheet
      tree={tree}
      title={t('topics.page.of', { game: title })}
      draft={draft}
      conflict={t('topics.page.conflict')}
      beside={(language) => (
        <PagePreview
          page={part}
          list={list}
          address={whole.address}
          pictures={whole.pictures}
          wording={whole.wording ?? []}
          title={title}
          language={language}
          defaultLocale={defaultLocale}
        />
      )}
    >
      {() => (
        <Tabs
          className={styles.lists!}
          label={t('topics.page')}
          selected={list}
          onSelect={(id) => setParams({ list: id }, { replace: true })}
          tabs={pageLists
            .filter((id) => part[id] !== undefined)
            .map((id) => {
              const wrong = findingsOf(id).filter(({ isBlocking }) => isBlocking).length
              return { id, label: `${t(`topics.page.${id}`)}${wrong === 0 ? '' : ` (${wrong})`}` }
            })}
        >
          {list === 'texts' ? (
            <TextEntries
              game={game}
              entries={part.texts ?? []}
              wording={whole.wording ?? []}
              findings={findingsOf('texts')}
              onChange={(texts) => change({ texts })}
            />
          ) : (
            <PageEntries
              key={list}
              list={list}
              entries={part[list] ?? []}
              stored={opened[list] ?? []}
              findings={findingsOf(list)}
              pictures={whole.pictures}
              nodes={tree.nodes}
              onChange={(entries: PageEntry[]) => change({ [list]: entries })}
            />
          )}
        </Tabs>
      )}
    </WrittenSheet>
  )
}
