import { X } from 'lucide-react'
import { deskLimits } from '../../../kit/api/limits.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { FieldGroup } from '../../../kit/ui/Field.tsx'
import { Stack } from '../../../kit/ui/Layout.tsx'
import { useTexts } from '../../shared/i18n.ts'
import { Lines } from './Lines.tsx'
import type { Realm } from './queries.ts'
import { withNames } from './realms.ts'
import { InputBox } from '../../../kit/ui/Boxes.tsx'
import { IconButton } from '../../shared/IconButton.tsx'
import styles from './RealmList.module.css'

const { realmName, realmId, characters } = deskLimits.TopicRealm
const mostCharacters = { lines: characters.maxItems, letters: realmName.maxLength }

/** Realms a player chooses from, each with its number in the game, and the characters of it that the form offers. */
export function RealmList({
  realms,
  error,
  onChange,
}: {
  realms: readonly Realm[]
  error?: string
  onChange: (realms: Realm[]) => void
}) {
  const { t } = useTexts()
  const change = (at: number, part: Partial<Realm>): void => onChange(realms.with(at, { ...realms[at]!, ...part }))
  const next = Math.max(0, ...realms.map((one) => one.realmId)) + 1
  return (
    <FieldGroup label={t('topics.realms')} error={error}>
      <Stack as="ol" gap={4} className={styles.realms}>
        {realms.map((realm, index) => (
          <li key={index}>
            <Stack align="end" gap={3} className={styles.realm}>
              <InputBox
                label={t('topics.realm.name')}
                dir="auto"
                maxLength={realmName.maxLength}
                value={realm.realmName}
                onChange={(text) => change(index, { realmName: text })}
              />
              <InputBox
                label={t('topics.realm.number')}
                type="number"
                min={1}
                max={realmId.maximum}
                value={realm.realmId}
                onChange={(text) =>
                  change(index, {
                    realmId: Math.min(realmId.maximum, Math.max(1, Math.round(Number(text)) || 1)),
                  })
                }
              />
              <IconButton
                icon={X}
                label={t('topics.option.remove', { name: realm.realmName })}
                onClick={() => onChange(realms.toSpliced(index, 1))}
              />
            </Stack>
            <Lines
              label={t('topics.realm.characters')}
              rows={3}
              most={mostCharacters}
              dir="auto"
              lines={realm.characters.map(({ characterName }) => characterName)}
              onChange={(names) => change(index, { characters: withNames(realms, realm.characters, names) })}
            />
          </li>
        ))}
      </Stack>
      <Button
        size="small"
        variant="secondary"
        onClick={() => onChange([...realms, { realmId: next, realmName: '', characters: [] }])}
      >
        {t('topics.realm.add')}
      </Button>
    </FieldGroup>
  )
}
