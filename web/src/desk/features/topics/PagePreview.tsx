import { ExternalLink } from 'lucide-react'
import { Stack, Surface, Text } from '../../../kit/ui/Layout.tsx'
import { CategoryIcon } from '../../../kit/ui/category-icon/CategoryIcon.tsx'
import { Icon } from '../../../kit/ui/Icon.tsx'
import { directionOf, useTexts } from '../../shared/i18n.ts'
import { isSign, pictureNameOf, pictureOf } from './page-pictures.ts'
import type { GamePage, InterfaceText, PageEntry, PageLists, WordsByLocale } from './queries.ts'
import { wordsIn } from './words.ts'
import { Live } from './LiveForm.tsx'
import styles from './PagePreview.module.css'
import topics from './Topics.module.css'

/** What players will find on the game's own page, in the language that is written in; what belongs to no game alone. */
export function PagePreview({
  page,
  list,
  address,
  pictures,
  wording,
  title,
  language,
  defaultLocale,
}: {
  page: PageLists
  /** That is written at. */
  list: keyof PageLists
  /** Where players see it. */
  address: string
  pictures: GamePage['pictures']
  /** What the product says in the place of the texts. */
  wording: readonly InterfaceText[]
  title: string
  language: string
  defaultLocale: string
}) {
  const { t } = useTexts()
  const say = (words: WordsByLocale): string => wordsIn(words, language, defaultLocale)
  const own = <T extends { category: number | null }>(entries: readonly T[]): T[] =>
    entries.filter(({ category }) => category === null)
  const faceOf = (entry: PageEntry) => {
    const address = pictureOf(entry, pictures)
    const name = pictureNameOf(entry)
    if (address !== undefined) return <img src={address} alt="" />
    return isSign(name) ? <CategoryIcon name={name} size={22} /> : null
  }
  const place = { lang: language, dir: directionOf(language) }
  if (list === 'texts')
    return (
      <Live title={t('topics.page.texts.live')}>
        <Stack as="ul" gap={2} className={styles.services}>
          {page.texts?.map(({ key, text }) => {
            const said = wording.find((one) => one.key === key)?.text[language]
            return (
              <li key={key} {...place}>
                <span>
                  <strong>{text[language] ?? said ?? say(text)}</strong>
                  {text[language] !== undefined && said !== undefined && <del className={topics.hint}>{said}</del>}
                </span>
              </li>
            )
          })}
        </Stack>
      </Live>
    )
  if (list === 'promos' || list === 'headers')
    return (
      <Live title={t('topics.page.live')}>
        <Stack as="ul" gap={2} className={styles.services}>
          {list === 'promos'
            ? page.promos?.map((entry, index) => (
                <li key={index} {...place}>
                  {faceOf(entry)}
                  <span>
                    <strong>
                      {say(entry.title)}{' '}
                      {say(entry.tagText) !== '' && (
                        <Surface
                          as="mark"
                          pad="0 2"
                          radius={1}
                          ground="accent"
                          tone="text"
                          size={1}
                          weight={600}
                          data-look={entry.tagClass}
                        >
                          {say(entry.tagText)}
                        </Surface>
                      )}
                    </strong>
                    <span className={topics.hint}>{say(entry.description)}</span>
                  </span>
                </li>
              ))
            : page.headers?.map((entry, index) => (
                <li key={index} {...place}>
                  <span>
                    <strong>{say(entry.title)}</strong>
                    <span className={topics.hint}>{say(entry.subtitle)}</span>
                  </span>
                </li>
              ))}
        </Stack>
      </Live>
    )
  return (
    <Live title={t('topics.page.live')}>
      <div className={topics.page} {...place}>
        <Text size={4} weight={700}>
          {title}
        </Text>
        <Text as="ul" columns={2} className={styles.cards}>
          {own(page.trending).map((entry, index) => (
            <li key={index}>
              {faceOf(entry)}
              <span className={topics.hint}>{say(entry.name)}</span>
              <strong>{say(entry.title)}</strong>
              <span>{say(entry.description)}</span>
            </li>
          ))}
        </Text>
        <ul className={styles.tools}>
          {own(page.selfServices).map((entry, index) => (
            <li key={index}>
              {faceOf(entry)}
              <span>
                <strong>{say(entry.title)}</strong>
                <span className={topics.hint}>{say(entry.description)}</span>
              </span>
            </li>
          ))}
        </ul>
        <ul className={styles.tools}>
          {own(page.resources).map((entry, index) => (
            <li key={index}>
              {faceOf(entry)}
              <span>{say(entry.title)}</span>
            </li>
          ))}
        </ul>
      </div>
      <p className={topics.hint}>
        {t('topics.page.live.hint')}{' '}
        <a href={new URL(address).pathname} target="_blank" rel="noopener">
          {t('studio.now')} <Icon icon={ExternalLink} size={15} flip />
        </a>
      </p>
    </Live>
  )
}
