import { Navigate, useParams } from 'react-router-dom'
import { useTexts } from '../../shared/i18n.ts'
import { AccountData } from './AccountData.tsx'
import { Features } from './Features.tsx'
import { ImportPack } from './ImportPack.tsx'
import { Settings } from './Settings.tsx'
import { TabbedRoom } from '../../shared/frame/TabbedRoom.tsx'
import styles from './Administration.module.css'

const kinds = ['data', 'content', 'features', 'settings'] as const

/** What an administrator does seldom and nobody takes back easily; most of it asks for a fresh sign-in. */
export function AdministrationPage() {
  const { t } = useTexts()
  const { kind: asked } = useParams()
  const kind = kinds.find((one) => one === asked)
  if (kind === undefined) return <Navigate to="/administration/data" replace />
  return (
    <TabbedRoom
      label={t('administration.kinds')}
      selected={kind}
      tabs={kinds.map((one) => ({ id: one, name: t(`administration.${one}`) }))}
      hrefOf={(one) => `/administration/${one}`}
    >
      <div className={styles.scroll} role="region" aria-label={t(`administration.${kind}`)} tabIndex={0}>
        {kind === 'data' && <AccountData />}
        {kind === 'content' && <ImportPack />}
        {kind === 'features' && <Features />}
        {kind === 'settings' && <Settings />}
      </div>
    </TabbedRoom>
  )
}
