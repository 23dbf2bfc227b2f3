// Cases nobody was there for are given once somebody is (CD-313). Run by the clock, a case a transaction.
import { doesGive, type RoutedPlace } from './route-case.ts'
import type { Team } from './store.ts'

interface GiveLaterDeps {
  teams: () => Promise<readonly Team[]>
  isWorking: (schedule: string | null) => Promise<boolean>
  /** Who is available now, and the languages they speak; none means all. */
  available: () => Promise<ReadonlyMap<string, readonly string[]>>
  /** Open cases of a team that wait to be given, the longest waiting first; of these languages (undefined: of all) without those places. */
  waiting: (
    teamId: string,
    places: { among: readonly string[] | undefined; without: readonly RoutedPlace[] },
    most: number,
  ) => Promise<readonly (RoutedPlace & { id: string })[]>
  /** Gives one that still waits, to whoever it falls to. @returns false when nobody could take it */
  give: (team: Team, one: RoutedPlace & { id: string }) => Promise<boolean>
}

const readAtOnce = 100

/** @returns how many were given */
export const createGivingLater =
  ({ teams, isWorking, available, waiting, give }: GiveLaterDeps) =>
  async (signal?: AbortSignal): Promise<number> => {
    const here = await available()
    let given = 0
    for (const team of (await teams()).filter(doesGive)) {
      const spoken = team.members.flatMap((member) => {
        const languages = here.get(member)
        return languages === undefined ? [] : [languages]
      })
      if (spoken.length === 0 || !(await isWorking(team.schedule))) continue
      const among = spoken.some((languages) => languages.length === 0) ? undefined : [...new Set(spoken.flat())]
      /** Languages, by game and skill, whose people have as much as they take, or see other games (CD-315). */
      const full = new Map<string, RoutedPlace>()
      const keyOf = ({ locale, product, skill }: RoutedPlace): string => `${locale} ${product} ${skill ?? ''}`
      for (;;) {
        const some = await waiting(team.id, { among, without: [...full.values()] }, readAtOnce)
        for (const one of some) {
          if (signal?.aborted) return given
          if (!full.has(keyOf(one)) && (await give(team, one))) given += 1
          else full.set(keyOf(one), { locale: one.locale, product: one.product, skill: one.skill })
        }
        // Those of a place nobody takes more of are not read again.
        if (some.length < readAtOnce) break
      }
    }
    return given
  }
