import { useState } from 'react'
import { deskLimits } from '../../../kit/api/limits.ts'
import { Combobox } from '../../../kit/ui/Combobox.tsx'
import { Field, FieldGroup } from '../../../kit/ui/Field.tsx'
import { Stack } from '../../../kit/ui/Layout.tsx'
import { useDesk } from '../../shared/desk-context.ts'
import { useTexts } from '../../shared/i18n.ts'
import { moved } from '../../shared/moved.ts'
import { findingWords } from './findings.ts'
import { type Finding, type Offer, useFewArticles } from './queries.ts'
import { wordsIn } from './words.ts'
import { useWriting } from './Words.tsx'
import { RowButtons } from '../../shared/IconButton.tsx'
import styles from './Topics.module.css'

const { maxItems: most } = deskLimits.TopicDocument.promos
const isArticle = (id: string): boolean => id.startsWith('article/')

/** Articles and services a topic's page offers before anybody writes to us, in their order (CD-464). */
export function OfferList({
  chosen,
  offers,
  findings,
  onChange,
}: {
  chosen: readonly string[]
  /** Every service there is, and the articles that were chosen when the topic was read or saved. */
  offers: readonly Offer[]
  findings: readonly Finding[]
  onChange: (chosen: string[]) => void
}) {
  const texts = useTexts()
  const { t, locale } = texts
  const { say } = useDesk()
  const { defaultLocale } = useWriting()
  const [text, setText] = useState('')
  /** Articles picked since, whose titles the server says with the next save. */
  const [picked, setPicked] = useState<Readonly<Record<string, string>>>({})
  const articles = useFewArticles(text)
  const nameOf = (id: string): string =>
    wordsIn(offers.find((one) => one.id === id)?.title ?? {}, locale, defaultLocale) || (picked[id] ?? id)
  const typed = text.trim().toLocaleLowerCase(locale)
  const found = [
    ...offers.filter(({ id }) => !isArticle(id) && nameOf(id).toLocaleLowerCase(locale).includes(typed)),
    ...articles,
  ].filter(({ id }) => typed !== '' && !chosen.includes(id))
  const titleOf = (id: string): string => articles.find((one) => one.id === id)?.name ?? nameOf(id)
  const pick = (id: string): void => {
    setPicked({ ...picked, [id]: titleOf(id) })
    setText('')
    onChange([...chosen, id])
  }
  const move = (from: number, to: number): void => {
    onChange(moved(chosen, from, to))
    say(t('topics.field.moved', { name: nameOf(chosen[from]!), place: String(to + 1), of: String(chosen.length) }))
  }
  return (
    <FieldGroup label={t('topics.offers')} hint={t(chosen.length === 0 ? 'topics.offers.none' : 'topics.offers.hint')}>
      <Stack as="ol" className={styles.offers}>
        {chosen.map((id, index) => {
          const name = nameOf(id)
          const wrong = findings.find(({ message }) => message === id)
          return (
            <li key={id}>
              <span className={styles.offer}>
                <bdi>{name}</bdi>
                {wrong === undefined ? (
                  <small>{t(isArticle(id) ? 'topics.offers.article' : 'topics.offers.service')}</small>
                ) : (
                  <small className={styles.wrong}>{findingWords(texts, wrong)}</small>
                )}
              </span>
              <RowButtons
                name={name}
                index={index}
                count={chosen.length}
                className={styles.moves}
                onMove={(to) => move(index, to)}
                onRemove={() => onChange(chosen.toSpliced(index, 1))}
              />
            </li>
          )
        })}
      </Stack>
      {chosen.length < most && (
        <Field label={t('topics.offers.add')}>
          {(control) => (
            <Combobox
              {...control}
              dir="auto"
              spellCheck={false}
              placeholder={t('topics.offers.search')}
              listLabel={t('topics.offers')}
              announcement={t('list.count', { count: found.length })}
              value={text}
              onValue={setText}
              suggestions={found.map(({ id }) => ({
                id,
                label: (
                  <span className={styles.offer}>
                    <bdi>{titleOf(id)}</bdi>
                    <small>{t(isArticle(id) ? 'topics.offers.article' : 'topics.offers.service')}</small>
                  </span>
                ),
              }))}
              onPick={pick}
            />
          )}
        </Field>
      )}
    </FieldGroup>
  )
}
