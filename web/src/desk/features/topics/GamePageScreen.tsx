import { LayoutGrid } from 'lucide-react'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { media } from '../../../lib/breakpoints.ts'
import { cx } from '../../../lib/class-names.ts'
import { useMediaQuery } from '../../../lib/use-media-query.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Select } from '../../../ui/Select.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { Tabs } from '../../../ui/Tabs.tsx'
import { FormHead } from '../../shared/FormPage.tsx'
import { Frame } from '../../shared/frame/Frame.tsx'
import { useTexts } from '../../shared/i18n.ts'
import { shortNames } from '../../shared/language-names.ts'
import { LoadFailed } from '../../shared/LoadFailed.tsx'
import { useOwnGames } from '../../shared/scope.ts'
import { DraftActions } from './DraftActions.tsx'
import { PageEntries } from './PageEntries.tsx'
import { PagePreview } from './PagePreview.tsx'
import {
  type GamePage,
  type PageEntry,
  type PageList,
  type Tree,
  useKnownPage,
  usePage,
  useTree,
  useTreeAgain,
} from './queries.ts'
import { usePageDraft } from './use-sheet-draft.ts'
import { type Writing, WritingContext } from './Words.tsx'
import page from '../../shared/Page.module.css'
import form from '../../shared/FormPage.module.css'
import parts from '../../shared/Parts.module.css'
import styles from './Topics.module.css'

export const pageLists = ['trending', 'selfServices', 'resources'] as const satisfies readonly PageList[]

/** What a game's page offers beside its topics (CD-466): three lists, and beside them the page as players will see it. */
export function GamePageScreen({ game }: { game: string }) {
  const { t } = useTexts()
  const { tree } = useTree(game)
  const { page: first, hasFailed, again } = usePage(game)
  return (
    <Frame view={null} commands={[]} isReading={false}>
      <main className={cx(page.page, form.alone, styles.topic)} aria-label={t('topics.page')}>
        {first !== undefined && tree !== undefined ? (
          <Editor first={first} tree={tree} />
        ) : hasFailed ? (
          <LoadFailed icon={LayoutGrid} again={again} />
        ) : (
          <div className={parts.skeletons} role="status" aria-label={t('loading')}>
            <Skeleton lines={10} />
          </div>
        )}
      </main>
    </Frame>
  )
}

function Editor({ first, tree }: { first: GamePage; tree: Tree }) {
  const { t, locale } = useTexts()
  const { defaultLocale, locales, languages, game } = tree
  const known = useKnownPage(game)
  const treeAgain = useTreeAgain(game)
  const { whole, part, saving, change, keepMine, takeTheirs } = usePageDraft(first, (saved) => {
    known(saved)
    treeAgain()
  })
  const forget = useEffectEvent(() => known(null))
  useEffect(() => () => forget(), [])
  const [language, setLanguage] = useState(languages[0] ?? defaultLocale)
  const [list, setList] = useState<PageList>('trending')
  const writing = useMemo<Writing>(
    () => ({
      locale: language,
      defaultLocale,
      locales,
      mayWrite: languages.length === 0 || languages.includes(language),
      mayShape: languages.length === 0,
    }),
    [language, defaultLocale, locales, languages],
  )
  const findingsOf = (of: PageList) => whole.findings.filter(({ property }) => property?.startsWith(`page.${of}`))
  const isWide = useMediaQuery(media.desktop)
  const title = useOwnGames().find((one) => one.game === game)?.title ?? game
  const names = shortNames(locales, locale)
  const languageSelect = (
    <span className={styles.game}>
      <Select
        aria-label={t('studio.language')}
        value={language}
        onChange={({ target }) => setLanguage(target.value)}
        choices={locales.map((one) => ({ value: one, label: names.get(one) ?? one }))}
      />
    </span>
  )
  return (
    <WritingContext value={writing}>
      <FormHead
        back={{ to: `/studio/topics/${game}`, name: t('topics.back') }}
        title={t('topics.page.of', { game: title })}
        state={
          <span className={styles.saving} role="status">
            {t(`studio.saving.${saving}`)}
          </span>
        }
      >
        {isWide && languageSelect}
        {saving === 'saved' && <DraftActions tree={tree} />}
      </FormHead>
      <div className={styles.told}>
        {saving === 'conflict' && (
          <Banner
            tone="warning"
            actions={
              <>
                <Button size="small" onClick={() => void keepMine()}>
                  {t('studio.conflict.mine')}
                </Button>
                <Button size="small" variant="secondary" onClick={() => void takeTheirs()}>
                  {t('studio.conflict.theirs')}
                </Button>
              </>
            }
          >
            {t('topics.page.conflict')}
          </Banner>
        )}
      </div>
      <div className={styles.beside}>
        <div className={styles.write}>
          {!isWide && languageSelect}
          <Tabs
            label={t('topics.page')}
            selected={list}
            onSelect={(id) => setList(id as PageList)}
            tabs={pageLists.map((id) => {
              const wrong = findingsOf(id).filter(({ isBlocking }) => isBlocking).length
              return { id, label: `${t(`topics.page.${id}`)}${wrong === 0 ? '' : ` (${wrong})`}` }
            })}
          >
            <PageEntries
              key={list}
              list={list}
              entries={part[list]}
              findings={findingsOf(list)}
              pictures={whole.pictures}
              nodes={tree.nodes}
              onChange={(entries: PageEntry[]) => change({ [list]: entries })}
            />
          </Tabs>
        </div>
        <PagePreview
          page={part}
          address={whole.address}
          pictures={whole.pictures}
          title={title}
          language={language}
          defaultLocale={defaultLocale}
        />
      </div>
    </WritingContext>
  )
}
