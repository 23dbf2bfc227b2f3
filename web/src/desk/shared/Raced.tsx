// Two people have one thing open (CD-416): the form holds on to what it began with, whatever the page reads meanwhile; the
// second to save is told what the first has changed, loses no word, and says whose stays.
import { Fragment, type ReactNode, use, useEffect, useMemo, useRef, useState } from 'react'
import { ProblemError } from '../../kit/api/problem.ts'
import { absoluteTime } from '../../kit/lib/relative-time.ts'
import { Button } from '../../kit/ui/Button.tsx'
import { Row, Stack, Text } from '../../kit/ui/Layout.tsx'
import { useDesk } from './desk-context.ts'
import { useTexts } from './i18n.ts'
import { differencesOf, together } from './race.ts'
import { type Lost, LostRace, type Marked, matchOf, type Race, RaceContext } from './use-race.ts'
import { useAgentName } from './agents.ts'
import styles from './Raced.module.css'

/** What is there instead of what was read; undefined for any other failure. */
const currentOf = (error: unknown): Pick<Lost, 'theirs' | 'changedAt' | 'changedBy'> | undefined => {
  const body = error instanceof ProblemError ? error.problem.body : null
  if (body?.slug !== 'changed' || body.current === undefined) return undefined
  const { current, changedAt = null, changedBy = null } = body
  return { theirs: current as unknown as Marked, changedAt, changedBy }
}

/** A form over something others may change meanwhile; give it the key of what it is about. */
export function Raced<T extends Marked>({
  thing,
  children,
}: {
  /** null for a new one. */
  thing: T | null
  children: (thing: T | null) => ReactNode
}) {
  const { say } = useDesk()
  const [read, setRead] = useState(thing)
  const [round, setRound] = useState(0)
  const [lost, setLost] = useState<Lost | null>(null)
  const box = useRef<HTMLDivElement>(null)
  const listener = useRef<((thing: Marked) => void) | null>(null)
  // What had the focus went with the form before.
  useEffect(() => {
    if (round > 0) box.current?.querySelector<HTMLElement>('[type="submit"]')?.focus()
  }, [round])
  const race = useMemo<Race>(
    () => ({
      lost,
      save: async (mine, send, from = read) => {
        try {
          const saved = await send(matchOf(from))
          // What was saved is what the next save begins with; the form goes on as it is.
          if (from !== null) setRead(saved as unknown as T)
          setLost(null)
          return saved
        } catch (error) {
          const current = currentOf(error)
          if (current === undefined || from === null) throw error
          setLost({ was: from, mine, ...current })
          throw new LostRace()
        }
      },
      begin: (next, said) => {
        listener.current?.(next)
        setRead(next as T)
        setLost(null)
        setRound((count) => count + 1)
        if (said !== undefined) say(said)
      },
      onBegin: (next) => {
        listener.current = next
      },
    }),
    [lost, read, say],
  )
  return (
    <RaceContext value={race}>
      <div ref={box} className={styles.around}>
        <Fragment key={round}>{children(read)}</Fragment>
      </div>
    </RaceContext>
  )
}

/** What of a form is compared, by the name it has in the contract. */
export interface RacedField {
  name: string
  label: string
  /** What a value is called; as it stands without it. */
  show?: (value: never) => string
  /** It is told by its own members, which are called so. */
  parts?: (part: string) => string
}

/** After a lost race, where the form begins: who was faster, what they changed, and whose is to stay. */
export function RaceNotice({ fields }: { fields: readonly RacedField[] }) {
  const race = use(RaceContext)
  return race === null || race.lost === null ? null : <Told lost={race.lost} race={race} fields={fields} />
}

function Told({ lost, race, fields }: { lost: Lost; race: Race; fields: readonly RacedField[] }) {
  const { t, locale } = useTexts()
  const nameOf = useAgentName()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
    heading.current?.scrollIntoView({ block: 'nearest' })
  }, [lost])
  const { changedAt, changedBy, was, mine, theirs } = lost
  const name = nameOf(changedBy)
  const split = new Set(fields.flatMap((field) => (field.parts === undefined ? [] : [field.name])))
  const differences = differencesOf(
    lost,
    fields.map((field) => field.name),
    split,
  )
  const worded = (field: RacedField, value: unknown): string => {
    if (value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0))
      return t('raced.nothing')
    if (field.show !== undefined) return field.show(value as never)
    if (typeof value === 'boolean') return t(value ? 'raced.yes' : 'raced.no')
    return Array.isArray(value) ? value.map(String).join(', ') : String(value)
  }
  return (
    <Stack
      as="section"
      gap={3}
      shrinks
      pad="4 5"
      radius={2}
      ground="warning"
      breaks
      className={styles.notice}
      aria-labelledby="raced"
    >
      <h3 id="raced" ref={heading} tabIndex={-1}>
        {name === null ? t('raced.title.nobody') : t('raced.title', { name })}
      </h3>
      {changedAt !== null && (
        <Text size={1} className={styles.time}>
          {absoluteTime(changedAt, locale)}
        </Text>
      )}
      <p>{t('raced.text')}</p>
      {differences.length > 0 && (
        <Stack as="dl" gap={3} className={styles.differences}>
          {differences.map((one) => {
            const field = fields.find((its) => its.name === one.name)!
            const label = one.part === null ? field.label : `${field.label} · ${field.parts!(one.part)}`
            return (
              <Stack gap={1} key={`${one.name} ${one.part}`}>
                <Text as="dt" weight={600}>
                  {label}
                </Text>
                <dd>
                  <Text as="span" size={1}>
                    {t('raced.theirs.now')}
                  </Text>
                  <span className={styles.value}>
                    <bdi>{worded(field, one.theirs)}</bdi>
                  </span>
                </dd>
                {one.isContested && (
                  <dd>
                    <Text as="span" size={1}>
                      {t('raced.yours')}
                    </Text>
                    <span className={styles.value}>
                      <bdi>{worded(field, one.mine)}</bdi>
                    </span>
                  </dd>
                )}
              </Stack>
            )
          })}
        </Stack>
      )}
      <Row wrap gap={3} align="stretch">
        <Button size="small" onClick={() => race.begin(together(was, mine, theirs), t('raced.kept'))}>
          {t('raced.mine')}
        </Button>
        <Button size="small" variant="secondary" onClick={() => race.begin(theirs, t('raced.dropped'))}>
          {t('raced.theirs')}
        </Button>
      </Row>
    </Stack>
  )
}
