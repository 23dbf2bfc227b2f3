import { useState } from 'react'
import { signedLines } from './difference-lines.ts'
import { Banner } from '../../../kit/ui/Banner.tsx'
import { Button } from '../../../kit/ui/Button.tsx'
import { Stack, Surface } from '../../../kit/ui/Layout.tsx'
import { useDesk } from '../../shared/desk-context.ts'
import { useTexts } from '../../shared/i18n.ts'
import { useWrite } from '../../shared/use-write.ts'
import { Difference } from './Difference.tsx'
import { article, type Sheet, type MachineState, studioReads } from './queries.ts'
import { headLine, splitSource } from './source.ts'
import { piecesOf } from './source-words.ts'
import styles from './Original.module.css'
import studio from './Studio.module.css'

/** What a translation is made from, what of it was changed since, and a machine that begins. */
export function Original({
  sheet,
  head,
  isSaved,
  onTaken,
  onDrafted,
}: {
  sheet: Sheet
  /** The draft's front matter as it is typed. */
  head: string
  isSaved: boolean
  /** The translation says what the original says now. */
  onTaken: (mark: string) => void
  onDrafted: (sheet: Sheet) => void
}) {
  const { t } = useTexts()
  const { originalMark: mark, originalDifference, originalSource, document } = sheet
  // What players read comes first, as it does in the draft beside it.
  const { head: about, body: text } = splitSource(originalSource ?? '')
  const state = document.translations.find(({ locale }) => locale === document.locale)?.state
  const from = headLine(head, 'translatedFrom')
  const isBehind = mark !== null && (from === null ? state === 'outdated' : from !== mark)
  return (
    <div className={styles.original}>
      {isBehind && (
        <Stack gap={3} pad="3 4" ground="page" className={studio.conflict}>
          <h3>{t('studio.original.changed')}</h3>
          {originalDifference === null ? (
            <p>{t('studio.original.unknown')}</p>
          ) : (
            <Difference lines={signedLines(originalDifference)} label={t('studio.original.changed')} />
          )}
          <div>
            <Button size="small" variant="secondary" onClick={() => onTaken(mark)}>
              {t('studio.original.taken')}
            </Button>
          </div>
        </Stack>
      )}
      {sheet.canDraftByMachine && <Machine sheet={sheet} isSaved={isSaved} onDrafted={onDrafted} />}
      {/* Letters and lines as in the draft beside it, so that what belongs together stands near each other. */}
      <Surface
        as="pre"
        pad="4 5"
        line="all"
        radius={1}
        ground="page"
        tone="quiet"
        lines="kept"
        breaks
        className={styles.source}
        lang={document.translations.find((one) => one.state === 'original')?.locale}
        dir="auto"
        tabIndex={0}
        role="region"
        aria-label={t('studio.original')}
      >
        {text.split('\n').map((line, at) => (
          <span key={at}>
            {piecesOf(line).map((piece, index) => (
              <span key={index} data-kind={piece.kind}>
                {piece.text}
              </span>
            ))}
            {'\n'}
          </span>
        ))}
      </Surface>
      {about !== '' && (
        <>
          <h3>{t('studio.details')}</h3>
          <Surface
            pad={3}
            as="pre"
            padY={2}
            line="all"
            radius={1}
            ground="page"
            lines="kept"
            breaks
            className={studio.difference}
            dir="auto"
            tabIndex={0}
            role="region"
            aria-label={t('studio.details')}
          >
            {about}
          </Surface>
        </>
      )}
    </div>
  )
}

function Machine({
  sheet: { document, draft },
  isSaved,
  onDrafted,
}: {
  sheet: Sheet
  isSaved: boolean
  onDrafted: (sheet: Sheet) => void
}) {
  const { t, call } = useDesk()
  const { isBusy, act } = useWrite(...studioReads)
  const [failed, setFailed] = useState<MachineState | null>(null)
  const begin = (): void =>
    void act(async () => {
      setFailed(null)
      const { state, sheet } = await call('draftContentTranslation', {
        ...article(document.id),
        body: { draft },
      })
      if (sheet === null) setFailed(state)
      else onDrafted(sheet)
    })
  return (
    <Stack gap={3} className={styles.machine}>
      <Button
        size="small"
        variant="secondary"
        isBusy={isBusy}
        isDisabled={!isSaved}
        reason={t('studio.wait.saving')}
        onClick={begin}
      >
        {t('studio.machine')}
      </Button>
      <p className={studio.hint}>{t(draft > 0 ? 'studio.machine.over' : 'studio.machine.hint')}</p>
      {failed !== null && (
        <Banner tone="danger">
          {t(
            failed === 'silent' || failed === 'wrong' || failed === 'unsupported'
              ? `translate.${failed}`
              : 'studio.machine.tooLong',
          )}
        </Banner>
      )}
    </Stack>
  )
}
