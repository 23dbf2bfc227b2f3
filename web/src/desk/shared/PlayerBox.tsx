import { Combobox } from '../../kit/ui/Combobox.tsx'
import { type ControlProps, Field, type FieldTexts } from '../../kit/ui/Field.tsx'
import { Stack, Text } from '../../kit/ui/Layout.tsx'
import { useTexts } from './i18n.ts'
import { playerName, type PlayerEntry, useFewPlayers } from './players.ts'

interface PlayerInputProps {
  value: string
  /** At each change of what is typed. */
  onChange: (text: string) => void
  onPick: (player: PlayerEntry) => void
}

/** A player looked for by name, address or account, and picked from those that are found (CD-411). */
export function PlayerInput({ value, onChange, onPick, ...control }: PlayerInputProps & ControlProps) {
  const { t } = useTexts()
  const players = useFewPlayers(value)
  return (
    <Combobox
      {...control}
      dir="auto"
      spellCheck={false}
      placeholder={t('players.search.short')}
      listLabel={t('players')}
      announcement={t('list.count', { count: players.length })}
      value={value}
      onValue={onChange}
      suggestions={players.map((player) => ({
        id: player.accountId,
        label: (
          <Stack as="span" shrinks breaks>
            <strong dir="auto">{playerName(player)}</strong>
            <Text as="small" tone="quiet">
              <bdi>{player.email ?? player.accountId}</bdi>
            </Text>
          </Stack>
        ),
      }))}
      onPick={(id) => {
        const player = players.find(({ accountId }) => accountId === id)
        if (player !== undefined) onPick(player)
      }}
    />
  )
}

/** The same under a label, outside a form. */
export function PlayerBox({
  value,
  onChange,
  onPick,
  ...texts
}: PlayerInputProps & FieldTexts & { isRequired?: boolean }) {
  return <Field {...texts}>{(control) => <PlayerInput {...control} {...{ value, onChange, onPick }} />}</Field>
}
