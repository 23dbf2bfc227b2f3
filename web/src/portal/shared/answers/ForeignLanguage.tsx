import { languageName } from '../../../kit/lib/language-name.ts'
import { Surface } from '../../../kit/ui/Layout.tsx'
import { useMessages } from '../i18n/context.ts'
import styles from './AnswerList.module.css'

/** In which language a text is that nobody has translated yet, in the page's own words. */
export function ForeignLanguage({ language }: { language: string }) {
  const { locale } = useMessages()
  return (
    <Surface as="span" padX={2} line="strong" className={styles.language}>
      {languageName(language, locale)}
    </Surface>
  )
}
