import { useMessages } from '../i18n/context.ts'
import { keptTexts } from './kept-texts.ts'

/** Enough of a text to know it again. */
const keptLength = 120

/** What was typed and not sent yet, for who cannot go on now. */
export function KeptTexts() {
  const { t } = useMessages()
  const kept = keptTexts()
  if (kept.length === 0) return null
  return (
    <>
      <p>{t('support.page.offline.kept')}</p>
      <ul>
        {kept.map((text) => (
          <li key={text}>
            <bdi>{text.slice(0, keptLength)}</bdi>
          </li>
        ))}
      </ul>
    </>
  )
}
