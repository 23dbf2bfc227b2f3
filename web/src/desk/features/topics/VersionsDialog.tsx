import { useState } from 'react'
import { Button } from '../../../kit/ui/Button.tsx'
import { Stack } from '../../../kit/ui/Layout.tsx'
import { Loading } from '../../shared/Loading.tsx'
import { useDesk } from '../../shared/desk-context.ts'
import { useOperation } from '../../shared/operations.ts'
import { useWrite } from '../../shared/use-write.ts'
import { Effects } from './Effects.tsx'
import { topicReads } from './queries.ts'
import { Ago } from '../../shared/Ago.tsx'
import { DeskDialog } from '../../shared/DeskFrame.tsx'
import styles from './Topics.module.css'

/** Who changed a game's topics, when and why, and the way back. */
export function VersionsDialog({
  game,
  defaultLocale,
  onClose,
}: {
  game: string
  defaultLocale: string
  onClose: () => void
}) {
  const { t, call, say } = useDesk()
  const versions = useOperation('listTopicVersions', { game }).data?.items
  const [open, setOpen] = useState<number | null>(null)
  const { isBusy, act } = useWrite(...topicReads)
  return (
    <DeskDialog title={t('studio.versions')} onClose={onClose}>
      {versions === undefined ? (
        <Loading lines={5} isBare />
      ) : (
        <Stack as="ol" gap={4} className={styles.versions}>
          {versions.map(({ number, cause, by, writtenBy, at, note, added, removed, isLive }) => {
            const who = by ?? writtenBy
            return (
              <li key={number}>
                <strong>
                  {number} · {t(`studio.cause.${cause}`)}
                  {isLive && <span className={styles.live}> {t('studio.live')}</span>}
                </strong>
                <span className={styles.hint}>
                  {who !== null && <bdi>{who.displayName}</bdi>} <Ago time={at} />{' '}
                  <bdi dir="ltr">
                    +{added} −{removed}
                  </bdi>
                </span>
                {note !== '' && <q dir="auto">{note}</q>}
                <Button
                  variant="quiet"
                  size="small"
                  aria-expanded={open === number}
                  onClick={() => setOpen(open === number ? null : number)}
                >
                  {t('studio.versions.show', { number: String(number) })}
                </Button>
                {open === number && <Since game={game} version={number} defaultLocale={defaultLocale} />}
                {!isLive && (
                  <Button
                    variant="secondary"
                    size="small"
                    isBusy={isBusy}
                    onClick={() =>
                      void act(
                        async () => {
                          const made = await call('rollbackTopics', { game, body: { version: number, note: '' } })
                          say(t(made.version === null ? 'studio.review.done' : 'studio.rolledback'))
                        },
                        undefined,
                        t('topics.rollback.refused'),
                      )
                    }
                  >
                    {t('studio.rollback', { number: String(number) })}
                  </Button>
                )}
              </li>
            )
          })}
        </Stack>
      )}
    </DeskDialog>
  )
}

/** In words: what the draft, or what players see, has otherwise. */
function Since({ game, version, defaultLocale }: { game: string; version: number; defaultLocale: string }) {
  const { data: since } = useOperation('getTopicVersion', { game, version })
  return since === undefined ? (
    <Loading lines={2} isBare />
  ) : (
    <Effects effects={since.items} defaultLocale={defaultLocale} isMore={since.isMore} />
  )
}
