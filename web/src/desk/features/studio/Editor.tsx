import { ArrowLeft } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Link, useLocation } from 'react-router-dom'
import { deskLimits } from '../../../kit/api/limits.ts'
import { absoluteTime } from '../../../kit/lib/relative-time.ts'
import { useIsWide } from '../../../kit/lib/use-media-query.ts'
import { Banner } from '../../../kit/ui/Banner.tsx'
import { Button } from '../../../kit/ui/Button.tsx'
import { Field } from '../../../kit/ui/Field.tsx'
import { Icon } from '../../../kit/ui/Icon.tsx'
import { Row, Stack, Surface, Text } from '../../../kit/ui/Layout.tsx'
import { RelativeTime } from '../../../kit/ui/RelativeTime.tsx'
import { Tabs } from '../../../kit/ui/Tabs.tsx'
import { directionOf, useTexts } from '../../shared/i18n.ts'
import { Actions } from './Actions.tsx'
import { Checks } from './Checks.tsx'
import { Details } from './Details.tsx'
import { differenceOf } from './difference-lines.ts'
import { Difference } from './Difference.tsx'
import { LanguageMenu } from './LanguageMenu.tsx'
import { LineName } from './LineName.tsx'
import { Original } from './Original.tsx'
import { PictureDialog } from './PictureDialog.tsx'
import { Preview } from './Preview.tsx'
import { type Sheet, studioReads } from './queries.ts'
import { Questions } from './Questions.tsx'
import { dayOf, isMachines, joinSource, placeOf, splitSource, withHeadLine, withKeyword, withToday } from './source.ts'
import { SourceBox, type SourceBoxHandle } from './SourceBox.tsx'
import { StateMark } from './StateMark.tsx'
import { useDraft } from './use-draft.ts'
import { usePictures } from './use-pictures.ts'
import { Versions } from './Versions.tsx'
import { useAgain } from '../../shared/operations.ts'
import room from '../../shared/Room.module.css'
import styles from './Studio.module.css'

/** One document: its text beside the page players will read, its versions, and where it stands. */
export function Editor({ id, sheet: first }: { id: string; sheet: Sheet }) {
  const { t, locale: spoken } = useTexts()
  const again = useAgain(...studioReads)
  const heading = useRef<HTMLHeadingElement>(null)
  const { state: from } = useLocation() as { state: { isAnotherLanguage?: boolean; tab?: string } | null }
  const begin = useEffectEvent(() => {
    if (from?.isAnotherLanguage === true) heading.current?.focus({ preventScroll: true })
  })
  useEffect(() => begin(), [])
  const [sheet, setSheet] = useState(first)
  const [saved, setSaved] = useState(0)
  const isTranslation = sheet.originalSource !== null
  const isWide = useIsWide()
  const isBegun = splitSource(first.source).body.trim() !== ''
  const [chosen, setTab] = useState<string | null>(null)
  const tab = chosen ?? (isTranslation && (isWide || !isBegun) ? 'original' : (from?.tab ?? 'preview'))
  const draft = useDraft(id, first, (next) => {
    setSheet(next)
    setSaved((count) => count + 1)
    void again()
  })
  const { head, body } = splitSource(draft.source)
  const today = dayOf(new Date())
  const change = (part: Partial<{ head: string; body: string }>): void => {
    const next = { head, body, ...part }
    // Whoever writes the date by hand is left alone.
    draft.change(joinSource(part.head === undefined ? { ...next, head: withToday(next.head, today) } : next))
  }
  const { mistakes } = sheet
  const box = useRef<SourceBoxHandle>(null)
  const pictures = usePictures(id, body, (next) => change({ body: next }))
  // Where there is room for one of them, it is the text or what stands beside it.
  // What there is to read is read first, as players do; what is begun is written.
  const [side, setSide] = useState<'write' | 'look'>(isBegun ? 'look' : 'write')
  const shown = !isWide && side === 'write' ? 'write' : tab
  const show = (line: number): void => {
    flushSync(() => setSide('write'))
    box.current?.show(line)
  }
  const { locale } = sheet.document
  // As it was saved last: lines that were typed since may have moved it by a few, until the next save.
  const found = new Set(
    [...mistakes, ...sheet.checks.links, ...sheet.checks.terms]
      .map(({ line }) => placeOf(sheet.source, line))
      .filter(({ part }) => part === 'body')
      .map(({ line }) => line),
  )
  const follow = (next: Sheet | null): void => {
    if (next === null) return
    setSheet(next)
    draft.follow(next)
    setSaved((count) => count + 1)
  }
  const isMachine = isMachines(draft.source)
  const faults = sheet.checks.links.length + sheet.checks.terms.length
  const preview = (
    <Preview id={id} saved={saved} isEmpty={body.trim() === ''} document={sheet.document} address={sheet.address} />
  )
  const acts = (
    <Row wrap gap="2 4" className={styles.doing}>
      <span className={styles.saving} role="status" data-saving={draft.saving}>
        {t(`studio.saving.${draft.saving}`)}
      </span>
      <Actions sheet={sheet} isMachine={isMachine} isSaved={draft.saving === 'saved'} onChanged={follow} />
    </Row>
  )
  const tabs = [
    // One line says which of them all is shown where only one of them has room.
    ...(isWide ? [] : [{ id: 'write', label: t('studio.side.write') }]),
    ...(isTranslation ? [{ id: 'original', label: t('studio.original') }] : []),
    { id: 'preview', label: t('studio.preview') },
    { id: 'checks', label: faults === 0 ? t('studio.checks') : `${t('studio.checks')} (${faults})` },
    { id: 'questions', label: t('studio.questions') },
    { id: 'difference', label: t('studio.difference') },
    { id: 'versions', label: t('studio.versions') },
  ]

  const writing = (
    <div className={styles.write} hidden={shown !== 'write' && !isWide}>
      <Details head={head} isWrong={mistakes.length > 0} onChange={(value) => change({ head: value })} />
      <Field label={t('studio.text')} className={styles.text!}>
        {(control) => (
          <SourceBox
            control={control}
            handle={box}
            lang={locale}
            dir={directionOf(locale)}
            maxLength={deskLimits.StudioSource.maxLength}
            value={body}
            found={found}
            onChange={(next) => change({ body: next })}
            onFiles={pictures.bring}
          />
        )}
      </Field>
      {mistakes.length > 0 && (
        <Stack
          as="section"
          gap={2}
          pad="3 4"
          ground="page"
          className={styles.mistakes}
          aria-label={t('studio.mistakes')}
        >
          <h3>{t('studio.mistakes')}</h3>
          <Text as="ul" bare>
            {mistakes.map(({ line, message }, at) => (
              <li key={at}>
                <LineName source={sheet.source} line={line} onShow={show} />{' '}
                <Text as="bdi" breaks dir="ltr">
                  {message}
                </Text>
              </li>
            ))}
          </Text>
        </Stack>
      )}
    </div>
  )

  return (
    <div className={styles.sheet}>
      <Stack className={styles.editor}>
        <Stack as="header" gap={3} pad="4 5" line="end" className={styles.head}>
          <Row wrap gap="2 3" className={styles.title}>
            <Stack
              as={Link}
              centre
              radius={1}
              tone="text"
              to="/studio"
              className={styles.back}
              aria-label={t('studio.back')}
            >
              <Icon icon={ArrowLeft} flip />
            </Stack>
            <h2 ref={heading} dir="auto" tabIndex={-1}>
              {sheet.document.title || t('studio.untitled')}
            </h2>
            <Row as="span" wrap gap="1 3" inline className={styles.stands}>
              <StateMark document={sheet.document} />
              {isWide && sheet.document.state === 'published' && sheet.document.updated !== null && (
                <span className={styles.hint}>
                  {t('studio.updated')} <RelativeTime time={sheet.document.updated} locale={spoken} />
                </span>
              )}
            </Row>
            <LanguageMenu document={sheet.document} />
            {isWide && acts}
          </Row>
          {isMachine && sheet.draft > 0 && (
            <Banner
              tone="warning"
              isQuiet
              actions={
                <Button
                  size="small"
                  variant="secondary"
                  onClick={() => change({ head: withHeadLine(head, 'machineTranslation', null) })}
                >
                  {t('studio.machine.read')}
                </Button>
              }
            >
              {t('studio.machine.notice')}
            </Banner>
          )}
          {pictures.failed !== null && (
            <Banner
              tone="danger"
              actions={
                <>
                  <Button size="small" onClick={() => pictures.again(box.current?.caret() ?? body.length)}>
                    {t('retry')}
                  </Button>
                  <Button size="small" variant="secondary" onClick={pictures.forget}>
                    {t('studio.picture.leave')}
                  </Button>
                </>
              }
            >
              {pictures.failed.said}
            </Banner>
          )}
          {sheet.asksArchive && sheet.askedBy !== null && (
            <Banner isQuiet>
              {t('studio.asked.archive', { name: sheet.askedBy.displayName })}{' '}
              {sheet.note !== '' && <q dir="auto">{sheet.note}</q>}
            </Banner>
          )}
          {!sheet.asksArchive && (sheet.note !== '' || sheet.asksUntil !== null) && sheet.draft > 0 && (
            <Banner isQuiet>
              {sheet.returnedBy !== null
                ? t('studio.returned', { name: sheet.returnedBy.displayName })
                : sheet.askedBy !== null
                  ? t('studio.asked', { name: sheet.askedBy.displayName })
                  : ''}{' '}
              {sheet.note !== '' && <q dir="auto">{sheet.note}</q>}{' '}
              {sheet.asksUntil !== null && t('studio.asked.until', { time: absoluteTime(sheet.asksUntil, spoken) })}
            </Banner>
          )}
          {draft.theirs !== null && (
            <Stack gap={3} pad="3 4" ground="page" className={styles.conflict}>
              <p role="alert">{t('studio.conflict.text')}</p>
              <Difference lines={differenceOf(draft.theirs.source, draft.source)} label={t('studio.conflict')} />
              <div className={room.actions}>
                <Button size="small" onClick={draft.keepMine}>
                  {t('studio.conflict.mine')}
                </Button>
                <Button size="small" variant="secondary" onClick={draft.takeTheirs}>
                  {t('studio.conflict.theirs')}
                </Button>
              </div>
            </Stack>
          )}
        </Stack>
        {isWide && writing}
        <div className={styles.beside}>
          <Tabs
            label={t(isWide ? 'studio.beside' : 'studio.side')}
            tabs={tabs}
            selected={shown}
            onSelect={(one) => {
              setSide(one === 'write' ? 'write' : 'look')
              if (one !== 'write') setTab(one)
            }}
          >
            {!isWide && writing}
            {/* Drawn behind the others too: it is there at once, where it was scrolled to. */}
            <div hidden={shown !== 'preview'}>{preview}</div>
            {shown === 'original' && (
              <Original
                sheet={sheet}
                head={head}
                isSaved={draft.saving === 'saved'}
                onTaken={(mark) => change({ head: withHeadLine(head, 'translatedFrom', mark) })}
                onDrafted={follow}
              />
            )}
            {shown === 'difference' && (
              <Difference lines={differenceOf(sheet.liveSource ?? '', draft.source)} label={t('studio.difference')} />
            )}
            {shown === 'checks' && <Checks checks={sheet.checks} source={sheet.source} onShow={show} />}
            {shown === 'questions' && (
              <Questions id={id} saved={saved} onKeyword={(words) => change({ head: withKeyword(head, words) })} />
            )}
            {shown === 'versions' && <Versions id={id} />}
          </Tabs>
        </div>
        {!isWide && (
          <Surface as="footer" pad="2 5" line="start" ground="raised" className={styles.acts}>
            {acts}
          </Surface>
        )}
        {pictures.asked !== null && (
          <PictureDialog
            key={pictures.asked.key}
            file={pictures.asked.file}
            lang={locale}
            onClose={pictures.leave}
            onGiven={pictures.give}
          />
        )}
      </Stack>
    </div>
  )
}
