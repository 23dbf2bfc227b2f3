import { useState } from 'react'
import { problemOfFailure } from '../../../api/problem.ts'
import { useDesk } from '../../shared/desk-context.ts'
import { useTexts } from '../../shared/i18n.ts'
import { nameOf } from './findings.ts'
import { type Node, type NodeRequest, readTree, saveTree, toRequest, type Tree } from './queries.ts'
import { branchOf, childrenOf } from './tree.ts'

export interface TreeWrite {
  isBusy: boolean
  /** The entry that was moved last: it has the focus again, wherever it is now. */
  moved: number | null
  move: (id: number, nodes: Node[]) => Promise<void>
  add: (node: NodeRequest) => Promise<boolean>
  change: (node: NodeRequest) => Promise<boolean>
  remove: (id: number) => Promise<void>
}

/** Changes of a tree: shown at once, and as it was where the server has it otherwise. */
export const useTreeWrite = (tree: Tree, onSaved: (tree: Tree) => void): TreeWrite => {
  const { t, locale } = useTexts()
  const { client, say } = useDesk()
  const [isBusy, setBusy] = useState(false)
  const [moved, setMoved] = useState<number | null>(null)
  const { game, mark, nodes, defaultLocale } = tree

  const write = async (asked: NodeRequest[], done: string): Promise<boolean> => {
    if (isBusy) return false
    setBusy(true)
    try {
      onSaved(await saveTree(client, game, { mark, nodes: asked }))
      say(done)
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
      const present = await readTree(client, game).catch(() => null)
      onSaved(present ?? tree)
      return false
    } finally {
      setBusy(false)
    }
  }

  return {
    isBusy,
    moved,
    move: async (id, next) => {
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
      )
    },
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
