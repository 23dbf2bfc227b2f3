import { useEffect, useRef } from 'react'
import { deskLimits } from '../../../kit/api/limits.ts'
import { BoxForm } from '../../../kit/form/BoxForm.tsx'
import { Button } from '../../../kit/ui/Button.tsx'
import { Row } from '../../../kit/ui/Layout.tsx'
import { Select } from '../../../kit/ui/Select.tsx'
import { Textarea } from '../../../kit/ui/Textarea.tsx'
import type { Chat } from '../../shared/chats.ts'
import { useDesk } from '../../shared/desk-context.ts'
import { macroText } from '../../shared/macro-text.ts'
import { useMacros } from '../../shared/macros.ts'
import { localeOf } from './chat-lists.ts'
import { namedChoices } from '../../shared/moved.ts'
import { useKeptText } from '../../shared/use-kept.ts'
import styles from './Chats.module.css'

/**
 * Enter sends, with Shift it makes a line; macros come in the player's language. What is written stays in the window until
 * it is sent: `onSend` says when.
 */
export function MessageBox({ chat, onSend }: { chat: Chat; onSend: (text: string, onSent: () => void) => void }) {
  const { t, me } = useDesk()
  const [text, setText] = useKeptText(`desk-chat-${chat.chatId}`)
  const box = useRef<HTMLTextAreaElement>(null)
  const macros = useMacros() ?? []
  useEffect(() => box.current?.focus(), [])
  const send = (): void => {
    if (text.trim() === '') return
    onSend(text.trim(), () => {
      setText('')
      box.current?.focus()
    })
  }
  const insert = (id: string): void => {
    const macro = macros.find((one) => one.id === id)
    if (macro === undefined) return
    const facts = { player: chat.playerName ?? '', case: chat.caseId, game: '', me: me.displayName }
    setText(`${text}${text === '' ? '' : '\n'}${macroText(macro, localeOf(chat), facts)}`)
    box.current?.focus()
  }
  return (
    <BoxForm className={styles.box} onSend={send}>
      <Textarea
        ref={box}
        rows={2}
        aria-label={t('chats.box')}
        value={text}
        maxLength={deskLimits.SendChatMessageRequest.text.maxLength}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
          event.preventDefault()
          send()
        }}
      />
      <Row wrap gap={2} className={styles.boxActions}>
        {macros.length > 0 && (
          <Select
            aria-label={t('chats.macro')}
            value=""
            placeholder={t('chats.macro')}
            onChange={(event) => insert(event.target.value)}
            choices={namedChoices(macros)}
          />
        )}
        <Button type="submit">{t('chats.send')}</Button>
      </Row>
    </BoxForm>
  )
}
