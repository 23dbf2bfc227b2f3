import { useState } from 'react'
import { useTexts } from '../../shared/i18n.ts'
import { nameOf } from './findings.ts'
import type { Node, Tree } from './queries.ts'
import { groupsFor, moveTo } from './tree.ts'
import type { TreeWrite } from './use-tree-write.ts'
import { SelectBox } from '../../../kit/ui/Boxes.tsx'
import { AskDialog } from '../../shared/DeskFrame.tsx'

/** Into another group, without dragging (WCAG 2.2, 2.5.7). */
export function MoveDialog({
  tree: { nodes, defaultLocale },
  node,
  write,
  onClose,
}: {
  tree: Tree
  node: Node
  write: TreeWrite
  onClose: () => void
}) {
  const { t, locale } = useTexts()
  const groups = groupsFor(nodes, node.id)
  const [group, setGroup] = useState(String(groups[0]?.id ?? 0))
  const pathOf = (id: number): string => {
    const one = nodes.find((other) => other.id === id)
    if (one === undefined) return t('topics.top')
    const name = nameOf(one, locale, defaultLocale)
    return one.parentId === 0 ? name : `${pathOf(one.parentId)} › ${name}`
  }
  return (
    <AskDialog
      title={t('topics.move.title', { name: nameOf(node, locale, defaultLocale) })}
      action={t('topics.move.done')}
      isBusy={write.isBusy}
      reason={groups.length === 0 ? t('topics.move.nowhere') : undefined}
      onDo={() => {
        onClose()
        void write.move(node.id, moveTo(nodes, node.id, { parentId: Number(group), before: null }))
      }}
      onClose={onClose}
    >
      <SelectBox
        label={t('topics.group')}
        value={group}
        onChange={setGroup}
        choices={groups.map((one) => ({ value: String(one?.id ?? 0), label: pathOf(one?.id ?? 0) }))}
      />
    </AskDialog>
  )
}
