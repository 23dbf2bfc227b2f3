import { useDesk } from '../../shared/desk-context.ts'
import { NoteDialog } from '../../shared/NoteDialog.tsx'
import { useWrite } from '../../shared/use-write.ts'
import { type Tree, topicReads } from './queries.ts'

/** A draft is given to a colleague, or back to its author, with a word about it. */
export function ReviewDialog({
  tree: { game, draft },
  step,
  onClose,
}: {
  tree: Tree
  step: 'review' | 'return'
  onClose: () => void
}) {
  const { t, call } = useDesk()
  const { isBusy, act } = useWrite(...topicReads)
  return (
    <NoteDialog
      title={t(`studio.${step}`)}
      done={t(`studio.${step}`)}
      has="note"
      text={null}
      isBusy={isBusy}
      onClose={onClose}
      onDone={({ note }) =>
        void act(
          async () => {
            await call(step === 'review' ? 'requestTopicsReview' : 'returnTopicsDraft', { game, body: { draft, note } })
            onClose()
          },
          t(`studio.${step}.done`),
          t('topics.changed'),
        )
      }
    />
  )
}
