import { useState } from 'react'
import { Link } from 'react-router-dom'
import { cx } from '../../../kit/lib/class-names.ts'
import { useIsWide } from '../../../kit/lib/use-media-query.ts'
import { Button, buttonClass } from '../../../kit/ui/Button.tsx'
import { Stack } from '../../../kit/ui/Layout.tsx'
import { Menu } from '../../../kit/ui/Menu.tsx'
import { answerHtml } from '../../shared/answer-html.ts'
import type { CrisisMessage } from '../../shared/crisis.ts'
import { deskPath, useDesk } from '../../shared/desk-context.ts'
import { FormHead } from '../../shared/FormPage.tsx'
import { useGameTitle } from '../../shared/games.ts'
import { AskDialog } from '../../shared/DeskFrame.tsx'
import { useTexts } from '../../shared/i18n.ts'
import { variantOf } from '../../shared/macro-text.ts'
import { useMacros } from '../../shared/macros.ts'
import { RichText } from '../../shared/RichText.tsx'
import { useWrite } from '../../shared/use-write.ts'
import { Channels } from './Channels.tsx'
import { draftOf, requestOf } from './draft.ts'
import { Figures } from './Figures.tsx'
import { usePreview } from './use-preview.ts'
import { SayDialog } from './SayDialog.tsx'
import { Shown } from './Shown.tsx'
import { StateMark } from './StateMark.tsx'
import { Ago } from '../../shared/Ago.tsx'
import form from '../../shared/FormPage.module.css'
import room from '../../shared/Room.module.css'
import styles from './Crisis.module.css'

/** One screen for a bad day: what is said, what comes in, which ways of contact are open, what is answered (CD-417). */
export function BadDay({
  message,
  original,
  onRemoved,
}: {
  message: CrisisMessage
  original: string
  onRemoved: () => void
}) {
  const { t, locale, call } = useDesk()
  const titleOf = useGameTitle()
  const { isBusy, act } = useWrite('listCrisisMessages')
  const [open, setOpen] = useState<'update' | 'resolve' | 'remove' | null>(null)
  const { id, state, topics, mayChange } = message
  const isRunning = state === 'running'
  // Whoever reads it sees it in their own language, as players do.
  const preview = usePreview(requestOf(draftOf(message), true), locale)
  const say = (texts: Record<string, string>): string => texts[locale] ?? texts[original] ?? ''
  const titles = message.games.map(titleOf)
  const isWide = useIsWide()
  const acts = mayChange && (isRunning || state === 'planned') && (
    <>
      <Button variant="secondary" onClick={() => setOpen('update')}>
        {t('crisis.update')}
      </Button>
      {isRunning && <Button onClick={() => setOpen('resolve')}>{t('crisis.resolve')}</Button>}
    </>
  )
  return (
    <article className={form.form} aria-labelledby="crisis-title">
      <FormHead back={{ to: '/crisis', name: t('crisis') }} title={<span id="crisis-title">{say(message.title)}</span>}>
        {mayChange && (
          <Menu label={t('studio.actions')}>
            <Link to={`/crisis/${id}/edit`} className={buttonClass({ variant: 'quiet', size: 'small' })}>
              {t('crisis.edit')}
            </Link>
            <Button size="small" variant="quiet" className={room.remove!} onClick={() => setOpen('remove')}>
              {t('crisis.remove')}
            </Button>
          </Menu>
        )}
        {isWide && acts}
      </FormHead>
      <Stack
        content="start"
        gap={6}
        className={cx(form.body, styles.day)}
        role="region"
        aria-labelledby="crisis-title"
        tabIndex={0}
      >
        <Stack gap={3}>
          <p className={room.small}>
            <StateMark state={state} />
            <span>{titles.length === 0 ? t('crisis.everywhere') : titles.join(' · ')}</span>
            <Ago time={message.startedAt} />
          </p>
          {message.fromContent && <p className={styles.quiet}>{t('crisis.fromContent')}</p>}
          {!mayChange && <p className={styles.quiet}>{t('crisis.mayNot')}</p>}
        </Stack>
        <Stack gap={5} className={styles.columns}>
          <div>
            <Figures messageId={id} />
            <Channels topics={topics} mayChange={mayChange} />
            <Answer message={message} />
          </div>
          <Shown
            language={locale}
            message={{
              title: say(message.title),
              summary: say(message.summary),
              body: preview?.message.body ?? null,
              severity: message.severity,
              isResolved: message.resolvedAt !== null,
              games: titles.length === 0 ? t('crisis.everywhere') : titles.join(' · '),
              places: message.places,
              updates: message.updates.map(({ at, text, isResolution }) => ({ at, text: say(text), isResolution })),
            }}
          />
        </Stack>
      </Stack>
      {!isWide && acts !== false && <footer className={form.foot}>{acts}</footer>}
      {(open === 'update' || open === 'resolve') && (
        <SayDialog
          message={message}
          isResolution={open === 'resolve'}
          original={original}
          onClose={() => setOpen(null)}
        />
      )}
      {open === 'remove' && (
        <AskDialog
          title={t('crisis.remove')}
          onClose={() => setOpen(null)}
          action={t('crisis.remove')}
          isDanger
          isBusy={isBusy}
          onDo={() =>
            void act(async () => {
              await call('deleteCrisisMessage', { messageId: id })
              onRemoved()
            }, t('crisis.removed'))
          }
        >
          {t('crisis.remove.text')}
        </AskDialog>
      )}
    </article>
  )
}

/** What those who answer the cases are offered in each of them. */
function Answer({ message: { macroId, articleId } }: { message: CrisisMessage }) {
  const { t, locale } = useTexts()
  const macro = useMacros(macroId !== null)?.find(({ id }) => id === macroId)
  return (
    <Stack as="section" gap={3} aria-labelledby="crisis-answer" className={styles.block}>
      <h3 id="crisis-answer">{t('crisis.answer')}</h3>
      <p className={styles.quiet}>
        {t(macroId === null && articleId === null ? 'crisis.answer.none' : 'crisis.answer.text')}
      </p>
      {macro !== undefined && (
        <>
          <h4>
            <Link to={`/macros/${macro.id}`} dir="auto">
              {macro.name}
            </Link>
          </h4>
          <RichText html={answerHtml(variantOf(macro, locale))} className={styles.answer} />
        </>
      )}
      {articleId !== null && (
        <p>
          <a
            href={`${deskPath().slice(0, -'/desk'.length)}/${locale}/help/article/${articleId}`}
            target="_blank"
            rel="noreferrer"
          >
            {t('crisis.answer.article', { id: articleId })}
          </a>
        </p>
      )}
    </Stack>
  )
}
