import { useTexts } from '../../shared/i18n.ts'
import { findingWords } from './findings.ts'
import type { Field, Finding } from './queries.ts'
import { useWriting } from './Words.tsx'
import styles from './Topics.module.css'

/** What keeps it from being published, each in the words for it. */
export const useMistakes = (findings: readonly Finding[], fields?: readonly Field[]) => {
  const texts = useTexts()
  const { defaultLocale } = useWriting()
  const said = findings
    .filter(({ isBlocking }) => isBlocking)
    .map((one) => ({ property: one.property, text: findingWords(texts, one, fields, defaultLocale) }))
  return {
    errorOf: (name: string): string | undefined => said.find(({ property }) => property === name)?.text,
    /** Those that stand beside no box of these names. */
    others: (names: readonly string[]): string[] =>
      said.filter(({ property }) => property === null || !names.includes(property)).map(({ text }) => text),
  }
}

export function Mistakes({ texts }: { texts: readonly string[] }) {
  return texts.map((text, index) => (
    <p key={index} className={styles.wrong} role="alert">
      {text}
    </p>
  ))
}
