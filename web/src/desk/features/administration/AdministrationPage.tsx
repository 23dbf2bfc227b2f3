import { useEffect } from 'react'
import { Navigate, useParams } from 'react-router-dom'
import { Row } from '../../../kit/ui/Layout.tsx'
import { Frame } from '../../shared/frame/Frame.tsx'
import { useTexts } from '../../shared/i18n.ts'
import { RoomTabs } from '../../shared/RoomTabs.tsx'
import { AccountData } from './AccountData.tsx'
import { Features } from './Features.tsx'
import { ImportPack } from './ImportPack.tsx'
import { Settings } from './Settings.tsx'
import page from '../../shared/Page.module.css'
import styles from './Administration.module.css'

const kinds = ['data', 'content', 'features', 'settings'] as const

/** What an administrator does seldom and nobody takes back easily; most of it asks for a fresh sign-in. */
export function AdministrationPage() {
  const { t } = useTexts()
  const { kind: asked } = useParams()
  useEffect(() => {
    document.title = `${t('administration')} · ${t('title')}`
  }, [t])
  const kind = kinds.find((one) => one === asked)
  if (kind === undefined) return <Navigate to="/administration/data" replace />
  return (
    <Frame view={null} commands={[]} isReading={false}>
      <main className={page.page} aria-labelledby="administration-title">
        <Row as="header" wrap gap="2 5" pad="3 6" line="end" className={page.head}>
          <h2 id="administration-title">{t('administration')}</h2>
          <RoomTabs
            label={t('administration.kinds')}
            selected={kind}
            tabs={kinds.map((one) => ({ id: one, name: t(`administration.${one}`) }))}
            hrefOf={(one) => `/administration/${one}`}
          />
        </Row>
        <div className={styles.scroll} role="region" aria-label={t(`administration.${kind}`)} tabIndex={0}>
          {kind === 'data' && <AccountData />}
          {kind === 'content' && <ImportPack />}
          {kind === 'features' && <Features />}
          {kind === 'settings' && <Settings />}
        </div>
      </main>
    </Frame>
  )
}
