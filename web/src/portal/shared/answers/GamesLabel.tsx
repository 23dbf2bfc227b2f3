import type { Schema } from '../../../kit/api/types.ts'
import { useMessages } from '../i18n/context.ts'

/** Whose article it is (amendments T2, T5). */
export function GamesLabel({ games }: { games: readonly Schema<'ArticleGame'>[] }) {
  const { t, locale } = useMessages()
  if (games.length === 0) return <>{t('support.answers.all.games')}</>
  return (
    <bdi>{new Intl.ListFormat(locale, { type: 'unit', style: 'short' }).format(games.map(({ name }) => name))}</bdi>
  )
}
