import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { RelativeTime } from '../../../ui/RelativeTime.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { useDesk } from '../../shared/desk-context.ts'
import { useTexts } from '../../shared/i18n.ts'
import { useWrite } from '../../shared/use-write.ts'
import { rollBack, useTopicsAgain, useVersions } from './queries.ts'
import styles from './Topics.module.css'

/** Who changed a game's topics, when and why, and the way back. */
export function VersionsDialog({ game, onClose }: { game: string; onClose: () => void }) {
  const { t, locale } = useTexts()
  const { client } = useDesk()
  const versions = useVersions(game)
  const { isBusy, act } = useWrite(useTopicsAgain(game))
  return (
    <Dialog title={t('studio.versions')} closeLabel={t('close')} onClose={onClose}>
      {versions === undefined ? (
        <div role="status" aria-label={t('loading')}>
          <Skeleton lines={5} />
        </div>
      ) : (
        <ol className={styles.versions}>
          {versions.map(({ number, cause, by, writtenBy, at, note, added, removed, isLive }) => {
            const who = by ?? writtenBy
            return (
              <li key={number}>
                <strong>
                  {number} · {t(`studio.cause.${cause}`)}
                  {isLive && <span className={styles.live}> {t('studio.live')}</span>}
                </strong>
                <span className={styles.hint}>
                  {who !== null && <bdi>{who.displayName}</bdi>} <RelativeTime time={at} locale={locale} />{' '}
                  <bdi dir="ltr">
                    +{added} −{removed}
                  </bdi>
                </span>
                {note !== '' && <q dir="auto">{note}</q>}
                {!isLive && (
                  <Button
                    variant="secondary"
                    size="small"
                    isBusy={isBusy}
                    onClick={() =>
                      void act(
                        () => rollBack(client, game, number, ''),
                        t('studio.rolledback'),
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
        </ol>
      )}
    </Dialog>
  )
}
