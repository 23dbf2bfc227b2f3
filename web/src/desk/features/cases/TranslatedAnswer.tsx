import { useEffect, useEffectEvent, useState } from 'react'
import { Button } from '../../../kit/ui/Button.tsx'
import { Stack, Text } from '../../../kit/ui/Layout.tsx'
import { Skeleton } from '../../../kit/ui/Skeleton.tsx'
import { useDesk } from '../../shared/desk-context.ts'
import { RichText } from '../../shared/RichText.tsx'
import type { Case } from './queries.ts'
import { failureKey } from './Translation.tsx'
import { tongueOf, type TranslationState } from './use-translation.ts'
import { DeskDialog } from '../../shared/DeskFrame.tsx'
import thread from './Thread.module.css'
import styles from './Translation.module.css'

interface Props {
  whole: Case
  /** As it would go out untranslated. */
  html: string
  goesOn: boolean
  /** null: as it was written. */
  onSend: (translated: string | null) => void
  onClose: () => void
}

/** Before an answer goes out in another language: what was written beside what will be read (CD-332). */
export function TranslatedAnswer({ whole, html, goesOn, onSend, onClose }: Props) {
  const { t, locale, call } = useDesk()
  const { locale: theirs } = whole.player
  const [told, setTold] = useState<{ state: TranslationState; html: string | null } | null>(null)
  const [count, setCount] = useState(0)
  const ask = useEffectEvent(async (isHere: () => boolean) => {
    const answer = await call('translateAnswer', { id: whole.case.id, body: { text: html, from: locale } }).catch(
      () => ({
        state: 'silent' as const,
        html: null,
      }),
    )
    if (isHere()) setTold(answer)
  })
  useEffect(() => {
    let isHere = true
    void ask(() => isHere)
    return () => {
      isHere = false
    }
  }, [count])
  const failure = told === null || told.html !== null ? null : (failureKey(told.state) ?? 'translate.silent')
  return (
    <DeskDialog
      title={t('translate.title')}
      onClose={onClose}
      size="large"
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          {failure !== null && (
            <>
              <Button variant="secondary" onClick={() => onSend(null)}>
                {t('translate.plain')}
              </Button>
              <Button
                onClick={() => {
                  setTold(null)
                  setCount((before) => before + 1)
                }}
              >
                {t('retry')}
              </Button>
            </>
          )}
          {failure === null && (
            <Button isBusy={told === null} onClick={() => told !== null && onSend(told.html)}>
              {t(goesOn ? 'answer.send' : 'answer.stay')}
            </Button>
          )}
        </>
      }
    >
      <Stack gap={4} className={styles.both}>
        <Stack
          as="section"
          content="start"
          gap={2}
          pad="4 5"
          line="all"
          radius={2}
          ground="page"
          aria-labelledby="translation-yours"
        >
          <h3 id="translation-yours">{t('translate.yours', { language: tongueOf(locale, locale) })}</h3>
          <RichText html={html} className={thread.words} />
        </Stack>
        {failure === null ? (
          <Stack
            as="section"
            content="start"
            gap={2}
            pad="4 5"
            line="all"
            radius={2}
            ground="page"
            className={styles.theirs}
            aria-labelledby="translation-theirs"
            lang={theirs}
          >
            <h3 id="translation-theirs" lang={locale}>
              {t('translate.theirs', { language: tongueOf(theirs, locale) })}
            </h3>
            {told?.html == null ? (
              <div role="status" aria-label={t('translate.working')}>
                <Skeleton lines={3} />
              </div>
            ) : (
              <RichText html={told.html} className={thread.words} />
            )}
          </Stack>
        ) : (
          <Stack gap={2} pad="4 5" radius={2} ground="warning" tone="warning" role="alert" className={styles.failed}>
            <p>{t(failure)}</p>
            <p>{t('translate.kept')}</p>
          </Stack>
        )}
      </Stack>
      {failure === null && (
        <Text tone="quiet" className={styles.hint}>
          {t('translate.hint')}
        </Text>
      )}
    </DeskDialog>
  )
}
