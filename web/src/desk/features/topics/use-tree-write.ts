import { useState } from 'react'
import { problemOfFailure } from '../../../kit/api/problem.ts'
import { useDesk } from '../../shared/desk-context.ts'
import { nameOf } from './findings.ts'
import { type Node, type NodeRequest, toRequest, type Tree } from './queries.ts'
import { branchOf, childrenOf, moveTo, type Place } from './tree.ts'

export interface TreeWrite {
  isBusy: boolean
  /** The entry that was moved last: it has the focus again, wherever it is now. */
  moved: number | null
  /** A move that a colleague's own one stood against: it can be done again where the tree is now. */
  missed: Missed | null
  move: (id: number, nodes: Node[]) => Promise<void>
  again: () => Promise<void>
  /** It is not wanted any more. */
  forget: () => void
  add: (node: NodeRequest) => Promise<boolean>
  change: (node: NodeRequest) => Promise<boolean>
  remove: (id: number) => Promise<void>
}

export interface Missed {
  id: number
  place: Place
}

/** Where an entry stands, so that it can be put there in another tree. */
const placeOf = (nodes: readonly Node[], id: number): Place => {
  const { parentId } = nodes.find((node) => node.id === id)!
  const beside = childrenOf(nodes, parentId)
  return { parentId, before: beside[beside.findIndex((node) => node.id === id) + 1]?.id ?? null }
}

/** Changes of a tree: shown at once, and as it was where the server has it otherwise. */
export const useTreeWrite = (tree: Tree, onSaved: (tree: Tree) => void): TreeWrite => {
  const { t, locale, call, say } = useDesk()
  const [isBusy, setBusy] = useState(false)
  const [moved, setMoved] = useState<number | null>(null)
  const [missed, setMissed] = useState<Missed | null>(null)
  const { game, mark, nodes, defaultLocale } = tree
  const read = nodes.map(({ id, parentId, mark: said }) => ({ id, parentId, mark: said }))

  const write = async (asked: NodeRequest[], done: string, move?: Missed): Promise<boolean> => {
    if (isBusy) return false
    setBusy(true)
    setMissed(null)
    try {
      const saved = await call('saveTopicTree', {
        game,
        body: { mark, read, moved: move === undefined ? [] : [move.id], nodes: asked },
      })
      onSaved(saved)
      // New entries have no number yet, and stand in their order.
      const isAlone = asked.every(({ id, parentId }, at) => {
        const node = saved.nodes[at]
        return node?.parentId === parentId && (id === null || node.id === id)
      })
      say(isAlone && asked.length === saved.nodes.length ? done : `${done} ${t('topics.together')}`)
      return true
    } catch (error) {
      const problem = problemOfFailure(error)
      say(
        problem.kind === 'offline'
          ? t('failed.offline')
          : problem.status === 409
            ? t('topics.changed')
            : (problem.message ?? t('failed')),
      )
      const present = await call('getTopicTree', { game }).catch(() => null)
      onSaved(present ?? tree)
      if (problem.status === 409 && move !== undefined) setMissed(move)
      return false
    } finally {
      setBusy(false)
    }
  }

  const move = async (id: number, next: Node[]): Promise<void> => {
    const same =
      next.map((node) => `${node.parentId} ${node.id}`).join() ===
      nodes.map((node) => `${node.parentId} ${node.id}`).join()
    if (same || isBusy) return
    const node = next.find((one) => one.id === id)!
    const beside = childrenOf(next, node.parentId)
    const group = next.find((one) => one.id === node.parentId)
    setMoved(id)
    onSaved({ ...tree, nodes: next })
    await write(
      next.map(toRequest),
      t('topics.moved', {
        name: nameOf(node, locale, defaultLocale),
        group: group === undefined ? t('topics.top') : nameOf(group, locale, defaultLocale),
        place: String(beside.findIndex((one) => one.id === id) + 1),
        of: String(beside.length),
      }),
      { id, place: placeOf(next, id) },
    )
  }

  return {
    isBusy,
    moved,
    missed,
    move,
    again: async () => {
      if (missed === null) return
      const { id, place } = missed
      const isBeside = nodes.some((node) => node.id === place.before && node.parentId === place.parentId)
      setMissed(null)
      if (nodes.some((node) => node.id === id))
        await move(id, moveTo(nodes, id, { parentId: place.parentId, before: isBeside ? place.before : null }))
    },
    forget: () => setMissed(null),
    add: (node) => {
      const branch = branchOf(nodes, node.parentId)
      const behind = node.parentId === 0 ? nodes.length : nodes.findIndex(({ id }) => id === branch.at(-1)?.id) + 1
      const requests = nodes.map(toRequest)
      return write([...requests.slice(0, behind), node, ...requests.slice(behind)], t('topics.added'))
    },
    change: (node) =>
      write(
        nodes.map((one) => (one.id === node.id ? node : toRequest(one))),
        t('topics.kept'),
      ),
    remove: async (id) => {
      const gone = new Set(branchOf(nodes, id).map((node) => node.id))
      await write(nodes.filter((node) => !gone.has(node.id)).map(toRequest), t('topics.removed'))
    },
  }
}
