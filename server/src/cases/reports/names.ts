import type { CaseCatalogue } from '../ports.ts'
import type { NamesOf } from './report.ts'

export interface NamesDeps {
  representativeNames: (ids: readonly string[]) => Promise<ReadonlyMap<string, string>>
  teams: () => Promise<readonly { id: string; name: string }[]>
  catalogue: Pick<CaseCatalogue, 'product' | 'topicName'>
  locale: () => string
}

export const createNamesOf =
  ({ representativeNames, teams, catalogue, locale }: NamesDeps): NamesOf =>
  async (by, keys) => {
    if (by === 'agent') return representativeNames(keys)
    if (by === 'team') return new Map((await teams()).map(({ id, name }) => [id, name]))
    const nameOf = {
      game: (key: string) => catalogue.product(key, locale())?.title,
      topic: (key: string) => catalogue.topicName(Number(key), locale()),
      language: () => undefined,
      channel: () => undefined,
    }[by]
    return new Map(
      keys.flatMap((key) => {
        const name = nameOf(key)
        return name === undefined ? [] : [[key, name]]
      }),
    )
  }
