import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { Button } from '../../../kit/ui/Button.tsx'
import { Menu } from '../../../kit/ui/Menu.tsx'
import { useDesk } from '../../shared/desk-context.ts'
import { AskDialog } from '../../shared/DeskFrame.tsx'
import { useWrite } from '../../shared/use-write.ts'
import { PublishDialog } from './PublishDialog.tsx'
import { type Tree, topicReads } from './queries.ts'
import { ReviewDialog } from './ReviewDialog.tsx'
import { VersionsDialog } from './VersionsDialog.tsx'
import room from '../../shared/Room.module.css'

/** What can be done with a game's draft as it stands. */
export function DraftActions({ tree }: { tree: Tree }) {
  const { t, call } = useDesk()
  const navigate = useNavigate()
  const [asked, setAsked] = useState<'publish' | 'review' | 'return' | 'discard' | 'versions' | null>(null)
  const { isBusy, act } = useWrite(...topicReads)
  const close = (): void => setAsked(null)
  return (
    <div className={room.actions}>
      <Menu label={t('studio.actions')}>
        <Button size="small" variant="quiet" onClick={() => setAsked('versions')}>
          {t('studio.versions')}
        </Button>
        {tree.draft > 0 && (
          <Button size="small" variant="quiet" onClick={() => setAsked('discard')}>
            {t('studio.discard')}
          </Button>
        )}
      </Menu>
      {tree.draft > 0 && (
        <>
          {tree.needsReviewer && tree.state === 'draft' && (
            <Button size="small" variant="secondary" onClick={() => setAsked('review')}>
              {t('studio.review')}
            </Button>
          )}
          {(tree.state === 'scheduled' || (!tree.needsReviewer && tree.state === 'review')) && (
            <Button size="small" variant="secondary" onClick={() => setAsked('return')}>
              {t('studio.return')}
            </Button>
          )}
          <Button size="small" onClick={() => setAsked('publish')}>
            {t(tree.mayPublish ? 'topics.publish' : 'topics.look')}
          </Button>
        </>
      )}
      {asked === 'publish' && <PublishDialog tree={tree} onClose={close} />}
      {(asked === 'review' || asked === 'return') && <ReviewDialog tree={tree} step={asked} onClose={close} />}
      {asked === 'versions' && <VersionsDialog game={tree.game} defaultLocale={tree.defaultLocale} onClose={close} />}
      {asked === 'discard' && (
        <AskDialog
          title={t('studio.discard')}
          onClose={close}
          action={t('studio.discard')}
          isDanger
          isBusy={isBusy}
          onDo={() =>
            void act(async () => {
              await call('discardTopicDraft', { game: tree.game })
              close()
              void navigate(`/studio/topics/${tree.game}`)
            }, t('studio.discard.done'))
          }
        >
          <p>{t('studio.discard.text')}</p>
        </AskDialog>
      )}
    </div>
  )
}
