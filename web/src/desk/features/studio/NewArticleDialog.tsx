import { SelectField, TextField } from '../../../kit/form/fields.tsx'
import { useDesk } from '../../shared/desk-context.ts'
import { FormDialog } from '../../shared/DeskFrame.tsx'
import { gameChoices, useGames } from '../../shared/games.ts'
import { useDeskForm } from '../../shared/use-desk-form.ts'
import { article, type Gap, studioReads } from './queries.ts'
import { dayOf, newSource } from './source.ts'
import { Stack } from '../../../kit/ui/Layout.tsx'
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
  const { t, call, me } = useDesk()
  const games = useGames()
  const form = useDeskForm({
    initial: {
      title: gap?.language === locale ? begunTitle(gap.words) : '',
      summary: '',
      game: gap?.game ?? me.scope.games[0] ?? '',
    },
    toBody: ({ title, summary, game }) => ({
      id: newNumber(),
      title: title.trim(),
      summary: summary.trim(),
      game,
      today: dayOf(new Date()),
      // Words of another language are its translation's.
      keyword: gap?.language === locale ? gap.words : undefined,
    }),
    onSave: async (begun) => {
      const made = `${locale}~${begun.id}`
      await call('saveContentDraft', { ...article(made), body: { draft: 0, source: newSource(begun) } })
      return made
    },
    onSaved: onMade,
    again: studioReads,
  })
  return (
    <FormDialog form={form} title={t('studio.new')} submit={t('studio.new.make')} onClose={onClose}>
      <Stack gap={5}>
        {gap && (
          <p className={styles.hint} dir="auto">
            {t('studio.gaps.from', { words: gap.words })}
          </p>
        )}
        <TextField name="title" label={t('studio.new.title')} missing={t('studio.new.missing')} dir="auto" />
        <TextField
          name="summary"
          label={t('studio.new.summary')}
          hint={t('studio.new.summary.hint')}
          missing={t('studio.new.missing')}
          dir="auto"
        />
        <SelectField
          name="game"
          label={t('filter.game')}
          choices={[
            ...(me.scope.games.length === 0 ? [{ value: '', label: t('filter.game.all') }] : []),
            ...gameChoices(games),
          ]}
        />
      </Stack>
    </FormDialog>
  )
}
