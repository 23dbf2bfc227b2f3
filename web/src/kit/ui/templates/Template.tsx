import type { ElementType, ReactNode } from 'react'
import styles from './Template.module.css'

/**
 * Where a page's parts stand. `ask`: seven columns of question, five of what helps to answer it; `thread`: eight of talk,
 * four of facts; `read`: lines of 75 characters, and what belongs to them. In one column what is beside stands between
 * head and page, or last.
 */
export function Template({
  kind,
  as: Tag = 'div',
  head,
  beside,
  isBesideLast,
  children,
}: {
  kind: 'ask' | 'read' | 'thread'
  as?: ElementType
  head: ReactNode
  beside: ReactNode
  isBesideLast?: boolean
  children: ReactNode
}) {
  const column = <div className={styles.beside}>{beside}</div>
  return (
    <Tag className={`${styles.template} ${styles[kind]}`}>
      <div>{head}</div>
      {!isBesideLast && column}
      <div>{children}</div>
      {isBesideLast && column}
    </Tag>
  )
}

/** A picture of what the page is about, beside it: none on a phone. */
export function Art({ src }: { src: string }) {
  return <img src={src} alt="" width={480} height={320} loading="lazy" className={styles.art} />
}

/** The same place, where nothing is to be shown: the signpost at night. */
export function Night() {
  return <div className={`${styles.art} ${styles.night}`} />
}
