import { useState } from 'react'
import { Link } from 'react-router-dom'
import { absoluteTime } from '../../../kit/lib/relative-time.ts'
import { Banner } from '../../../kit/ui/Banner.tsx'
import { Button } from '../../../kit/ui/Button.tsx'
import type { DeskSchema } from '../../../kit/api/desk.ts'
import { useDesk } from '../../shared/desk-context.ts'
import { AskDialog } from '../../shared/DeskFrame.tsx'
import { Facts } from '../../shared/Facts.tsx'
import { useScopeWords } from '../../shared/ScopeChoices.tsx'
import { useWrite } from '../../shared/use-write.ts'
import { Stack } from '../../../kit/ui/Layout.tsx'
import room from '../../shared/Room.module.css'
import list from '../../shared/Rules.module.css'

/** One key: what it opens, how it is used; a new token, and its end. */
export function KeySheet({
  machineKey,
  onToken,
  onRevoked,
}: {
  machineKey: DeskSchema<'MachineKey'>
  onToken: (token: string) => void
  onRevoked: () => void
}) {
  const { t, locale, call } = useDesk()
  const { isBusy, act } = useWrite('listMachineKeys')
  const [asked, setAsked] = useState<'renew' | 'revoke' | null>(null)
  const scopeWords = useScopeWords()
  const { id, name, rights, scope, createdBy, createdAt, expiresAt, lastUsedAt, oldTokenUntil } = machineKey
  const time = (at: string | null, none: string): string => (at === null ? none : absoluteTime(at, locale))

  const renew = (): void =>
    void act(async () => {
      const { token } = await call('rotateMachineKey', { keyId: id })
      setAsked(null)
      onToken(token)
    })
  const revoke = (): void =>
    void act(async () => {
      await call('deleteMachineKey', { keyId: id })
      setAsked(null)
      onRevoked()
    }, t('keys.revoked'))

  return (
    <div className={room.sheet}>
      <Link to="/keys" className={room.back}>
        {t('keys.back')}
      </Link>
      <h2>
        <bdi>{name}</bdi>
      </h2>
      {oldTokenUntil !== null && (
        <Banner isQuiet>{t('keys.token.both', { time: absoluteTime(oldTokenUntil, locale) })}</Banner>
      )}
      <Stack gap={4} pad={4} line="all" radius={2} ground="page" className={list.block}>
        <Facts
          facts={[
            {
              name: t('keys.rights'),
              value: new Intl.ListFormat(locale, { type: 'unit' }).format(rights.map((one) => t(`keys.right.${one}`))),
            },
            { name: t('scope'), value: scopeWords(scope) },
            { name: t('keys.life'), value: time(expiresAt, t('keys.life.endless')) },
            { name: t('keys.used'), value: time(lastUsedAt, t('keys.used.never')) },
            { name: t('keys.made'), value: `${absoluteTime(createdAt, locale)} · ${createdBy}` },
          ]}
        />
      </Stack>
      <div className={room.actions}>
        <Button variant="secondary" onClick={() => setAsked('renew')}>
          {t('keys.renew')}
        </Button>
        <span className={room.last}>
          <Button variant="quiet" onClick={() => setAsked('revoke')}>
            {t('keys.revoke')}
          </Button>
        </span>
      </div>
      {asked !== null && (
        <AskDialog
          title={t(`keys.${asked}`)}
          action={t(`keys.${asked}`)}
          isDanger={asked === 'revoke'}
          isBusy={isBusy}
          onDo={asked === 'renew' ? renew : revoke}
          onClose={() => setAsked(null)}
        >
          {t(`keys.${asked}.text`)}
        </AskDialog>
      )}
    </div>
  )
}
