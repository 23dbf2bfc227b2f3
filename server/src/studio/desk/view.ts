import type { StudioDocument, StudioPerson, StudioVersion } from '#generated/server/desk/schemas.ts'
import { articleName } from '../../content/pack/article-source.ts'
import type { Content } from '../../content/types.ts'
import { localesOf, translationState } from '../translation.ts'
import type { Draft, RevisionHead } from '../types.ts'

export type Names = (id: string | null) => StudioPerson | null

/** Everybody a page names, asked for at once. */
export const createNames =
  (namesOf: (ids: readonly string[]) => Promise<ReadonlyMap<string, string>>) =>
  async (ids: readonly (string | null)[]): Promise<Names> => {
    const known = await namesOf([...new Set(ids.filter((id) => id !== null))])
    return (id) => (id === null ? null : { id, displayName: known.get(id) ?? id })
  }

export const documentView = (
  content: Content,
  draft: Draft,
  { isLive, who }: { isLive: boolean; who: Names },
): StudioDocument => {
  const { locale, articleId } = articleName(draft.id)!
  return {
    kind: 'articles',
    id: draft.id,
    title: draft.title,
    products: draft.products,
    locale,
    state: draft.state,
    isLive,
    updated: content.written(locale, articleId)?.updated ?? null,
    writtenBy: draft.source === null ? null : who(draft.writtenBy),
    writtenAt: draft.source === null ? null : draft.writtenAt,
    publishAt: draft.publishAt,
    endAt: draft.endAt,
    translations: localesOf(content).map((one) => ({ locale: one, state: translationState(content, one, articleId) })),
  }
}

export const mostVersions = 200

/**
 * Newest first. What a pack brought is no revision and has the number it would get; it stands above those that are kept.
 * @param liveNumber of the version that players see
 */
export const versionsView = (
  heads: readonly RevisionHead[],
  {
    liveNumber,
    fromPack,
    who,
  }: {
    liveNumber: number
    fromPack: Pick<StudioVersion, 'title' | 'at' | 'added' | 'removed'> | null
    who: Names
  },
): StudioVersion[] =>
  [
    ...(fromPack === null
      ? []
      : [
          {
            number: liveNumber,
            cause: 'pack' as const,
            by: null,
            writtenBy: null,
            note: '',
            isLive: true,
            ...fromPack,
          },
        ]),
    ...heads.map(({ number, cause, title, madeBy, writtenBy, madeAt, note, added, removed }) => ({
      number,
      cause,
      title,
      by: who(madeBy),
      writtenBy: who(writtenBy),
      at: madeAt,
      note,
      added,
      removed,
      isLive: fromPack === null && number === liveNumber,
    })),
  ].slice(0, mostVersions)
