import { Button } from '../../../kit/ui/Button.tsx'
import { Grid, Row } from '../../../kit/ui/Layout.tsx'
import { useTexts } from '../../shared/i18n.ts'
import { at, findingWords } from './findings.ts'
import { PageEntryEditor } from './PageEntryEditor.tsx'
import { pictureOf } from './page-pictures.ts'
import type { Finding, GamePage, Node, PageEntry, PageList } from './queries.ts'
import { keyFor, wordsIn } from './words.ts'
import { useWriting } from './Words.tsx'
import { OpenRow, RowMenu, useOpenRows } from './OpenRows.tsx'
import { Mistakes } from './use-mistakes.tsx'
import styles from './Topics.module.css'

const newEntry = (list: PageList, title: Record<string, string>): PageEntry => {
  if (list === 'headers') return { name: '', title, subtitle: {}, order: 0 }
  if (list === 'promos')
    return {
      id: '',
      isSelfHelpChannel: true,
      title,
      url: '',
      description: {},
      tagText: {},
      tagClass: null,
      imageName: null,
      imageUrl: null,
      iconUrl: null,
    }
  const shared = { url: '', title, category: null }
  const opens = { target: '_self', externalLinkConfirmation: false } as const
  if (list === 'resources') return { ...shared, imageName: null, imageSizeClass: 'medium' }
  if (list === 'selfServices') return { ...shared, ...opens, description: {}, imageName: null }
  return {
    ...shared,
    ...opens,
    name: {},
    description: {},
    imageUrl: null,
    imageUrlMobile: null,
    backgroundPositionY: null,
  }
}

/** What others name an entry by; null where nobody does. */
const nameIn = (entry: PageEntry): string | null => ('id' in entry ? entry.id : 'order' in entry ? entry.name : null)

const named = (entry: PageEntry, name: string): PageEntry =>
  'id' in entry ? { ...entry, id: name } : 'order' in entry ? { ...entry, name } : entry

/** Panels keep their places in an order of numbers, whoever stands there now. */
const inPlaces = (entries: readonly PageEntry[]): PageEntry[] => {
  const orders = entries.flatMap((entry) => ('order' in entry ? [entry.order] : [])).sort((one, other) => one - other)
  const isUnclear = new Set(orders).size < orders.length
  return entries.map((entry, place) =>
    'order' in entry ? { ...entry, order: isUnclear ? place + 1 : orders[place]! } : entry,
  )
}

/** One of the lists of a game's page, in its order; one entry is open at a time. */
export function PageEntries({
  list,
  entries,
  stored,
  findings,
  pictures,
  nodes,
  onChange,
}: {
  list: PageList
  entries: readonly PageEntry[]
  /** As they were when the page was opened: their names stay. */
  stored: readonly PageEntry[]
  findings: readonly Finding[]
  pictures: GamePage['pictures']
  nodes: readonly Node[]
  onChange: (entries: PageEntry[]) => void
}) {
  const texts = useTexts()
  const { t, locale } = texts
  const { defaultLocale, mayShape } = useWriting()
  const nameOf = (entry: PageEntry): string => wordsIn(entry.title, locale, defaultLocale) || t('topics.page.untitled')
  /** Most stand on the game's own page, which goes without saying. */
  const pageOf = (entry: PageEntry): string => {
    const node = 'category' in entry ? nodes.find(({ id }) => id === entry.category) : undefined
    return node === undefined ? '' : wordsIn(node.name, locale, defaultLocale)
  }
  const on = useOpenRows({ rows: entries, nameOf, arranged: inPlaces, removed: 'topics.page.removed', onChange })
  const keyOf = (entry: PageEntry, index: number): string => {
    const others = entries.toSpliced(index, 1).map((one) => nameIn(one) ?? '')
    const title = wordsIn(entry.title, defaultLocale, defaultLocale)
    return title === '' ? '' : keyFor(title, others, list === 'promos' ? 'service' : 'panel')
  }
  /** Nobody has to think of a name: it follows the title while nobody else can know it. */
  const change = (index: number, next: PageEntry): void => {
    const before = entries[index]!
    const name = nameIn(before)
    const follows =
      name !== null &&
      name === nameIn(next) &&
      name === keyOf(before, index) &&
      !stored.some((one) => nameIn(one) === name && name !== '')
    const after = follows ? named(next, keyOf(next, index)) : next
    onChange(entries.with(index, after))
  }
  return (
    <div className={styles.boxes}>
      <p className={styles.hint}>{t(`topics.page.${list}.hint`)}</p>
      <Mistakes texts={at(findings, { field: null }).map((one) => findingWords(texts, one, [], defaultLocale))} />
      <Grid as="ol" columns={1} gap={2} ref={on.list} aria-label={t(`topics.page.${list}`)}>
        {entries.map((entry, index) => {
          const own = at(findings, { field: index })
          const mistakes = own.filter(({ isBlocking }) => isBlocking).length
          const picture = pictureOf(entry, pictures)
          return (
            <li key={index} data-row={index} className={styles.field}>
              <OpenRow
                {...on.rowOf(index)}
                title={
                  <Row as="span" gap={3} shrinks>
                    {picture !== undefined && <img src={picture} alt="" className={styles.thumb} />}
                    <span dir="auto">{nameOf(entry)}</span>
                  </Row>
                }
                facts={
                  <>
                    <bdi className={styles.address}>{'url' in entry ? entry.url : nameIn(entry)}</bdi>
                    {pageOf(entry) !== '' && <bdi>{pageOf(entry)}</bdi>}
                  </>
                }
                mistakes={mistakes}
              >
                <PageEntryEditor
                  list={list}
                  entry={entry}
                  findings={own}
                  pictures={pictures}
                  nodes={nodes}
                  onChange={(next) => change(index, next)}
                />
              </OpenRow>
              {mayShape && (
                <RowMenu name={nameOf(entry)} remove={t('topics.remove')} index={index} rows={entries} on={on} />
              )}
            </li>
          )
        })}
      </Grid>
      {mayShape && (
        <div>
          <Button variant="secondary" onClick={() => on.add(newEntry(list, {}))}>
            {t(`topics.page.${list}.add`)}
          </Button>
        </div>
      )}
    </div>
  )
}
