import { deskLimits } from '../../../kit/api/limits.ts'
import { Checkbox } from '../../../kit/ui/Checkbox.tsx'
import { Stack } from '../../../kit/ui/Layout.tsx'
import { choicesOf, useTexts } from '../../shared/i18n.ts'
import { PagePicture } from './PagePicture.tsx'
import type { Finding, GamePage, Node, PageEntry, PageList } from './queries.ts'
import { wordsIn } from './words.ts'
import { useWriting, Words } from './Words.tsx'
import { InputBox, SelectBox } from '../../../kit/ui/Boxes.tsx'
import { Mistakes, useMistakes } from './use-mistakes.tsx'
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
  const { t, locale } = useTexts()
  const { mayShape, defaultLocale } = useWriting()
  const change = (part: object): void => onChange({ ...entry, ...part })
  const mistakes = useMistakes(findings)
  const errorOf = (name: string) => mistakes.errorOf(`page.${list}.${name}`)
  return (
    <div className={styles.boxes}>
      <Mistakes
        texts={mistakes.others(
          ['id', 'name', 'title', 'subtitle', 'description', 'url', 'tagText'].map((name) => `page.${list}.${name}`),
        )}
      />
      <Words
        label={t('topics.page.title')}
        isRequired
        words={entry.title}
        error={errorOf('title')}
        onChange={(title) => change({ title })}
      />
      {'category' in entry && 'name' in entry && (
        <Words
          label={t('topics.page.name')}
          hint={t('topics.page.name.hint')}
          isRequired
          words={entry.name}
          error={errorOf('name')}
          onChange={(name) => change({ name })}
        />
      )}
      {'description' in entry && (
        <Words
          label={t('topics.page.description')}
          isRequired
          words={entry.description}
          error={errorOf('description')}
          onChange={(description) => change({ description })}
        />
      )}
      {'subtitle' in entry && (
        <Words
          label={t('topics.page.description')}
          words={entry.subtitle}
          error={errorOf('subtitle')}
          onChange={(subtitle) => change({ subtitle })}
        />
      )}
      {'tagText' in entry && (
        <Words
          label={t('topics.page.mark')}
          hint={t('topics.page.mark.hint')}
          words={entry.tagText}
          error={errorOf('tagText')}
          onChange={(tagText) => change({ tagText })}
        />
      )}
      {mayShape && 'order' in entry && (
        <Key
          name={entry.name}
          hint={t('topics.page.headers.name')}
          error={errorOf('name')}
          onChange={(name) => change({ name })}
        />
      )}
      {mayShape && 'id' in entry && (
        <>
          <Address url={entry.url} error={errorOf('url')} onChange={(url) => change({ url })} />
          <div className={styles.pair}>
            <SelectBox
              label={t('topics.page.mark.look')}
              value={entry.tagClass ?? 'accent'}
              onChange={(chosen) => change({ tagClass: chosen })}
              choices={choicesOf(['accent', 'success', 'warning'] as const, (value) => t(`topics.page.mark.${value}`))}
            />
            <Key
              name={entry.id}
              hint={t('topics.page.promos.name')}
              error={errorOf('id')}
              onChange={(id) => change({ id })}
            />
          </div>
          <Checkbox
            label={t('topics.page.promos.self')}
            checked={entry.isSelfHelpChannel}
            onChange={({ target }) => change({ isSelfHelpChannel: target.checked })}
          />
          <PagePicture
            label={t('topics.page.picture')}
            name={entry.imageUrl}
            pictures={pictures}
            onChange={(imageUrl) =>
              change({ imageUrl, ...(entry.iconUrl === entry.imageUrl && { iconUrl: imageUrl }) })
            }
          />
          <PagePicture
            label={t('topics.page.sign')}
            name={entry.imageName}
            pictures={pictures}
            hasSigns
            onChange={(imageName) => change({ imageName })}
          />
        </>
      )}
      {mayShape && 'category' in entry && (
        <>
          <Address url={entry.url} error={errorOf('url')} onChange={(url) => change({ url })} />
          <div className={styles.pair}>
            <SelectBox
              label={t('topics.page.where')}
              value={String(entry.category ?? '')}
              onChange={(chosen) => change({ category: chosen === '' ? null : Number(chosen) })}
              choices={[
                { value: '', label: t('topics.page.where.game') },
                ...nodes.map(({ id, name }) => ({
                  value: String(id),
                  label: wordsIn(name, locale, defaultLocale),
                })),
              ]}
            />
            {'imageSizeClass' in entry && (
              <SelectBox
                label={t('topics.page.size')}
                value={entry.imageSizeClass}
                onChange={(chosen) => change({ imageSizeClass: chosen })}
                choices={choicesOf(['small', 'medium', 'large'] as const, (value) => t(`topics.page.size.${value}`))}
              />
            )}
          </div>
          {'target' in entry && (
            <Stack gap={1}>
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
            </Stack>
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

interface Typed {
  error: string | undefined
  onChange: (text: string) => void
}

function Address({ url, onChange, ...error }: Typed & { url: string }) {
  const { t } = useTexts()
  return (
    <InputBox
      label={t('topics.page.url')}
      hint={t('topics.page.url.hint')}
      isRequired
      {...error}
      dir="ltr"
      value={url}
      onChange={onChange}
    />
  )
}

/** What others name an entry by. */
function Key({ name, hint, onChange, ...error }: Typed & { name: string; hint: string }) {
  const { t } = useTexts()
  return (
    <InputBox
      label={t('topics.page.named')}
      hint={hint}
      isRequired
      {...error}
      dir="ltr"
      spellCheck={false}
      maxLength={deskLimits.GamePagePromo.id.maxLength}
      value={name}
      onChange={onChange}
    />
  )
}
