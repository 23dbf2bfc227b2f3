import { useEffect, useId, useRef, useState } from 'react'
import { typedNumber } from '#rules/case-number.ts'
import { cx } from '../../../kit/lib/class-names.ts'
import { Input } from '../../../kit/ui/Input.tsx'
import { Stack } from '../../../kit/ui/Layout.tsx'
import { useTexts } from '../i18n.ts'
import { DeskDialog } from '../DeskFrame.tsx'
import parts from '../Parts.module.css'
import { playerName, useFewPlayers } from '../players.ts'
import type { KeyName } from '../keys.ts'
import styles from './Windows.module.css'

export interface Command {
  name: string
  key?: KeyName
  /** By its key alone: its name means nothing by itself. */
  isHidden?: boolean
  run: () => void
}

/** Everything the page can do, by its name; digits open the case of that number. */
export function Palette({
  commands,
  onNumber,
  onPlayer,
  onClose,
}: {
  commands: readonly Command[]
  onNumber: (id: string) => void
  onPlayer: (accountId: string) => void
  onClose: () => void
}) {
  const { t, locale } = useTexts()
  const id = useId()
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => box.current?.focus(), [])
  const [text, setText] = useState('')
  const [at, setAt] = useState(0)
  const wanted = text.trim().toLocaleLowerCase(locale)
  const number = /^[1-9]\d{5,}$/.exec(typedNumber(text) ?? '')?.[0]
  const players = useFewPlayers(number === undefined ? wanted : '')
  const found: Command[] = [
    ...(number === undefined ? [] : [{ name: `${t('case.number')}: ${number}`, run: () => onNumber(number) }]),
    ...commands.filter(({ name }) => name.toLocaleLowerCase(locale).includes(wanted)),
    ...players.map((player) => ({
      name: `${t('player')}: ${playerName(player)}${player.email === null ? '' : ` · ${player.email}`}`,
      run: () => onPlayer(player.accountId),
    })),
  ]
  const chosen = Math.min(at, found.length - 1)
  const run = (command: Command | undefined): void => {
    if (command === undefined) return
    onClose()
    // The dialog gives the focus back first.
    setTimeout(command.run)
  }
  return (
    <DeskDialog title={t('palette')} onClose={onClose} size="small">
      <Input
        ref={box}
        role="combobox"
        aria-expanded
        aria-controls={id}
        aria-activedescendant={chosen >= 0 ? `${id}-${chosen}` : undefined}
        aria-label={t('palette')}
        value={text}
        onChange={(event) => {
          setText(event.target.value)
          setAt(0)
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') run(found[chosen])
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
          event.preventDefault()
          setAt((chosen + (event.key === 'ArrowDown' ? 1 : found.length - 1)) % Math.max(1, found.length))
        }}
      />
      {found.length === 0 ? (
        <p role="status" className={parts.quiet}>
          {t('palette.none')}
        </p>
      ) : (
        <Stack as="ul" id={id} role="listbox" aria-label={t('palette')} className={styles.palette}>
          {found.map((command, index) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- keys go to the box, which names the option
            <li
              key={`${index} ${command.name}`}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === chosen}
              className={cx(index === chosen && styles.chosen)}
              onPointerMove={() => setAt(index)}
              onClick={() => run(command)}
            >
              <span>{command.name}</span>
              {command.key !== undefined && <kbd>{command.key}</kbd>}
            </li>
          ))}
        </Stack>
      )}
    </DeskDialog>
  )
}
