import { Stack, Text } from '../../kit/ui/Layout.tsx'
import type { ReactNode } from 'react'
import styles from './Facts.module.css'

export interface Fact {
  name: string
  value: string
}

/** What is known of something, each with its name. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <Stack as="dl" gap={4} className={styles.facts}>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <Text as="dt" tone="quiet" size={1}>
            {name}
          </Text>
          <Text as="dd" breaks>
            <bdi>{value}</bdi>
          </Text>
        </div>
      ))}
    </Stack>
  )
}

/** One of a list whose look is its own. */
export function FactLine({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
