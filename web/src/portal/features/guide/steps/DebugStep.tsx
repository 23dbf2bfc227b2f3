import { useMessages } from '../../../shared/i18n/context.ts'
import { Surface } from '../../../../kit/ui/Layout.tsx'
import { allowedEvents } from '../flow/reading.ts'
import { useGuide } from '../guide-context.ts'
import { useGuideSnapshot } from '../use-guide.ts'
import styles from './DebugStep.module.css'

/** Development only (FLOW-40): the state's name, the context, and the events that have a row in this state. */
export function DebugStep() {
  const { t } = useMessages()
  const { runner, state, flow, steps } = useGuide()
  const events = allowedEvents(useGuideSnapshot(runner))
  return (
    <Surface as="details" pad="3 4" radius={1} tone="quiet" size={1} className={styles.debug}>
      <summary>{t('support.bft.debug.title')}</summary>
      <dl>
        <dt>{t('support.bft.debug.state')}</dt>
        <dd>
          <code>{state}</code>
        </dd>
        <dt>{t('support.bft.debug.events')}</dt>
        <dd>
          <code>{events.join(' · ')}</code>
        </dd>
        <dt>{t('support.bft.debug.context')}</dt>
        <dd>
          <pre>{JSON.stringify({ ...flow, steps: steps.map(({ step }) => step) }, null, 2)}</pre>
        </dd>
      </dl>
    </Surface>
  )
}
