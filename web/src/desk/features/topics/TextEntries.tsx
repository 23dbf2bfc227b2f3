import { useState } from 'react'
import { deskLimits } from '../../../kit/api/limits.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { Combobox } from '../../../kit/ui/Combobox.tsx'
import { Field } from '../../../kit/ui/Field.tsx'
import { Grid } from '../../../kit/ui/Layout.tsx'
import { useDesk } from '../../shared/desk-context.ts'
import { directionOf, useTexts } from '../../shared/i18n.ts'
import { at, findingWords } from './findings.ts'
import { type Finding, type InterfaceText, type PageText, useFewInterfaceTexts } from './queries.ts'
import { Words, useWriting } from './Words.tsx'
import { wordsIn } from './words.ts'
import { OpenRow, useFocusIn } from './OpenRows.tsx'
import { Mistakes } from './use-mistakes.tsx'
import form from '../../shared/FormPage.module.css'
import styles from './Topics.module.css'

const { maxItems: most } = deskLimits.GamePageDocument.texts

/** Sentences of the interface in the portal's own words (CD-468): found by what stands on the page, written in each language. */
export function TextEntries({
  game,
  entries,
  wording,
  findings,
  onChange,
}: {
  game: string
  entries: readonly PageText[]
  /** What the product says of them. */
  wording: readonly InterfaceText[]
  findings: readonly Finding[]
  onChange: (entries: PageText[]) => void
}) {
  const texts = useTexts()
  const { t } = texts
  const { say } = useDesk()
  const { locale: language, defaultLocale, mayShape } = useWriting()
  const [text, setText] = useState('')
  const [open, setOpen] = useState<string | null>(null)
  /** Of those picked since the page was read or saved. */
  const [picked, setPicked] = useState<readonly InterfaceText[]>([])
  const found = useFewInterfaceTexts(game, text, language)
  const items = found?.items ?? []
  const [rows, focus] = useFocusIn<HTMLOListElement>()
  const saidOf = (key: string): InterfaceText['text'] =>
    [...wording, ...picked].find((one) => one.key === key && Object.keys(one.text).length > 0)?.text ?? {}
  const shownOf = ({ key, text: own }: PageText): string =>
    own[language] ?? saidOf(key)[language] ?? wordsIn(own, language, defaultLocale)
  const pick = (key: string): void => {
    const item = items.find((one) => one.key === key)!
    setText('')
    setOpen(key)
    focus(`[data-key="${CSS.escape(key)}"] textarea`)
    if (entries.some((one) => one.key === key)) return
    setPicked([...picked, item])
    const said = item.text[language]
    onChange([...entries, { key, text: said === undefined ? {} : { [language]: said } }])
  }
  const change = (key: string, words: PageText['text']): void =>
    onChange(entries.map((one) => (one.key === key ? { key, text: words } : one)))
  const remove = (entry: PageText): void => {
    onChange(entries.filter(({ key }) => key !== entry.key))
    setOpen(null)
    say(t('topics.page.texts.removed', { name: shownOf(entry) }))
  }
  return (
    <div className={styles.boxes}>
      <p className={styles.hint}>{t('topics.page.texts.hint')}</p>
      <Mistakes texts={at(findings, { field: null }).map((one) => findingWords(texts, one, [], defaultLocale))} />
      {mayShape && entries.length < most && (
        <Field
          label={t('topics.page.texts.find')}
          hint={t(
            found === undefined
              ? 'topics.page.texts.find.hint'
              : items.length === 0
                ? 'topics.page.texts.none'
                : found.isMore
                  ? 'topics.page.texts.more'
                  : 'topics.page.texts.pick',
          )}
        >
          {(control) => (
            <Combobox
              {...control}
              dir={directionOf(language)}
              spellCheck={false}
              listLabel={t('topics.page.texts.find')}
              announcement={t('list.count', { count: items.length })}
              value={text}
              onValue={setText}
              suggestions={items.map(({ key, text: said }) => ({
                id: key,
                label: (
                  <span className={styles.offer}>
                    <span lang={language} dir={directionOf(language)}>
                      {shownOf(entries.find((one) => one.key === key) ?? { key, text: said })}
                    </span>
                    <small>
                      <bdi>{key}</bdi>
                    </small>
                  </span>
                ),
              }))}
              onPick={pick}
            />
          )}
        </Field>
      )}
      <Grid as="ol" columns={1} gap={2} ref={rows} aria-label={t('topics.page.texts')}>
        {entries.map((entry, index) => {
          const { key, text: own } = entry
          const its = at(findings, { field: index })
          const mistakes = its.filter(({ isBlocking }) => isBlocking).length
          const said = saidOf(key)[language]
          return (
            <li key={key} data-key={key} className={styles.field}>
              <OpenRow
                title={
                  <span lang={language} dir="auto">
                    {shownOf(entry)}
                  </span>
                }
                facts={<bdi className={styles.address}>{key}</bdi>}
                mistakes={mistakes}
                isOpen={open === key}
                onToggle={() => setOpen(open === key ? null : key)}
              >
                {said !== undefined && (
                  <p>
                    <span className={styles.hint}>{t('topics.page.texts.product')}</span>
                    <br />
                    <q lang={language} dir={directionOf(language)}>
                      {said}
                    </q>
                  </p>
                )}
                <Words
                  label={t('topics.page.texts.own')}
                  hint={[
                    ...(said?.includes('{') === true ? [t('topics.page.texts.own.values')] : []),
                    t('topics.page.texts.own.hint'),
                  ].join(' ')}
                  words={own}
                  rows={3}
                  error={its.map((finding) => findingWords(texts, finding, [], defaultLocale)).join(' ') || undefined}
                  onChange={(words) => change(key, words)}
                />
                {mayShape && (
                  <div>
                    <Button size="small" variant="quiet" className={form.remove!} onClick={() => remove(entry)}>
                      {t('topics.page.texts.remove')}
                    </Button>
                  </div>
                )}
              </OpenRow>
            </li>
          )
        })}
      </Grid>
    </div>
  )
}
