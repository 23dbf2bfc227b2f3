import { Check } from 'lucide-react'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import type { DeskSchema } from '../../../kit/api/desk.ts'
import { deskLimits } from '../../../kit/api/limits.ts'
import { Icon } from '../../../kit/ui/Icon.tsx'
import { useTexts } from '../../shared/i18n.ts'
import { useOperation } from '../../shared/operations.ts'
import { SecretDialog } from '../../shared/SecretDialog.tsx'
import { KeyForm } from './KeyForm.tsx'
import { KeySheet } from './KeySheet.tsx'
import { ListRoom } from '../../shared/frame/ListRoom.tsx'
import { useChosen } from '../../shared/use-chosen.ts'
import { Stack } from '../../../kit/ui/Layout.tsx'
import { RoomRow } from '../../shared/frame/RoomRow.tsx'
import { Ago } from '../../shared/Ago.tsx'
import room from '../../shared/Room.module.css'
import styles from './Keys.module.css'

/** Keys by which partners' tools call the desk. For administrators. */
export function KeysPage() {
  const { t } = useTexts()
  const navigate = useNavigate()
  const { id } = useParams()
  const { data, hasFailed, again } = useOperation('listMachineKeys')
  const keys = data?.items
  const [token, setToken] = useState<string | null>(null)
  const chosen = useChosen(keys, id)

  const go = (to: string | null): void => void navigate(to === null ? '/keys' : `/keys/${to}`, { replace: true })
  return (
    <>
      <ListRoom
        rows={keys}
        reads={[{ hasFailed, again }]}
        begin={[{ to: '/keys/new', name: t('keys.new') }]}
        none={t('keys.none')}
        text={t('keys.choose.text')}
        example={
          <Stack gap={3} pad={5} line="all" radius={2} ground="page" textAlign="start" className={styles.example}>
            <p>{t('keys.rights')}</p>
            <Stack as="ul" gap="3 5" tone="text" className={styles.rights}>
              {deskLimits.MachineKeyRight.enum.map((right) => (
                <li key={right}>
                  <Icon icon={Check} size={17} />
                  <span>{t(`keys.right.${right}`)}</span>
                </li>
              ))}
            </Stack>
          </Stack>
        }
        list={
          <ul className={room.rows}>
            {keys?.map((one) => (
              <Row key={one.id} machineKey={one} isChosen={one === chosen} />
            ))}
          </ul>
        }
      >
        {id === 'new' ? (
          <KeyForm onMade={go} onToken={setToken} />
        ) : (
          chosen !== undefined && (
            <KeySheet key={chosen.id} machineKey={chosen} onToken={setToken} onRevoked={() => go(null)} />
          )
        )}
      </ListRoom>
      {token !== null && (
        <SecretDialog
          title={t('keys.token')}
          text={t('keys.token.text')}
          secret={token}
          onClose={() => setToken(null)}
        />
      )}
    </>
  )
}

function Row({
  machineKey: { id, name, rights, lastUsedAt },
  isChosen,
}: {
  machineKey: DeskSchema<'MachineKey'>
  isChosen: boolean
}) {
  const { t, locale } = useTexts()
  return (
    <li>
      <RoomRow
        to={`/keys/${id}`}
        isChosen={isChosen}
        name={name}
        line={new Intl.ListFormat(locale, { type: 'unit' }).format(rights.map((right) => t(`keys.right.${right}`)))}
      >
        {lastUsedAt === null ? t('keys.used.never') : <Ago time={lastUsedAt} />}
      </RoomRow>
    </li>
  )
}
