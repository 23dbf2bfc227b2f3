import { Fragment } from 'react'
import type { DeskSchema } from '../../../kit/api/desk.ts'
import { Surface } from '../../../kit/ui/Layout.tsx'
import styles from './Webhooks.module.css'

/** What a program is sent, as the guide has it: codes, the same in every language. */
export function Told({ type = 'case.created' }: { type?: DeskSchema<'WebhookEvent'> | undefined }) {
  const message = { type, timestamp: '2026-11-18T14:05:00.000Z', data: { caseId: '104233871' } }
  return (
    <Surface
      as="pre"
      pad={4}
      line="all"
      radius={2}
      ground="raised"
      tone="text"
      breaks
      textAlign="start"
      lines="kept"
      className={styles.example}
      dir="ltr"
    >
      {JSON.stringify(message, null, 2)
        .split('\n')
        .map((line) => {
          const [, name = '', value = ''] = /^(\s*"\w+": )?(.*)$/.exec(line)!
          return (
            <Fragment key={line}>
              {name}
              {/* A value stays whole: on the next line rather than broken at a sign of its date. */}
              <span>{value}</span>
              {'\n'}
            </Fragment>
          )
        })}
    </Surface>
  )
}
