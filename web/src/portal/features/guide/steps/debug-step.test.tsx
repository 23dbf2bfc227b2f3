import { renderToStaticMarkup as draw } from 'react-dom/server'
import { expect, test } from 'vitest'
import { MessagesContext } from '../../../shared/i18n/context.ts'
import { createMessages } from '../../../shared/i18n/messages.ts'
import { driveFrom, stepsOf } from '../flow/test-drive.ts'
import { GuideContext, type GuideView } from '../guide-context.ts'
import type { GuideRunner } from '../guide-runner.ts'
import { DebugStep } from './DebugStep.tsx'

const words = createMessages('en-US', {
  'support.bft.debug.title': 'Debug',
  'support.bft.debug.state': 'State',
  'support.bft.debug.events': 'Events',
  'support.bft.debug.context': 'Context',
})

/** What the step shows of the machine standing there: each term and its text. */
const shownOf = (drive: ReturnType<typeof driveFrom>): Map<string, string> => {
  const { state, flow, entry, steps } = drive.told()
  const view = {
    runner: { actor: drive.actor } as unknown as GuideRunner,
    variant: 'standard',
    state,
    flow,
    entry,
    steps,
  } as unknown as GuideView
  const markup = draw(
    <MessagesContext value={words}>
      <GuideContext value={view}>
        <DebugStep />
      </GuideContext>
    </MessagesContext>,
  )
  return new Map(
    [...markup.matchAll(/<dt>(.*?)<\/dt><dd><(?:code|pre)>(.*?)<\/(?:code|pre)><\/dd>/gs)].map(([, term, text]) => [
      term!,
      text!.replaceAll('&quot;', '"'),
    ]),
  )
}

test('[FLOW-40] the debug step shows the state, the events it takes and the context of the running machine', () => {
  const drive = driveFrom({
    state: 'describeState',
    steps: stepsOf('product', 'describe'),
    flow: { description: 'The gate is shut' },
  })
  const shown = shownOf(drive)
  expect(shown.get('State')).toBe('describeState')
  expect(shown.get('Events')?.split(' · ')).toEqual(expect.arrayContaining(['PROBLEM_DESCRIBED', 'BACK']))
  expect(JSON.parse(shown.get('Context') ?? 'null')).toMatchObject({
    productName: 'wow',
    description: 'The gate is shut',
    steps: ['product', 'describe'],
  })
  // It follows the machine: another state takes other events.
  drive.send({ type: 'BACK', step: 'product' })
  const later = shownOf(drive)
  expect(later.get('State')).toBe('productSelectState')
  expect(later.get('Events')?.split(' · ')).toContain('PRODUCT_SELECTED')
  expect(later.get('Events')?.split(' · ')).not.toContain('PROBLEM_DESCRIBED')
})
