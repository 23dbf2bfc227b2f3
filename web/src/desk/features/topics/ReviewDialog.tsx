import { useDesk } from '../../shared/desk-context.ts'
import { useTexts } from '../../shared/i18n.ts'
import { NoteDialog } from '../../shared/NoteDialog.tsx'
import { useWrite } from '../../shared/use-write.ts'
import { askForReview, sendBack, type Tree, useTopicsAgain } from './queries.ts'

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
  const { t } = useTexts()
  const { client } = useDesk()
  const { isBusy, act } = useWrite(useTopicsAgain(game))
  const write = step === 'review' ? askForReview : sendBack
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
            await write(client, game, { draft, note })
            onClose()
          },
          t(`studio.${step}.done`),
          t('topics.changed'),
        )
      }
    />
  )
}
