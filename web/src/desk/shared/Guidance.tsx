import { Row, Text } from '../../kit/ui/Layout.tsx'
import { useTexts } from './i18n.ts'
import type { SensitiveCategory, SensitiveGuidance } from './sensitive.ts'
import styles from './Guidance.module.css'

/** What to do in a case of this category, and the help lines of its language (CD-347). */
export function Guidance({
  category,
  guidance,
  locale,
}: {
  category: SensitiveCategory
  guidance: SensitiveGuidance | undefined
  /** The player's. */
  locale: string
}) {
  const { t } = useTexts()
  const lines = (guidance?.helpLines ?? []).filter(({ language }) => language === null || language === locale)
  return (
    <>
      <p dir="auto" className={styles.text}>
        {guidance?.text ?? t(`sensitive.default.${category}`)}
      </p>
      {lines.length > 0 && (
        <Row as="dl" wrap gap="2 5" align="stretch" className={styles.lines}>
          {lines.map(({ name, contact }) => (
            <div key={`${name} ${contact}`}>
              <Text as="dt" tone="quiet" size={1} dir="auto">
                {name}
              </Text>
              <dd>
                <bdi>{contact}</bdi>
              </dd>
            </div>
          ))}
        </Row>
      )}
    </>
  )
}
