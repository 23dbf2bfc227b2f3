import { Loading } from '../../shared/Loading.tsx'
import { AskDialog } from '../../shared/DeskFrame.tsx'
import { useTexts } from '../../shared/i18n.ts'
import { useOperation } from '../../shared/operations.ts'
import { nameOf } from './findings.ts'
import type { Node, Tree } from './queries.ts'
import { branchOf } from './tree.ts'
import styles from './Topics.module.css'

/** What goes with a topic is said before it goes, and that nothing goes before it is published. */
export function RemoveDialog({
  tree: { game, nodes, defaultLocale },
  node,
  isBusy,
  onClose,
  onDone,
}: {
  tree: Tree
  node: Node
  isBusy: boolean
  onClose: () => void
  onDone: () => void
}) {
  const { t, locale } = useTexts()
  const { data: use } = useOperation('getTopicUse', { game, category: node.id })
  const topics = branchOf(nodes, node.id).filter(({ isTopic }) => isTopic)
  const cases = use?.topics.reduce((all, { openCases }) => all + openCases.count, 0) ?? 0
  const isMore = use?.topics.some(({ openCases }) => openCases.isMore) === true
  return (
    <AskDialog
      title={t('topics.remove.title', { name: nameOf(node, locale, defaultLocale) })}
      onClose={onClose}
      action={t('topics.remove')}
      isDanger
      isBusy={isBusy}
      onDo={onDone}
    >
      {use === undefined ? (
        <Loading lines={3} isBare />
      ) : (
        <ul className={styles.said}>
          {!node.isTopic && <li>{t('topics.remove.topics', { count: topics.length })}</li>}
          <li>{isMore ? t('topics.cases.more', { count: cases }) : t('topics.cases', { count: cases })}</li>
          {cases > 0 && <li>{t('topics.remove.cases')}</li>}
          {use.articleCount > 0 && (
            <li className={styles.wrong}>
              {t('topics.found.named', { count: use.articleCount, titles: use.articles.join(' · ') })}
            </li>
          )}
          {use.links > 0 && <li>{t('topics.remove.links', { count: use.links })}</li>}
          <li>{t('topics.remove.later')}</li>
        </ul>
      )}
    </AskDialog>
  )
}
