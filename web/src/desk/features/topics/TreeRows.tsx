import { Folder, GripVertical, MessageCircleQuestionMark } from 'lucide-react'
import { type DragEvent, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { cx } from '../../../kit/lib/class-names.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { Icon } from '../../../kit/ui/Icon.tsx'
import { Row, Stack, Surface } from '../../../kit/ui/Layout.tsx'
import { Menu } from '../../../kit/ui/Menu.tsx'
import { useTexts } from '../../shared/i18n.ts'
import { nameOf } from './findings.ts'
import { MoveDialog } from './MoveDialog.tsx'
import { NodeDialog } from './NodeDialog.tsx'
import type { Node, Tree } from './queries.ts'
import { RemoveDialog } from './RemoveDialog.tsx'
import { childrenOf, moveTo, step, takesBelow } from './tree.ts'
import type { TreeWrite } from './use-tree-write.ts'
import styles from './Tree.module.css'
import topics from './Topics.module.css'

type Drop = 'before' | 'inside' | 'after'
interface Drag {
  id: number
  over: number | null
  drop: Drop
}
interface Asked {
  what: 'settings' | 'move' | 'remove'
  node: Node
}

/** A row is dropped on its edges beside, on its middle below it; what has a form takes nothing below. */
const dropAt = (event: DragEvent, node: Node): Drop => {
  const { top, height } = event.currentTarget.getBoundingClientRect()
  const at = (event.clientY - top) / height
  if (!takesBelow(node)) return at < 0.5 ? 'before' : 'after'
  return at < 0.3 ? 'before' : at > 0.7 ? 'after' : 'inside'
}

/** All entries, moved by the mouse, and by a menu for who has none. */
export function TreeRows({ tree, write, onAdd }: { tree: Tree; write: TreeWrite; onAdd: (parentId: number) => void }) {
  const { t } = useTexts()
  const [drag, setDrag] = useState<Drag | null>(null)
  const [asked, setAsked] = useState<Asked | null>(null)
  const list = useRef<HTMLUListElement>(null)
  const { moved } = write
  const { nodes } = tree
  useEffect(() => {
    if (moved !== null && !write.isBusy && write.missed === null)
      list.current?.querySelector<HTMLElement>(`[data-node="${moved}"]`)?.focus()
  }, [moved, nodes, write.isBusy, write.missed])

  const drop = (over: Node): void => {
    if (drag === null) return
    setDrag(null)
    const beside = childrenOf(nodes, over.parentId)
    const after = beside[beside.findIndex(({ id }) => id === over.id) + 1]
    const place =
      drag.drop === 'inside'
        ? { parentId: over.id, before: null }
        : { parentId: over.parentId, before: drag.drop === 'before' ? over.id : (after?.id ?? null) }
    if (over.id !== drag.id) void write.move(drag.id, moveTo(nodes, drag.id, place))
  }
  const rowsOf = (parentId: number) => (
    <ul
      className={styles.rows}
      ref={parentId === 0 ? list : undefined}
      aria-label={parentId === 0 ? t('topics') : undefined}
    >
      {childrenOf(nodes, parentId).map((node) => (
        <li key={node.id}>
          <Stack
            align="center"
            gap={2}
            line="end"
            className={cx(styles.row, drag?.id === node.id && topics.dragged)}
            data-drop={drag !== null && drag.over === node.id && drag.id !== node.id ? drag.drop : undefined}
            draggable={tree.languages.length === 0}
            onDragStart={(event) => {
              event.dataTransfer.effectAllowed = 'move'
              event.dataTransfer.setData('text/plain', String(node.id))
              setDrag({ id: node.id, over: null, drop: 'before' })
            }}
            onDragOver={(event) => {
              if (drag === null) return
              event.preventDefault()
              const next = dropAt(event, node)
              if (drag.over !== node.id || drag.drop !== next) setDrag({ ...drag, over: node.id, drop: next })
            }}
            onDragEnd={() => setDrag(null)}
            onDrop={(event) => {
              event.preventDefault()
              drop(node)
            }}
          >
            <Entry tree={tree} node={node} write={write} onAdd={onAdd} onAsk={(what) => setAsked({ what, node })} />
          </Stack>
          {childrenOf(nodes, node.id).length > 0 && rowsOf(node.id)}
        </li>
      ))}
    </ul>
  )
  const close = (): void => setAsked(null)
  return (
    <>
      {rowsOf(0)}
      {asked?.what === 'settings' && (
        <NodeDialog
          tree={tree}
          node={asked.node}
          parentId={asked.node.parentId}
          isBusy={write.isBusy}
          onClose={close}
          onDone={(node) => void write.change(node).then((isKept) => isKept && close())}
        />
      )}
      {asked?.what === 'move' && <MoveDialog tree={tree} node={asked.node} write={write} onClose={close} />}
      {asked?.what === 'remove' && (
        <RemoveDialog
          tree={tree}
          node={asked.node}
          isBusy={write.isBusy}
          onClose={close}
          onDone={() => void write.remove(asked.node.id).then(close)}
        />
      )}
    </>
  )
}

function Entry({
  tree: { game, nodes, defaultLocale, languages },
  node,
  write,
  onAdd,
  onAsk,
}: {
  tree: Tree
  node: Node
  write: TreeWrite
  onAdd: (parentId: number) => void
  onAsk: (what: Asked['what']) => void
}) {
  const { t, locale } = useTexts()
  const name = nameOf(node, locale, defaultLocale)
  const move = (by: 1 | -1): void => void write.move(node.id, step(nodes, node.id, by))
  const item = (label: string, act: () => void) => (
    <Button size="small" variant="quiet" onClick={act}>
      {label}
    </Button>
  )
  return (
    <>
      {languages.length === 0 && <Icon icon={GripVertical} size={16} className={styles.grip} />}
      <Icon icon={node.isTopic ? MessageCircleQuestionMark : Folder} size={18} className={styles.kind} />
      {node.isTopic ? (
        <Row
          as={Link}
          tone="text"
          breaks
          inline
          to={`/studio/topics/${game}/${node.id}`}
          className={styles.name}
          data-node={node.id}
          draggable={false}
          dir="auto"
        >
          {name}
        </Row>
      ) : (
        <Row
          as="button"
          tone="text"
          breaks
          inline
          type="button"
          className={styles.name}
          data-node={node.id}
          dir="auto"
          onClick={() => onAsk('settings')}
        >
          {name}
        </Row>
      )}
      <span className={styles.facts}>
        {node.isTopic && (
          <>
            <span>{t('topics.fields.count', { count: node.fields })}</span>
            <span>{node.channels.map((channel) => t(`topics.channel.${channel}`)).join(' · ')}</span>
          </>
        )}
      </span>
      <Row as="span" wrap justify="end" gap={1} size={1} align="stretch" className={styles.marks}>
        {node.mistakes > 0 && <span className={topics.wrong}>{t('topics.mistakes', { count: node.mistakes })}</span>}
        {node.change !== 'none' && (
          <Surface as="span" pad="0 2" radius="pill" ground="accent" tone="soft" weight={600}>
            {t(`topics.change.${node.change}`)}
          </Surface>
        )}
      </Row>
      <Menu label={t('topics.actions', { name })}>
        {item(t('topics.settings'), () => onAsk('settings'))}
        {languages.length === 0 && (
          <>
            {item(t('topics.up'), () => move(-1))}
            {item(t('topics.down'), () => move(1))}
            {item(t('topics.move'), () => onAsk('move'))}
            {takesBelow(node) && item(t('topics.add.below'), () => onAdd(node.id))}
            {item(t('topics.remove'), () => onAsk('remove'))}
          </>
        )}
      </Menu>
    </>
  )
}
