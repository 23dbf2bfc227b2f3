// What players leave, page by page (CD-231).
import type { DeskSchema } from '../../../kit/api/desk.ts'
import { usePages } from '../../shared/operations.ts'

export type ArticleFeedback = DeskSchema<'DeskArticleFeedback'>
export type SurveyAnswer = DeskSchema<'DeskSurveyAnswer'>

export type Pages<T> = Omit<ReturnType<typeof usePages<'listPlayerNotes'>>, 'items' | 'pages'> & {
  items: readonly T[]
  /** Nobody wants it: neither loading nor empty. */
  isLeftOut?: boolean
}

const limit = 50
const read = { revalidateFirstPage: false, revalidateOnFocus: false, shouldRetryOnError: false }
/** A query of the URL: what is left empty narrows nothing. */
export type Narrowed = Readonly<Record<string, string>>

export const usePlayerNotes = (kind: DeskSchema<'PlayerNote'>['kind'], { language = '', account = '' }: Narrowed) =>
  usePages('listPlayerNotes', { kind, limit, language, accountId: account }, read)

/** Of those it has helped, or of those it has not; null of neither, while the other alone is asked for. */
export const useArticleFeedback = (
  helpful: boolean,
  { language = '', helpful: asked = '', worded, article = '' }: Narrowed,
) => {
  const isLeftOut = asked !== '' && (asked === 'yes') !== helpful
  const params = { limit, language, articleId: article, helpful, worded: worded ? true : undefined }
  return { ...usePages('listArticleFeedback', isLeftOut ? null : params, read), isLeftOut }
}

export const useSearchMisses = ({ language = '', game = '' }: Narrowed) =>
  usePages('listSearchMisses', { limit, language, game }, read)

/** Those who are not content, or, as long as they are not asked for alone, everybody. */
export const useSurveyAnswers = (isUnhappy: boolean, { worded, mood = '' }: Narrowed) => {
  const isLeftOut = !isUnhappy && mood !== ''
  const params = { limit, worded: worded ? true : undefined, unhappy: isUnhappy || undefined }
  return { ...usePages('listSurveyAnswers', isLeftOut ? null : params, read), isLeftOut }
}

export const useUsage = (span: { from: string; to: string }, { event = '', game = '' }: Narrowed) =>
  usePages('getUsage', { ...span, limit, event, game }, read)

export const useVerifications = ({ account = '', outcome }: Narrowed) =>
  usePages(
    'listVerifications',
    { limit, accountId: account, outcome: (outcome || undefined) as DeskSchema<'VerificationOutcome'> | undefined },
    read,
  )
