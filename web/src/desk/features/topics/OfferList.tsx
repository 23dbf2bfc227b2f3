import { ChevronDown, ChevronUp, X } from 'lucide-react'
import { useState } from 'react'
import { deskLimits } from '../../../kit/api/limits.ts'
import { Combobox } from '../../../kit/ui/Combobox.tsx'
import { Field, FieldGroup } from '../../../kit/ui/Field.tsx'
import { Icon } from '../../../kit/ui/Icon.tsx'
import { Row, Stack } from '../../../kit/ui/Layout.tsx'
import { useDesk } from '../../shared/desk-context.ts'
import { useTexts } from '../../shared/i18n.ts'
import { moved } from '../../shared/moved.ts'
import { findingWords } from './findings.ts'
import { type Finding, type Offer, useFewArticles } from './queries.ts'
import { wordsIn } from './words.ts'
import { useWriting } from './Words.tsx'
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
  const move = (id: string, step: 1 | -1): void => {
    const next = moved(chosen, id, step)
    if (next.join() === chosen.join()) return
    onChange(next)
    say(t('topics.field.moved', { name: nameOf(id), place: String(next.indexOf(id) + 1), of: String(next.length) }))
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
              <Row as="span" inline className={styles.moves}>
                <button
                  type="button"
                  aria-label={t('rules.up', { name })}
                  aria-disabled={index === 0 || undefined}
                  onClick={() => move(id, -1)}
                >
                  <Icon icon={ChevronUp} size={16} />
                </button>
                <button
                  type="button"
                  aria-label={t('rules.down', { name })}
                  aria-disabled={index === chosen.length - 1 || undefined}
                  onClick={() => move(id, 1)}
                >
                  <Icon icon={ChevronDown} size={16} />
                </button>
                <button
                  type="button"
                  aria-label={t('topics.option.remove', { name })}
                  onClick={() => onChange(chosen.filter((one) => one !== id))}
                >
                  <Icon icon={X} size={16} />
                </button>
              </Row>
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
