import { Split } from 'lucide-react'
import { useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { CaseNumber } from '../../../kit/ui/CaseNumber.tsx'
import { deskLimits } from '../../../kit/api/limits.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { Checkbox } from '../../../kit/ui/Checkbox.tsx'
import { Icon } from '../../../kit/ui/Icon.tsx'
import { Row, Stack, Surface, Text } from '../../../kit/ui/Layout.tsx'
import { RichText } from '../../shared/RichText.tsx'
import { useDesk } from '../../shared/desk-context.ts'
import { gameChoices, useGames } from '../../shared/games.ts'
import { AskDialog } from '../../shared/DeskFrame.tsx'
import { useTexts } from '../../shared/i18n.ts'
import { type Case, useRefresh } from './queries.ts'
import { type SplittableMessage, splittableOf } from './splittable.ts'
import { useWrite } from '../../shared/use-write.ts'
import { InputBox, SelectBox } from '../../../kit/ui/Boxes.tsx'
import { Ago } from '../../shared/Ago.tsx'
import merging from './Merging.module.css'
import styles from './Splitting.module.css'
import parts from '../../shared/Parts.module.css'

const numberOf = ({ region, id }: { region: string; id: string }): string => region.toUpperCase() + id
const limits = deskLimits.SplitCaseRequest

/** Whether any message of it may become a case of its own (CD-329). */
export const canSplit = (whole: Case): boolean =>
  whole.player.accountId !== null &&
  !whole.case.locked &&
  whole.case.continuedIn === undefined &&
  splittableOf(whole.case).some(({ isOurs }) => !isOurs)

/** What messages of this case have become, where this one came from, and the way to it. */
export function Splitting({ whole, onSplit }: { whole: Case; onSplit: () => void }) {
  const { t } = useTexts()
  const [search] = useSearchParams()
  const { splitOff = [], splitFrom } = whole
  return (
    <>
      {splitFrom !== undefined && (
        <Row as="p" wrap gap={2}>
          <Link to={`/cases/${splitFrom.id}?${search.toString()}`}>
            <bdi>{t('split.from', { number: numberOf(splitFrom) })}</bdi>
          </Link>
          {splitFrom.canUndo && <Undo id={whole.case.id} source={splitFrom.id} />}
        </Row>
      )}
      {splitOff.length > 0 && (
        <>
          <h3>{t('split.list')}</h3>
          <Stack as="ul" gap={1} className={merging.list}>
            {splitOff.map((one) => (
              <li key={one.id}>
                <Link to={`/cases/${one.id}?${search.toString()}`}>
                  <CaseNumber number={numberOf(one)} />
                </Link>
                {one.canUndo && <Undo id={one.id} source={whole.case.id} />}
              </li>
            ))}
          </Stack>
        </>
      )}
      {canSplit(whole) && (
        <p>
          <Button variant="secondary" size="small" icon={<Icon icon={Split} size={15} />} onClick={onSplit}>
            {t('split')}
          </Button>
        </p>
      )}
    </>
  )
}

/** `id`: the new one; the messages go back to `source`, which is shown then. */
function Undo({ id, source }: { id: string; source: string }) {
  const { t, call } = useDesk()
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const refresh = useRefresh()
  const { isBusy, act } = useWrite(refresh.all)
  const undo = (): Promise<void> =>
    act(
      async () => {
        refresh(await call('unsplitCase', { id }))
        void navigate(`/cases/${source}?${search.toString()}`)
      },
      t('split.undone'),
      t('merge.late'),
    )
  return (
    <Button variant="quiet" size="small" isBusy={isBusy} onClick={() => void undo()}>
      {t('merge.undo')}
    </Button>
  )
}

export function SplitDialog({ whole, onClose }: { whole: Case; onClose: () => void }) {
  const { t, call } = useDesk()
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const refresh = useRefresh()
  const games = useGames()
  const [chosen, setChosen] = useState<readonly number[]>([])
  const [game, setGame] = useState(whole.case.gameName)
  const [topic, setTopic] = useState('')
  const [subject, setSubject] = useState('')
  const [wrong, setWrong] = useState<{ messages?: string; topic?: string }>({})
  const { isBusy, act } = useWrite(refresh.all)
  const [key] = useState(() => crypto.randomUUID())
  const messages = splittableOf(whole.case)
  const going = messages.filter(({ event }) => chosen.includes(event))
  const files = going.reduce((sum, message) => sum + message.files, 0)
  const topics = games.find((one) => one.game === game)?.topics ?? []
  const topicName = topics.find(({ categoryId }) => String(categoryId) === topic)?.name

  const split = async (): Promise<void> => {
    const missing = {
      ...(going.some(({ isOurs }) => !isOurs) ? {} : { messages: t('split.messages.missing') }),
      ...(topic === '' ? { topic: t('filing.topic.missing') } : {}),
    }
    setWrong(missing)
    if (Object.keys(missing).length > 0) return
    await act(
      async () => {
        const made = await call('splitCase', {
          id: whole.case.id,
          body: {
            messages: [...chosen].sort((one, other) => one - other),
            categoryId: Number(topic),
            game,
            subject: subject.trim() === '' ? null : subject.trim(),
            eventCount: whole.eventCount,
          },
          header: { 'Idempotency-Key': key },
        })
        refresh(made)
        onClose()
        void navigate(`/cases/${made.case.id}?${search.toString()}`)
      },
      t('split.done'),
      ({ status }) => t(status === 409 ? 'race.title' : 'split.refused'),
    )
  }
  const choose = (event: number, isChosen: boolean): void => {
    setChosen(isChosen ? [...chosen, event].slice(0, limits.messages.maxItems) : chosen.filter((one) => one !== event))
    setWrong({})
  }
  return (
    <AskDialog
      title={t('split.title')}
      onClose={onClose}
      size="medium"
      action={t('split.do')}
      isBusy={isBusy}
      onDo={() => void split()}
    >
      <p className={parts.quiet}>{t('split.text')}</p>
      <Stack
        as="fieldset"
        gap={2}
        pad={0}
        shrinks
        className={styles.messages}
        aria-describedby={wrong.messages === undefined ? undefined : 'split-problem'}
      >
        <legend>{t('split.messages')}</legend>
        {messages.map((message) => (
          <Checkbox
            key={message.event}
            label={<RichText html={message.html} className={styles.words} />}
            hint={<Hint message={message} whole={whole} />}
            checked={chosen.includes(message.event)}
            onChange={({ target }) => choose(message.event, target.checked)}
          />
        ))}
        {wrong.messages !== undefined && (
          <Text tone="danger" id="split-problem" role="alert">
            {wrong.messages}
          </Text>
        )}
      </Stack>
      <Stack gap={4} align="start" className={styles.pair}>
        <SelectBox
          label={t('filing.game')}
          isRequired
          value={game}
          onChange={(value) => {
            setGame(value)
            setTopic('')
          }}
          choices={gameChoices(games)}
        />
        <SelectBox
          label={t('filing.topic')}
          isRequired
          {...(wrong.topic === undefined ? {} : { error: wrong.topic })}
          value={topic}
          onChange={(value) => {
            setTopic(value)
            setWrong({})
          }}
          choices={[
            { value: '', label: t('filing.choose') },
            ...topics.map((one) => ({ value: String(one.categoryId), label: one.name })),
          ]}
        />
      </Stack>
      <InputBox
        label={t('filing.subject')}
        dir="auto"
        lang={whole.player.locale}
        placeholder={topicName}
        value={subject}
        maxLength={limits.subject.maxLength}
        onChange={setSubject}
      />
      {going.length > 0 && (
        <Surface
          as="section"
          pad={4}
          line="all"
          radius={2}
          ground="page"
          className={styles.preview}
          aria-labelledby="split-preview"
        >
          <h3 id="split-preview">{t('split.preview')}</h3>
          {(subject.trim() !== '' || topicName !== undefined) && (
            <p>
              <strong dir="auto">{subject.trim() || topicName}</strong>
            </p>
          )}
          <p className={parts.quiet}>
            {t('split.count', { count: going.length })} · {t('split.files', { count: files })}
          </p>
          <ol className={styles.shown}>
            {going.map((message) => (
              <li key={message.event}>
                <RichText html={message.html} className={styles.words} />
              </li>
            ))}
          </ol>
        </Surface>
      )}
    </AskDialog>
  )
}

function Hint({ message, whole }: { message: SplittableMessage; whole: Case }) {
  const { t } = useTexts()
  return (
    <>
      <bdi>{message.author ?? whole.player.displayName ?? t('thread.player')}</bdi> · <Ago time={message.at} />
      {message.files > 0 && <> · {t('split.files', { count: message.files })}</>}
    </>
  )
}
