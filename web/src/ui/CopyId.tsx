import { Check, Copy } from 'lucide-react'
import { Fragment, useEffect, useState } from 'react'
import styles from './CopyId.module.css'
import { Icon } from './Icon.tsx'

/** An id that can be copied with one click; "copied" is said aloud and shown for two seconds. */
export function CopyId({ id, copyLabel, copiedLabel }: { id: string; copyLabel: string; copiedLabel: string }) {
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), 2000)
    return () => clearTimeout(timer)
  }, [isCopied])
  return (
    <span className={styles.copyId}>
      <bdi className={styles.id}>
        {/* Where it has to be broken, an address is so before its host. */}
        {id.split(/(?=@)/).map((part, index) => (
          <Fragment key={index}>
            {index > 0 && <wbr />}
            {part}
          </Fragment>
        ))}
      </bdi>
      <button
        type="button"
        className={styles.copy}
        aria-label={copyLabel}
        title={copyLabel}
        onClick={() =>
          void navigator.clipboard?.writeText(id).then(
            () => setCopied(true),
            () => setCopied(false),
          )
        }
      >
        <Icon icon={isCopied ? Check : Copy} size={17} />
      </button>
      <span role="status" className={styles.said}>
        {isCopied ? copiedLabel : ''}
      </span>
    </span>
  )
}
