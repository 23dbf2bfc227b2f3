import { languageName } from '../../lib/language-name.ts'
import { useMessages } from '../i18n/context.ts'
import styles from './AnswerList.module.css'

/** In which language a text is that nobody has translated yet, in the page's own words. */
export function ForeignLanguage({ language }: { language: string }) {
  const { locale } = useMessages()
  return <span className={styles.language}>{languageName(language, locale)}</span>
}
