// Before a case whose flag stands is answered or resolved: what to do, read and confirmed (CD-481).
import { type ReactNode, useState } from 'react'
import { ShieldAlert } from 'lucide-react'
import { Button } from '../../kit/ui/Button.tsx'
import { Icon } from '../../kit/ui/Icon.tsx'
import { Surface, Text } from '../../kit/ui/Layout.tsx'
import { Loading } from './Loading.tsx'
import { Guidance } from './Guidance.tsx'
import { useTexts } from './i18n.ts'
import { type SensitiveFlag, useSensitiveGuidance } from './sensitive.ts'
import { DeskDialog } from './DeskFrame.tsx'
import styles from './FlagQuestion.module.css'

/** What is done once it was confirmed; `confirmed` is empty where no flag stands. */
type Deed = (confirmed: string[]) => void

interface Asked {
  what: 'send' | 'resolve'
  deed: Deed
}

/** Another text once one of them was raised anew, or by more words. */
const stateOf = (flags: readonly SensitiveFlag[]): string =>
  JSON.stringify(flags.map(({ id, found }) => [id, found.map(({ word }) => word)]))

/**
 * @param locale the player's
 * @param seen of what was read: where it changes, it is asked again
 * @param onHandle leads to where the flags are handled
 */
export const useFlagQuestion = ({
  flags = [],
  locale,
  seen = 0,
  onHandle,
}: {
  flags: readonly SensitiveFlag[] | undefined
  locale: string
  seen?: number
  onHandle: () => void
}): { ask: (what: Asked['what'], deed: Deed) => void; question: ReactNode } => {
  const [asked, setAsked] = useState<Asked | null>(null)
  const [confirmed, setConfirmed] = useState('')
  const standing = flags.filter(({ outcome }) => outcome === null)
  const state = `${seen} ${stateOf(standing)}`
  const ids = standing.map(({ id }) => id)
  return {
    ask: (what, deed) => {
      if (ids.length === 0 || confirmed === state) deed(ids)
      else setAsked({ what, deed })
    },
    question: asked !== null && ids.length > 0 && (
      <FlagDialog
        flags={standing}
        locale={locale}
        what={asked.what}
        onClose={() => setAsked(null)}
        onHandle={() => {
          setAsked(null)
          // The dialog gives the focus back first.
          setTimeout(onHandle)
        }}
        onConfirm={() => {
          setAsked(null)
          setConfirmed(state)
          asked.deed(ids)
        }}
      />
    ),
  }
}

function FlagDialog({
  flags,
  locale,
  what,
  onClose,
  onHandle,
  onConfirm,
}: {
  flags: readonly SensitiveFlag[]
  locale: string
  what: Asked['what']
  onClose: () => void
  onHandle: () => void
  onConfirm: () => void
}) {
  const { t } = useTexts()
  const guidance = useSensitiveGuidance()
  const isOwnHarm = flags.every(({ category }) => category === 'selfHarm')
  const [handle, confirm] = isOwnHarm ? (['secondary', 'primary'] as const) : (['primary', 'secondary'] as const)
  return (
    <DeskDialog
      title={t('sensitive.ask')}
      onClose={onClose}
      actions={
        <>
          <Button variant={confirm} isBusy={guidance === undefined} onClick={onConfirm}>
            {t(`sensitive.ask.${what}`)}
          </Button>
          <Button variant={handle} onClick={onHandle}>
            {t('sensitive.ask.handle')}
          </Button>
        </>
      }
    >
      {guidance === undefined ? (
        <Loading lines={4} isBare />
      ) : (
        <div className={styles.flags}>
          {flags.map(({ id, category }) => {
            const its = guidance.find((one) => one.category === category)
            return (
              <section key={id} aria-labelledby={`asked-${id}`}>
                <h3 id={`asked-${id}`}>
                  <Icon icon={ShieldAlert} size={18} /> {t(`sensitive.category.${category}`)}
                </h3>
                <Guidance category={category} guidance={its} locale={locale} />
                <Surface as="p" pad="3 4" radius={1} ground="danger" breaks dir="auto" className={styles.tell}>
                  <Text as="small" tone="quiet" size={1}>
                    {t('sensitive.tell')}
                  </Text>{' '}
                  <strong>{its?.tell ?? t('sensitive.default.tell')}</strong>
                </Surface>
              </section>
            )
          })}
        </div>
      )}
    </DeskDialog>
  )
}
