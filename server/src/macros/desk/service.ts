// Texts for answers: everybody's are a lead's to change, one's own are nobody else's to read (CD-226).
import type { DeskMacro as MarkedMacro, DeskMacroRequest, FieldErrorCode } from '#generated/server/desk/schemas.ts'
import { isBeyondScope, isWithinScope } from '../../lib/caller-scope.ts'
import type { Transacting } from '../../lib/clock.ts'
import { newRowId } from '../../lib/ids.ts'
import type { Unmarked } from '../../platform/marks.ts'
import { problem } from '../../platform/problems.ts'
import type { Macro, MacroStore } from './store.ts'

type DeskMacro = Unmarked<MarkedMacro>

/** Who calls; `isLead` may change what is everybody's. */
interface MacroAgent {
  id: string
  isLead: boolean
}

interface MacroDeskDeps extends Transacting {
  store: MacroStore
  isProduct: (shortName: string) => boolean
  text: (code: FieldErrorCode) => string
}

const present = ({ owner, ...macro }: Macro): DeskMacro => ({ ...macro, shared: owner === null })

export const createMacroDesk = ({ store, withTransaction, clock, isProduct, text }: MacroDeskDeps) => {
  const demandMay = ({ isLead }: MacroAgent, isShared: boolean): void => {
    if (isShared && !isLead) throw problem.forbidden('macros of everybody are changed by a lead')
  }
  const find = async (agent: MacroAgent, id: string): Promise<Macro> => {
    const macro = await store.find(id)
    if (!macro || (macro.owner !== null && macro.owner !== agent.id)) throw problem.notFound()
    demandMay(agent, macro.owner === null)
    if (macro.owner === null && isBeyondScope(macro.game)) throw problem.forbidden('it is of games outside your scope')
    return macro
  }
  const read = (agent: MacroAgent, id: string, request: DeskMacroRequest): Macro => {
    const { shared, name, ...rest } = request
    demandMay(agent, shared)
    const { game } = rest
    const isUnknown = game !== null && !(isProduct(game) && isWithinScope({ game }))
    if (isUnknown || (shared && isBeyondScope(game))) {
      const code = isUnknown ? 'unknown' : 'required'
      throw problem.validation({ fieldErrors: [{ field: 'game', code }], errorCodes: { [code]: text(code) } })
    }
    return {
      ...rest,
      id,
      name: name.trim(),
      owner: shared ? null : agent.id,
      changedAt: clock.now().toISOString(),
      changedBy: agent.id,
    }
  }

  return {
    list: async (agent: MacroAgent) => (await store.of(agent.id)).map(present),
    /**
     * One they may change. @throws 404 for what belongs to somebody else alone or to a game outside their scope; 403 for
     * everybody's without being a lead, and for that of all games to whoever's scope names some
     */
    find: async (agent: MacroAgent, id: string) => present(await find(agent, id)),
    /**
     * @throws 403 for everybody's without being a lead, as `replace`; 422 for a product the content or their scope does not
     *   have, and for everybody's without one where their scope names games
     */
    create: async (agent: MacroAgent, request: DeskMacroRequest) => {
      const macro = read(agent, newRowId(clock.now()), request)
      await store.insert(macro)
      return present(macro)
    },
    /** @throws 404 for what belongs to somebody else alone */
    replace: (agent: MacroAgent, id: string, request: DeskMacroRequest) =>
      withTransaction(async () => {
        await find(agent, id)
        const macro = read(agent, id, request)
        await store.replace(macro)
        return present(macro)
      }),
    remove: (agent: MacroAgent, id: string) =>
      withTransaction(async () => {
        await find(agent, id)
        await store.remove(id)
      }),
  }
}

export type MacroDesk = ReturnType<typeof createMacroDesk>
