import { useId, useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Input } from '../../../ui/Input.tsx'
import { Select } from '../../../ui/Select.tsx'
import { useDesk } from '../../shared/desk-context.ts'
import { useGames } from '../../shared/games.ts'
import { useTexts } from '../../shared/i18n.ts'
import { useWrite } from '../../shared/use-write.ts'
import { type Gap, saveDraft, useStudioAgain } from './queries.ts'
import { dayOf, newSource } from './source.ts'
import styles from './Studio.module.css'

const begunTitle = (words: string): string => words.slice(0, 1).toUpperCase() + words.slice(1)

/** Numbers are made of the second they are asked for in: nine digits, as articles have at most. */
const newNumber = (): string => String(Math.floor(Date.now() / 1000)).slice(-9)

/** @param gap what players search for, where it is begun for that */
export function NewArticleDialog({
  locale,
  gap,
  onClose,
  onMade,
}: {
  locale: string
  gap?: Gap
  onClose: () => void
  onMade: (id: string) => void
}) {
  const { t } = useTexts()
  const { client, me } = useDesk()
  const { isBusy, act } = useWrite(useStudioAgain())
  const games = useGames()
  const id = useId()
  const [title, setTitle] = useState(gap?.language === locale ? begunTitle(gap.words) : '')
  const [summary, setSummary] = useState('')
  const [game, setGame] = useState(gap?.game ?? me.scope.games[0] ?? '')
  const [isAsked, setAsked] = useState(false)
  const lacks = (text: string): { error?: string } =>
    isAsked && text.trim() === '' ? { error: t('studio.new.missing') } : {}
  const make = (): void => {
    setAsked(true)
    if (title.trim() === '' || summary.trim() === '') return
    void act(async () => {
      const number = newNumber()
      const source = newSource({
        id: number,
        title: title.trim(),
        summary: summary.trim(),
        game,
        today: dayOf(new Date()),
        // Words of another language are its translation's.
        keyword: gap?.language === locale ? gap.words : undefined,
      })
      await saveDraft(client, `${locale}~${number}`, { draft: 0, source })
      onMade(`${locale}~${number}`)
    })
  }
  return (
    <Dialog
      title={t('studio.new')}
      closeLabel={t('close')}
      onClose={onClose}
      size="small"
      actions={
        <>
          <Button type="submit" form={id} isBusy={isBusy}>
            {t('studio.new.make')}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
        </>
      }
    >
      <form
        id={id}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          make()
        }}
      >
        {gap && (
          <p className={styles.hint} dir="auto">
            {t('studio.gaps.from', { words: gap.words })}
          </p>
        )}
        <Field label={t('studio.new.title')} isRequired {...lacks(title)}>
          {(control) => (
            <Input {...control} dir="auto" value={title} onChange={({ target }) => setTitle(target.value)} />
          )}
        </Field>
        <Field label={t('studio.new.summary')} hint={t('studio.new.summary.hint')} isRequired {...lacks(summary)}>
          {(control) => (
            <Input {...control} dir="auto" value={summary} onChange={({ target }) => setSummary(target.value)} />
          )}
        </Field>
        <Field label={t('filter.game')}>
          {(control) => (
            <Select
              {...control}
              value={game}
              onChange={({ target }) => setGame(target.value)}
              choices={[
                ...(me.scope.games.length === 0 ? [{ value: '', label: t('filter.game.all') }] : []),
                ...games.map(({ game: product, title: name }) => ({ value: product, label: name })),
              ]}
            />
          )}
        </Field>
      </form>
    </Dialog>
  )
}
