// Sorting one case or many, with a way back (CD-229).
import { useSWRConfig } from 'swr'
import type { DeskSchema } from '../../../kit/api/desk.ts'
import { useDesk } from '../../shared/desk-context.ts'
import { failureWords } from '../../shared/failure-words.ts'
import { keyOf, useAgain } from '../../shared/operations.ts'
import { useRefresh } from './queries.ts'

type Change = DeskSchema<'CaseTriage'>
export type Sort = (ids: readonly string[], change: Omit<Change, 'id'> | ((id: string) => Omit<Change, 'id'>)) => void

const mostNamed = 5
/** Their numbers, the first ones of many. */
const named = (ids: readonly string[], locale: string): string =>
  new Intl.ListFormat(locale, { type: 'unit', style: 'short' }).format(ids.slice(0, mostNamed)) +
  (ids.length > mostNamed ? ' …' : '')

export const useSorting = (): Sort => {
  const { t, locale, call, say } = useDesk()
  const { mutate } = useSWRConfig()
  const tagsAgain = useAgain('listTags')
  const refresh = useRefresh()
  const apply = async (changes: Change[], isUndo: boolean): Promise<void> => {
    try {
      const { before, left, flagged = [] } = await call('changeCases', { body: { changes } })
      for (const { id } of before) void mutate(keyOf('getDeskCase', { id }))
      void tagsAgain()
      refresh()
      const others = left.length - flagged.length
      const text = isUndo
        ? t('sort.undone')
        : [
            ...(left.length === 0 ? [t('sort.done', { count: before.length })] : []),
            ...(others > 0 ? [t('sort.left', { count: others })] : []),
            ...(flagged.length > 0 ? [t('sort.flagged', { count: flagged.length, ids: named(flagged, locale) })] : []),
          ].join(' ')
      say(text, isUndo || before.length === 0 ? undefined : () => void apply(before, true))
    } catch (error) {
      say(failureWords(error, t))
    }
  }
  return (ids, change) =>
    void apply(
      ids.map((id) => ({ ...(typeof change === 'function' ? change(id) : change), id })),
      false,
    )
}
