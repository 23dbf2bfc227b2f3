import { useState } from 'react'
import { Button } from '../../../kit/ui/Button.tsx'
import { Radio } from '../../../kit/ui/Radio.tsx'
import { useAgentsNow } from '../../shared/agents.ts'
import { useDesk } from '../../shared/desk-context.ts'
import { DeskDialog } from '../../shared/DeskFrame.tsx'

/** Whom a chat is offered to: colleagues who are there for chats, those with room first. */
export function HandOver({ onClose, onChosen }: { onClose: () => void; onChosen: (agentId: string) => void }) {
  const { t, me } = useDesk()
  const agents = useAgentsNow()
  const [chosen, setChosen] = useState<string>()
  const present = agents
    ?.filter(({ id, availability }) => availability === 'available' && id !== me.id)
    .sort((a, b) => a.openChats - a.chats - (b.openChats - b.chats))
  return (
    <DeskDialog
      title={t('chats.hand')}
      onClose={onClose}
      size="small"
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          {/* Pale until somebody is chosen: in full colour it was taken for one that offers to nobody. */}
          <Button
            variant={chosen === undefined ? 'secondary' : 'primary'}
            isDisabled={chosen === undefined}
            reason={t('chats.hand.text')}
            isReasonHidden
            onClick={() => chosen !== undefined && onChosen(chosen)}
          >
            {t('chats.hand.yes')}
          </Button>
        </>
      }
    >
      {present === undefined ? (
        t('loading')
      ) : present.length === 0 ? (
        t('chats.hand.nobody')
      ) : (
        <fieldset>
          <legend>{t('chats.hand.text')}</legend>
          {present.map(({ id, displayName, openChats, chats }) => (
            <Radio
              key={id}
              name="colleague"
              value={id}
              checked={chosen === id}
              onChange={() => setChosen(id)}
              label={<span dir="auto">{displayName}</span>}
              hint={t('chats.load', { open: String(openChats), most: String(chats) })}
            />
          ))}
        </fieldset>
      )}
    </DeskDialog>
  )
}
