import { Merge } from 'lucide-react'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { CaseNumber } from '../../../kit/ui/CaseNumber.tsx'
import { Button } from '../../../kit/ui/Button.tsx'
import { Checkbox } from '../../../kit/ui/Checkbox.tsx'
import { Icon } from '../../../kit/ui/Icon.tsx'
import { Stack, Surface } from '../../../kit/ui/Layout.tsx'
import { useDesk } from '../../shared/desk-context.ts'
import { AskDialog } from '../../shared/DeskFrame.tsx'
import { useTexts } from '../../shared/i18n.ts'
import { type Case, type CaseRow, useRefresh } from './queries.ts'
import { useWrite } from '../../shared/use-write.ts'
import styles from './Merging.module.css'
import parts from '../../shared/Parts.module.css'

const numberOf = ({ region, id }: { region: string; id: string }): string => region.toUpperCase() + id

/** Cases that went on in this one, and the way to let more do so (CD-328). */
export function Merging({ whole, others }: { whole: Case; others: readonly CaseRow[] }) {
  const { t } = useTexts()
  const [search] = useSearchParams()
  const [isChoosing, setChoosing] = useState(false)
  const merged = whole.merged ?? []
  const free = others.filter(({ id }) => !merged.some((one) => one.id === id))
  const canMerge = whole.case.continuedIn === undefined && free.length > 0
  if (!canMerge && merged.length === 0) return null
  return (
    <>
      {merged.length > 0 && (
        <>
          <h3>{t('merge.list')}</h3>
          <Stack as="ul" gap={1} className={styles.list}>
            {merged.map((one) => (
              <li key={one.id}>
                <Link to={`/cases/${one.id}?${search.toString()}`}>
                  <CaseNumber number={numberOf(one)} />
                </Link>
                {one.canUndo && <Undo id={one.id} />}
              </li>
            ))}
          </Stack>
        </>
      )}
      {canMerge && (
        <p>
          <Button
            variant="secondary"
            size="small"
            icon={<Icon icon={Merge} size={15} />}
            onClick={() => setChoosing(true)}
          >
            {t('merge')}
          </Button>
        </p>
      )}
      {isChoosing && <MergeDialog whole={whole} others={free} onClose={() => setChoosing(false)} />}
    </>
  )
}

function Undo({ id }: { id: string }) {
  const { t, call } = useDesk()
  const refresh = useRefresh()
  const { isBusy, act } = useWrite(refresh.all)
  const undo = (): Promise<void> => act(() => call('unmergeCase', { id }), t('merge.undone'), t('merge.late'))
  return (
    <Button variant="quiet" size="small" isBusy={isBusy} onClick={() => void undo()}>
      {t('merge.undo')}
    </Button>
  )
}

function MergeDialog({ whole, others, onClose }: { whole: Case; others: readonly CaseRow[]; onClose: () => void }) {
  const { t, call } = useDesk()
  const refresh = useRefresh()
  const [chosen, setChosen] = useState<readonly string[]>([])
  const { isBusy, act } = useWrite(refresh.all)
  const merge = async (): Promise<void> => {
    if (chosen.length === 0) return
    await act(
      async () => {
        const body = { cases: [...chosen], eventCount: whole.eventCount }
        refresh(await call('mergeCases', { id: whole.case.id, body }))
        onClose()
      },
      t('merge.done'),
      ({ status }) => t(status === 409 ? 'race.title' : 'merge.refused'),
    )
  }
  return (
    <AskDialog
      title={t('merge.title')}
      onClose={onClose}
      action={t('merge.do')}
      isBusy={isBusy}
      onDo={() => void merge()}
    >
      <p className={parts.quiet}>{t('merge.text')}</p>
      <Stack gap={2} className={styles.choices}>
        {others.map((one) => (
          <Checkbox
            key={one.id}
            label={<bdi>{one.subject}</bdi>}
            hint={
              <>
                <CaseNumber number={numberOf(one)} /> · {t(`status.${one.status}`)} · <bdi>{one.gameTitle}</bdi>
              </>
            }
            checked={chosen.includes(one.id)}
            onChange={({ target }) =>
              setChosen(target.checked ? [...chosen, one.id].slice(0, 10) : chosen.filter((id) => id !== one.id))
            }
          />
        ))}
      </Stack>
    </AskDialog>
  )
}

/** In the place of the answer: it goes on elsewhere. */
export function ContinuedIn({ whole }: { whole: Case }) {
  const { t } = useTexts()
  const [search] = useSearchParams()
  const { continuedIn } = whole.case
  if (continuedIn === undefined) return null
  return (
    <Surface pad="4 5" line="start" ground="page" className={styles.continued}>
      <Icon icon={Merge} size={17} />
      <Link to={`/cases/${continuedIn.id}?${search.toString()}`}>
        {t('merge.into', { number: numberOf(continuedIn) })}
      </Link>
      <Undo id={whole.case.id} />
    </Surface>
  )
}
