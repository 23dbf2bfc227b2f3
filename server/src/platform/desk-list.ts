// Lists of named things that leads make, change and take away at the desk: teams, rules, schedules, targets.
import type { FieldErrorCode } from '#generated/server/desk/schemas.ts'
import type { Transacting } from '../lib/clock.ts'
import { newRowId } from '../lib/ids.ts'
import { problem } from './problems.ts'

interface Listed {
  id: string
  name: string
  changedAt: string
  changedBy: string
}

interface DeskListDeps extends Transacting {
  refuse: (field: string, code: FieldErrorCode) => Error
}

interface DeskListParts<Item extends Listed, Request extends { name: string }> {
  /** One more is refused. */
  most: number
  all: () => Promise<readonly Item[]>
  find: (id: string) => Promise<Item | undefined>
  insert: (item: Item) => Promise<void>
  replace: (item: Item) => Promise<void>
  remove: (id: string) => Promise<void>
  order?: (ids: readonly string[]) => Promise<void>
  /** @throws 422 for what is not there, or does nothing */
  demandPossible: (request: Request) => void | Promise<void>
  read: (request: Request) => Omit<Item, keyof Listed>
  /** Before it is taken away. @throws 422 while something needs it */
  demandUnused?: (id: string) => Promise<void>
  /** Within the transaction of every change. */
  onChange?: () => Promise<void>
}

export const createDeskList = <Item extends Listed, Request extends { name: string }>(
  { withTransaction, clock, refuse }: DeskListDeps,
  parts: DeskListParts<Item, Request>,
) => {
  const { all } = parts
  const made = (by: string, id: string, request: Request): Item =>
    ({
      id,
      name: request.name.trim(),
      ...parts.read(request),
      changedAt: clock.now().toISOString(),
      changedBy: by,
    }) as Item
  const changing = <T>(change: () => Promise<T>): Promise<T> =>
    withTransaction(async () => {
      const done = await change()
      await parts.onChange?.()
      return done
    })
  const demandThere = async (id: string): Promise<void> => {
    if ((await parts.find(id)) === undefined) throw problem.notFound()
  }

  return {
    list: all,
    /** @throws 422 for what is not possible, or one too many */
    create: (by: string, request: Request) =>
      changing(async () => {
        await parts.demandPossible(request)
        if ((await all()).length >= parts.most) throw refuse('name', 'max')
        const item = made(by, newRowId(clock.now()), request)
        await parts.insert(item)
        return item
      }),
    /** @throws 404, and 422 for what is not possible */
    replace: (by: string, id: string, request: Request) =>
      changing(async () => {
        await demandThere(id)
        await parts.demandPossible(request)
        const item = made(by, id, request)
        await parts.replace(item)
        return item
      }),
    /** @throws 404; 422 while something needs it */
    remove: (id: string) =>
      changing(async () => {
        await demandThere(id)
        await parts.demandUnused?.(id)
        await parts.remove(id)
      }),
    /** @throws 409 when the ids are not those of all */
    order: (ids: readonly string[]) =>
      changing(async () => {
        const there = new Set((await all()).map(({ id }) => id))
        if (there.size !== ids.length || !ids.every((id) => there.has(id))) throw problem.changed({})
        await parts.order?.(ids)
        return all()
      }),
  }
}
