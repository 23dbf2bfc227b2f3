import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { problemOfFailure } from '../../../kit/api/problem.ts'
import { absoluteTime } from '../../../kit/lib/relative-time.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { Menu } from '../../../kit/ui/Menu.tsx'
import { useDesk } from '../../shared/desk-context.ts'
import { NoteDialog, type Wish } from '../../shared/NoteDialog.tsx'
import { useWrite } from '../../shared/use-write.ts'
import { article, type Sheet, studioReads } from './queries.ts'
import room from '../../shared/Room.module.css'
import styles from './Studio.module.css'

type Act = 'review' | 'publish' | 'return' | 'discard' | 'archive'

/** What can be done with a document as it stands. */
export function Actions({
  sheet: { document, draft, mistakes, mayPublish, needsReviewer, mayArchive, asksArchive, asksUntil },
  isMachine,
  isSaved,
  onChanged,
}: {
  sheet: Sheet
  /** A machine wrote it, and nobody has read it over. */
  isMachine: boolean
  /** What is typed is on the server. */
  isSaved: boolean
  onChanged: (sheet: Sheet | null) => void
}) {
  const { t, locale, call } = useDesk()
  const navigate = useNavigate()
  const [asked, setAsked] = useState<Act | null>(null)
  const { isBusy, act } = useWrite(...studioReads)
  const { id, state, isLive, publishAt } = document
  const of = article(id)
  const hasDraft = draft > 0
  const isReady = isSaved && mistakes.length === 0 && !isMachine
  const reason = t(
    !isSaved ? 'studio.wait.saving' : mistakes.length > 0 ? 'studio.wait.mistakes' : 'studio.wait.machine',
  )

  const rare = ([hasDraft && 'discard', isLive && !asksArchive && 'archive'] as const).filter((one) => one !== false)

  const after = async (): Promise<void> => {
    setAsked(null)
    try {
      onChanged(await call('getStudioDocument', of))
    } catch (error) {
      if (problemOfFailure(error).status === 404) void navigate('/studio')
      else throw error
    }
  }
  const works: Record<Act, { work: (wish: Wish) => Promise<unknown>; done: string }> = {
    review: {
      work: ({ note, until }) => call('requestContentReview', { ...of, body: { draft, note, until } }),
      done: t('studio.review.done'),
    },
    publish: {
      work: (wish) => call('publishContent', { ...of, body: { draft, ...wish } }),
      done: t('studio.publish.done'),
    },
    return: {
      work: ({ note }) => call('returnContentDraft', { ...of, body: { draft, note } }),
      done: t('studio.return.done'),
    },
    discard: { work: () => call('discardContentDraft', of), done: t('studio.discard.done') },
    archive: {
      work: () => call('deleteContent', of),
      done: t(mayArchive ? 'studio.archive.done' : 'studio.review.done'),
    },
  }
  const labels: Record<Act, string> = {
    review: t('studio.review'),
    publish: t('studio.publish'),
    return: t('studio.return'),
    discard: t('studio.discard'),
    archive: t('studio.archive'),
  }

  return (
    <div className={room.actions}>
      {hasDraft && needsReviewer && state === 'draft' && (
        <Button size="small" isDisabled={!isReady} reason={reason} onClick={() => setAsked('review')}>
          {labels.review}
        </Button>
      )}
      {hasDraft && mayPublish && state !== 'scheduled' && (
        <Button size="small" isDisabled={!isReady} reason={reason} onClick={() => setAsked('publish')}>
          {labels.publish}
        </Button>
      )}
      {asksArchive && mayArchive && (
        <Button size="small" onClick={() => setAsked('archive')}>
          {labels.archive}
        </Button>
      )}
      {(state === 'scheduled' || (state === 'review' && !needsReviewer)) && (
        <Button size="small" variant="secondary" onClick={() => setAsked('return')}>
          {labels.return}
        </Button>
      )}
      {rare.length > 0 && (
        <Menu label={t('studio.actions')}>
          {rare.map((one) => (
            <Button key={one} size="small" variant="quiet" onClick={() => setAsked(one)}>
              {labels[one]}
            </Button>
          ))}
        </Menu>
      )}
      {publishAt !== null && (
        <span className={styles.hint}>{t('studio.scheduled', { time: absoluteTime(publishAt, locale) })}</span>
      )}
      {asked !== null && (
        <NoteDialog
          title={labels[asked]}
          done={labels[asked === 'archive' && !mayArchive ? 'review' : asked]}
          has={
            ({ publish: 'times', review: 'end', return: 'note', discard: 'nothing', archive: 'nothing' } as const)[
              asked
            ]
          }
          until={asked === 'publish' ? asksUntil : null}
          text={
            asked === 'discard'
              ? t('studio.discard.text')
              : asked === 'archive'
                ? t(mayArchive ? 'studio.archive.text' : 'studio.archive.ask')
                : null
          }
          isBusy={isBusy}
          onClose={() => setAsked(null)}
          onDone={(wish) =>
            void act(async () => {
              await works[asked].work(wish)
              await after()
            }, works[asked].done)
          }
        />
      )}
    </div>
  )
}
