import { Check, Copy } from 'lucide-react'
import { Fragment, type ReactNode, useEffect, useState } from 'react'
import styles from './CopyId.module.css'
import { Icon } from './Icon.tsx'
import { Row, Stack, Text } from './Layout.tsx'

/** An id that can be copied with one click; "copied" is said aloud and shown for two seconds. */
export function CopyId({
  id,
  copyLabel,
  copiedLabel,
  children,
}: {
  id: string
  copyLabel: string
  copiedLabel: string
  /** How it is shown, where not as it is copied. */
  children?: ReactNode
}) {
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), 2000)
    return () => clearTimeout(timer)
  }, [isCopied])
  return (
    <Row as="span" gap={1} inline>
      <Text as="bdi" tabular weight={600}>
        {/* Where it has to be broken, an address is so before its host. */}
        {children ??
          id.split(/(?=@)/).map((part, index) => (
            <Fragment key={index}>
              {index > 0 && <wbr />}
              {part}
            </Fragment>
          ))}
      </Text>
      <Stack
        as="button"
        place="center"
        radius={1}
        tone="quiet"
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
      </Stack>
      <Text as="span" tone="success" size={1} role="status">
        {isCopied ? copiedLabel : ''}
      </Text>
    </Row>
  )
}
