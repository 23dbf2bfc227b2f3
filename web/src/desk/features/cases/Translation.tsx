// A machine's translation of a thread: offered above it, said below each message, the original one press away.
import { Languages } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '../../../kit/ui/Button.tsx'
import { Icon } from '../../../kit/ui/Icon.tsx'
import { Row } from '../../../kit/ui/Layout.tsx'
import { languageName, type TextKey, useTexts } from '../../shared/i18n.ts'
import { RichText } from '../../shared/RichText.tsx'
import type { Case } from './queries.ts'
import { isSameLanguage, type ThreadTranslation, tongueOf, type TranslationState } from './use-translation.ts'
import thread from './Thread.module.css'
import styles from './Translation.module.css'

/** What is said of a translation that is not whole; nothing where it is. */
export const failureKey = (state: TranslationState): TextKey | null =>
  state === 'translated' || state === 'more' ? null : `translate.${state === 'off' ? 'silent' : state}`

export function TranslationBar({ whole, translation }: { whole: Case; translation: ThreadTranslation }) {
  const { t, locale } = useTexts()
  const { isOffered, isOn, isBusy, state, turn, again } = translation
  // The thread keeps its row in the grid.
  if (!isOffered) return <div />
  const failure = isOn && !isBusy ? failureKey(state) : null
  return (
    <Row wrap gap="1 3" pad="2 5" line="end" ground="sunken" tone="quiet" className={styles.bar}>
      <Icon icon={Languages} size={16} />
      <span>{t('translate.player', { language: tongueOf(whole.player.locale, locale) })}</span>
      <Button variant="secondary" size="small" onClick={() => turn(!isOn)}>
        {isOn ? t('translate.originals') : t('translate.into', { language: tongueOf(locale, locale) })}
      </Button>
      <p role="status">
        {isOn && isBusy ? t('translate.working') : failure === null ? '' : t(failure)}
        {failure !== null && (state === 'silent' || state === 'wrong') && (
          <>
            {' '}
            <Button variant="quiet" size="small" onClick={again}>
              {t('retry')}
            </Button>
          </>
        )}
      </p>
    </Row>
  )
}

interface WordsProps {
  event: number
  html: string
  whole: Case
  translation: ThreadTranslation
}

/** The words of one message: as they were written, as a machine puts them, or as it has sent them. */
export function Words({ event, html, whole, translation }: WordsProps) {
  const { t, locale } = useTexts()
  const original = whole.originals.find((one) => one.event === event)
  const translated = translation.of(event)
  if (original !== undefined && (translated === undefined || isSameLanguage(original.locale, locale)))
    return (
      <Either
        key="original"
        isOther={isSameLanguage(original.locale, locale)}
        one={html}
        other={original.text}
        showOne={t('translate.read')}
        showOther={t('translate.written')}
      >
        {t('translate.sent', { language: tongueOf(whole.player.locale, locale) })}
      </Either>
    )
  if (translated === undefined || isSameLanguage(translated.from ?? '', locale))
    return <RichText html={html} className={thread.words} />
  return (
    <Either
      key="translated"
      isOther
      one={html}
      other={translated.html}
      showOne={t('translate.original')}
      showOther={t('translate.translation')}
    >
      {translated.from === null
        ? t('translate.by')
        : t('translate.from', { language: languageName(translated.from, locale) })}
    </Either>
  )
}

function Either({
  one,
  other,
  showOne,
  showOther,
  isOther: isOtherFirst,
  children,
}: {
  one: string
  other: string
  showOne: string
  showOther: string
  isOther: boolean
  children: ReactNode
}) {
  const [isOther, setOther] = useState(isOtherFirst)
  return (
    <>
      <RichText html={isOther ? other : one} className={thread.words} />
      <Row as="p" wrap gap="0 2" tone="quiet" size={1} className={styles.foot}>
        <Icon icon={Languages} size={14} />
        <span>{children}</span>
        <button type="button" onClick={() => setOther(!isOther)}>
          {isOther ? showOne : showOther}
        </button>
      </Row>
    </>
  )
}
