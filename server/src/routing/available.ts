// Who is there to be given a case.
import type { RoutedPlace } from './route-case.ts'

interface AvailableDeps {
  availabilities: {
    all: () => Promise<ReadonlyMap<string, { state: string; languages: readonly string[] }>>
  }
  /** Those of them who may see it and know what it asks for. */
  thoseWho: (
    ids: readonly string[],
    place: { game: string; language: string },
    skill?: string | null,
  ) => Promise<ReadonlySet<string>>
}

export const createAvailable = ({ availabilities, thoseWho }: AvailableDeps) => {
  const all = async (): Promise<ReadonlyMap<string, readonly string[]>> =>
    new Map(
      [...(await availabilities.all())].flatMap(([id, { state, languages }]) =>
        state === 'available' ? [[id, languages] as const] : [],
      ),
    )
  return {
    /** With the languages they speak; none: any. */
    all,
    for: async ({ locale, product, skill }: RoutedPlace): Promise<ReadonlySet<string>> => {
      const speaking = [...(await all())].flatMap(([id, languages]) =>
        languages.length === 0 || languages.includes(locale) ? [id] : [],
      )
      return thoseWho(speaking, { game: product, language: locale }, skill)
    },
  }
}
