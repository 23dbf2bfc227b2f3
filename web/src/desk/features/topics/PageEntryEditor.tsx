import { Checkbox } from '../../../ui/Checkbox.tsx'
import { Field as Box } from '../../../ui/Field.tsx'
import { Input } from '../../../ui/Input.tsx'
import { Select } from '../../../ui/Select.tsx'
import { useTexts } from '../../shared/i18n.ts'
import { findingWords } from './findings.ts'
import { PagePicture } from './PagePicture.tsx'
import type { Finding, GamePage, Node, PageEntry, PageList } from './queries.ts'
import { wordsIn } from './words.ts'
import { useWriting, Words } from './Words.tsx'
import styles from './Topics.module.css'

/** One entry of a game's page. */
export function PageEntryEditor({
  list,
  entry,
  findings,
  pictures,
  nodes,
  onChange,
}: {
  list: PageList
  entry: PageEntry
  findings: readonly Finding[]
  pictures: GamePage['pictures']
  nodes: readonly Node[]
  onChange: (entry: PageEntry) => void
}) {
  const texts = useTexts()
  const { t, locale } = texts
  const { mayShape, defaultLocale } = useWriting()
  const change = (part: object): void => onChange({ ...entry, ...part })
  const blocking = findings.filter(({ isBlocking }) => isBlocking)
  const said = (finding: Finding): string => findingWords(texts, finding, [], defaultLocale)
  const errorOf = (name: string): { error?: string } => {
    const found = blocking.find(({ property }) => property === `page.${list}.${name}`)
    return found === undefined ? {} : { error: said(found) }
  }
  const named = ['name', 'title', 'description', 'url'].map((name) => `page.${list}.${name}`)
  const others = blocking.filter(({ property }) => !named.includes(property ?? ''))
  return (
    <div className={styles.boxes}>
      {others.map((one, index) => (
        <p key={index} className={styles.wrong} role="alert">
          {said(one)}
        </p>
      ))}
      <Words
        label={t('topics.page.title')}
        isRequired
        words={entry.title}
        {...errorOf('title')}
        onChange={(title) => change({ title })}
      />
      {'name' in entry && (
        <Words
          label={t('topics.page.name')}
          hint={t('topics.page.name.hint')}
          isRequired
          words={entry.name}
          {...errorOf('name')}
          onChange={(name) => change({ name })}
        />
      )}
      {'description' in entry && (
        <Words
          label={t('topics.page.description')}
          isRequired
          words={entry.description}
          {...errorOf('description')}
          onChange={(description) => change({ description })}
        />
      )}
      {mayShape && (
        <>
          <Box label={t('topics.page.url')} hint={t('topics.page.url.hint')} isRequired {...errorOf('url')}>
            {(control) => (
              <Input
                {...control}
                dir="ltr"
                value={entry.url}
                onChange={({ target }) => change({ url: target.value })}
              />
            )}
          </Box>
          <div className={styles.pair}>
            <Box label={t('topics.page.where')}>
              {(control) => (
                <Select
                  {...control}
                  value={String(entry.category ?? '')}
                  onChange={({ target }) => change({ category: target.value === '' ? null : Number(target.value) })}
                  choices={[
                    { value: '', label: t('topics.page.where.game') },
                    ...nodes.map(({ id, name }) => ({
                      value: String(id),
                      label: wordsIn(name, locale, defaultLocale),
                    })),
                  ]}
                />
              )}
            </Box>
            {'imageSizeClass' in entry && (
              <Box label={t('topics.page.size')}>
                {(control) => (
                  <Select
                    {...control}
                    value={entry.imageSizeClass}
                    onChange={({ target }) => change({ imageSizeClass: target.value })}
                    choices={(['small', 'medium', 'large'] as const).map((value) => ({
                      value,
                      label: t(`topics.page.size.${value}`),
                    }))}
                  />
                )}
              </Box>
            )}
          </div>
          {'target' in entry && (
            <div className={styles.checks}>
              <Checkbox
                label={t('topics.page.tab')}
                checked={entry.target === '_blank'}
                onChange={({ target }) => change({ target: target.checked ? '_blank' : '_self' })}
              />
              <Checkbox
                label={t('topics.page.asks')}
                checked={entry.externalLinkConfirmation}
                onChange={({ target }) => change({ externalLinkConfirmation: target.checked })}
              />
            </div>
          )}
          {'imageUrl' in entry ? (
            <>
              <PagePicture
                label={t('topics.page.picture')}
                name={entry.imageUrl}
                pictures={pictures}
                onChange={(imageUrl) => change({ imageUrl })}
              />
              <PagePicture
                label={t('topics.page.picture.phone')}
                name={entry.imageUrlMobile}
                pictures={pictures}
                onChange={(imageUrlMobile) => change({ imageUrlMobile })}
              />
            </>
          ) : (
            <PagePicture
              label={t('topics.page.picture')}
              name={entry.imageName}
              pictures={pictures}
              hasSigns={list === 'selfServices'}
              onChange={(imageName) => change({ imageName })}
            />
          )}
        </>
      )}
    </div>
  )
}
