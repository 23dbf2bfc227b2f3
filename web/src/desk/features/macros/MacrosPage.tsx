import { Zap } from 'lucide-react'
import { useEffect } from 'react'
import { Link, useNavigate, useParams } from 'react-router-dom'
import { buttonClass } from '../../../ui/Button.tsx'
import { cx } from '../../../lib/class-names.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { Frame } from '../../shared/frame/Frame.tsx'
import { useTexts } from '../../shared/i18n.ts'
import { variantOf } from '../../shared/macro-text.ts'
import { useMacros } from '../../shared/macros.ts'
import { MacroForm } from './MacroForm.tsx'
import frame from '../../shared/frame/Frame.module.css'
import parts from '../../shared/Parts.module.css'
import room from '../../shared/Room.module.css'

/** The texts an answer is made of: what there is, and the chosen one. */
export function MacrosPage() {
  const { t, locale } = useTexts()
  const navigate = useNavigate()
  const { id } = useParams()
  const macros = useMacros()
  const chosen = macros?.find((macro) => macro.id === id)
  const isNew = id === 'new'
  useEffect(() => {
    document.title = `${t('macros')} · ${t('title')}`
  }, [t])

  return (
    <Frame view={null} commands={[]} isReading={id !== undefined} hasList>
      <section className={room.list} aria-label={t('macros')}>
        <header className={room.head}>
          <h2>{t('macros')}</h2>
          <Link to="/macros/new" className={buttonClass({ variant: 'secondary', size: 'small' })}>
            {t('macros.new')}
          </Link>
        </header>
        {macros === undefined ? (
          <div className={parts.skeletons} role="status" aria-label={t('loading')}>
            <Skeleton lines={12} />
          </div>
        ) : macros.length === 0 ? (
          <EmptyState icon={Zap} title={t('macros.none')} isAside>
            {t('macros.choose.text')}
          </EmptyState>
        ) : (
          <ul className={room.rows}>
            {macros.map((macro) => (
              <li key={macro.id}>
                <Link
                  to={`/macros/${macro.id}`}
                  className={room.row}
                  aria-current={macro.id === id ? 'true' : undefined}
                >
                  <strong dir="auto">{macro.name}</strong>
                  <span className={room.line} dir="auto">
                    {variantOf(macro, locale)}
                  </span>
                  <span className={room.small}>
                    <span>{t(macro.shared ? 'macros.shared' : 'macros.own')}</span>
                    <span>{t('macros.languages', { count: Object.keys(macro.texts).length })}</span>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </section>
      <main className={cx(frame.place, room.scroll)}>
        {chosen !== undefined || isNew ? (
          <MacroForm
            key={id}
            macro={chosen ?? null}
            onSaved={(saved) => void navigate(saved === null ? '/macros' : `/macros/${saved}`, { replace: true })}
          />
        ) : (
          <EmptyState
            icon={Zap}
            title={t(macros?.length === 0 ? 'macros.none' : 'macros.choose')}
            actions={
              macros?.length === 0 && (
                <Link to="/macros/new" className={buttonClass()}>
                  {t('macros.new')}
                </Link>
              )
            }
          >
            {t('macros.choose.text')}
          </EmptyState>
        )}
      </main>
    </Frame>
  )
}
