import { numberGroups } from '#rules/case-number.ts'
import styles from './CaseNumber.module.css'

/** The number of a case, in parts that can be read aloud; it is copied without what stands between them (T43). */
export function CaseNumber({ number }: { number: string }) {
  return (
    <bdi className={styles.number}>
      {numberGroups(number).map((part, index) => (
        <span key={index}>{part}</span>
      ))}
    </bdi>
  )
}
