import { useMessages } from '../i18n/context.ts'
import styles from './AnswerList.module.css'

/** In which language a text is that nobody has translated yet, in the page's own words. */
export function ForeignLanguage({ language }: { language: string }) {
  const { locale } = useMessages()
  // "English", not "American English": what matters is whether it can be read.
  const name = new Intl.DisplayNames(locale, { type: 'language' }).of(language.split('-', 1)[0]!)
  return <span className={styles.language}>{name}</span>
}
