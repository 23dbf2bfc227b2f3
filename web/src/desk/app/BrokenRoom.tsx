import { SearchX, Unplug } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { Button } from '../../kit/ui/Button.tsx'
import { EmptyState } from '../../kit/ui/EmptyState.tsx'
import { Frame } from '../shared/frame/Frame.tsx'
import frame from '../shared/frame/Frame.module.css'
import { useTexts } from '../shared/i18n.ts'

/**
 * A room that broke, or whose file did not come, as after a release. The rail beside it leads on; what was typed is kept
 * by server and browser, so that the page can be loaded anew.
 */
export function BrokenRoom({ error }: { error: unknown }) {
  const { t } = useTexts()
  useEffect(() => {
    console.error(error)
  }, [error])
  return (
    <Alone title={t('failed')}>
      <EmptyState
        icon={Unplug}
        title={t(navigator.onLine ? 'failed' : 'failed.offline')}
        isAlert
        actions={<Button onClick={() => location.reload()}>{t('retry')}</Button>}
      />
    </Alone>
  )
}

/** An address of no room, as one that was typed or is old. */
export function MissingRoom() {
  const { t } = useTexts()
  return (
    <Alone title={t('missing.title')}>
      <EmptyState icon={SearchX} title={t('missing.title')} />
    </Alone>
  )
}

/** Beside the rail, as wide as there is room. */
function Alone({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Frame title={title} isReading isAlone>
      <main className={frame.place}>{children}</main>
    </Frame>
  )
}
