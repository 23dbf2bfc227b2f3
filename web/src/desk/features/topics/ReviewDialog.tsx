import { useState } from 'react'
import { deskLimits } from '../../../api/limits.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Input } from '../../../ui/Input.tsx'
import { useDesk } from '../../shared/desk-context.ts'
import { useTexts } from '../../shared/i18n.ts'
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
  const [note, setNote] = useState('')
  const { isBusy, act } = useWrite(useTopicsAgain(game))
  const write = step === 'review' ? askForReview : sendBack
  return (
    <Dialog
      title={t(`studio.${step}`)}
      closeLabel={t('close')}
      size="small"
      onClose={onClose}
      actions={
        <>
          <Button
            isBusy={isBusy}
            onClick={() =>
              void act(
                async () => {
                  await write(client, game, { draft, note: note.trim() })
                  onClose()
                },
                t(`studio.${step}.done`),
                t('topics.changed'),
              )
            }
          >
            {t(`studio.${step}`)}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
        </>
      }
    >
      <Field label={t('studio.note')} hint={t('studio.note.hint')}>
        {(control) => (
          <Input
            {...control}
            value={note}
            maxLength={deskLimits.StudioNote.maxLength}
            onChange={({ target }) => setNote(target.value)}
          />
        )}
      </Field>
    </Dialog>
  )
}
