import type { DeskSchema } from '../../../kit/api/desk.ts'
import { Scale } from 'lucide-react'
import { type RefObject, useImperativeHandle, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { shortTime } from '../../../kit/lib/relative-time.ts'
import { problemOfFailure } from '../../../kit/api/problem.ts'
import { useIsWide } from '../../../kit/lib/use-media-query.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { EmptyState } from '../../../kit/ui/EmptyState.tsx'
import { Grid, Row, Stack, Surface, Text } from '../../../kit/ui/Layout.tsx'
import { Menu } from '../../../kit/ui/Menu.tsx'
import { Loading } from '../../shared/Loading.tsx'
import { useDesk } from '../../shared/desk-context.ts'
import { useOperation } from '../../shared/operations.ts'
import { refreshEvery } from '../../shared/views.ts'
import { Due } from '../../shared/Due.tsx'
import { Facts } from '../../shared/Facts.tsx'
import { Beside, FormHead } from '../../shared/FormPage.tsx'
import { useTexts } from '../../shared/i18n.ts'
import { Key } from '../../shared/Key.tsx'
import { variantOf } from '../../shared/macro-text.ts'
import { useWrite } from '../../shared/use-write.ts'
import { AlikeAppeals } from './AlikeAppeals.tsx'
import { AppealHistory } from './AppealHistory.tsx'
import { AskColleague } from './AskColleague.tsx'
import { AskPlayer } from './AskPlayer.tsx'
import { Decision } from './Decision.tsx'
import { HandOver } from './HandOver.tsx'
import { Opinions, OwnOpinion } from './Opinions.tsx'
import { Questions } from './Questions.tsx'
import { Course, Evidence, Who } from './Statement.tsx'
import { appealSteps, type AppealStep, stepKeys } from './step-keys.ts'
import { Told } from './Told.tsx'
import { mayLead } from '../../shared/roles.ts'
import { seenAgain } from './use-penalties.ts'
import { useAgentName } from '../../shared/agents.ts'
import { Ago } from '../../shared/Ago.tsx'
import styles from './Penalties.module.css'

type Appeal = DeskSchema<'DeskAppeal'>

/** What the keys of the room do to the appeal that is read. */
export interface AppealHandle {
  open: (step: AppealStep) => void
  take: () => void
}

/** One appeal with what stands beside it. */
export function AppealView({ id, handle }: { id: string; handle: RefObject<AppealHandle | null> }) {
  const { t } = useTexts()
  const {
    data: sheet,
    error,
    again,
  } = useOperation('getAppeal', { appealId: id }, { refreshInterval: refreshEvery, shouldRetryOnError: false })
  if (sheet !== undefined) return <Sheet sheet={sheet} handle={handle} />
  if (error === undefined) return <Loading lines={8} />
  const isGone = problemOfFailure(error).status === 404
  return (
    <EmptyState
      icon={Scale}
      title={t(isGone ? 'appeals.gone' : 'failed')}
      isAlert
      actions={
        isGone ? null : (
          <Button variant="secondary" onClick={again}>
            {t('retry')}
          </Button>
        )
      }
    />
  )
}

/** What the player says, then what was found; the decision below them, always in sight (DC-L1, CD-320, CD-321). */
function Sheet({ sheet, handle }: { sheet: DeskSchema<'DeskAppealSheet'>; handle: RefObject<AppealHandle | null> }) {
  const { t, locale, me } = useDesk()
  const { appeal, opinions, alike } = sheet
  const { facts, ruleBroken, evidence, imposedBy, end: endsAt } = appeal.penalty
  const isOwn = imposedBy === me.id
  const mayDecide = mayLead(me.roles) && !isOwn
  const asked = opinions.find(({ colleague }) => colleague === me.id)
  // Whose it is comes before what becomes of it: what nobody has yet is taken first.
  const take = mayDecide && appeal.state === 'PENDING' && appeal.assignee !== me.id && <Take appeal={appeal} />
  // On a phone the head is the title's.
  const isWide = useIsWide()
  return (
    <Stack as="article" className={styles.appeal} aria-labelledby="appeal-title">
      <FormHead
        back={{ to: '/appeals', name: t('appeals.back') }}
        title={<span id="appeal-title">{variantOf({ texts: appeal.penalty.penalty }, locale)}</span>}
        {...(isWide ? { state: <Standing appeal={appeal} isTakable={take !== false} /> } : {})}
      >
        {isWide && take}
      </FormHead>
      <div className={styles.record}>
        <div className={styles.main}>
          {!isWide && (
            <div className={styles.standing}>
              <Standing appeal={appeal} isTakable={false} />
              {take}
            </div>
          )}
          <Who penalty={appeal.penalty} />
          <section className={styles.speech} aria-labelledby="appeal-words">
            <h3 id="appeal-words">{t('appeal.words')}</h3>
            <blockquote dir="auto">{appeal.description ?? t('appeal.wordless')}</blockquote>
            <p className={styles.over}>
              {t('appeal.reason')}: <bdi>{variantOf({ texts: appeal.reasonTexts }, locale)}</bdi>
            </p>
          </section>
          <section className={styles.found} aria-labelledby="appeal-found">
            <h3 id="appeal-found">{t('penalty.facts')}</h3>
            <Text size={2} breaks lines="kept" dir="auto">
              {facts === undefined ? t('appeal.nothing') : variantOf({ texts: facts }, locale)}
            </Text>
            <Evidence lines={evidence} />
            <Facts
              facts={[
                { name: t('penalty.reason'), value: variantOf({ texts: appeal.penalty.reason }, locale) },
                ...(ruleBroken === undefined
                  ? []
                  : [{ name: t('penalty.rule'), value: variantOf({ texts: ruleBroken }, locale) }]),
              ]}
            />
          </section>
          <Questions appeal={appeal} />
          <Opinions opinions={opinions} />
          {appeal.state === 'PENDING' ? (
            asked !== undefined && <OwnOpinion appealId={appeal.id} opinion={asked} />
          ) : (
            <Told title={`${t(`appeal.${appeal.state}`)} · ${appeal.repName ?? ''}`}>{appeal.repResponse ?? ''}</Told>
          )}
        </div>
        <aside className={styles.beside} aria-label={`${t('appeal.alike')}, ${t('appeal.history')}`}>
          <Beside title={t('restriction.course')}>
            <Course
              penalty={appeal.penalty}
              more={[
                {
                  name: t('penalty.end'),
                  value: endsAt === null ? t('penalty.forever') : shortTime(endsAt, locale),
                },
              ]}
            />
          </Beside>
          {mayDecide && <AlikeAppeals alike={alike} />}
          <AppealHistory sheet={sheet} />
        </aside>
      </div>
      {appeal.state === 'PENDING' &&
        (mayDecide ? (
          <Steps sheet={sheet} handle={handle} />
        ) : (
          <section className={styles.steps} aria-label={t('appeal.actions')}>
            <NotMine reason={t(isOwn ? 'appeal.own' : 'appeal.lead')} />
          </section>
        ))}
    </Stack>
  )
}

/** State, until when it is to be decided, and who has it. */
/** @param isTakable the button beside it says that nobody has it yet */
function Standing({ appeal, isTakable }: { appeal: Appeal; isTakable: boolean }) {
  const { t } = useTexts()
  const nameOf = useAgentName()
  const { state, waitsForPlayer, dueAt, assignee, decidedAt } = appeal
  return (
    <p className={styles.standing}>
      <Text as="span" weight={650}>
        {t(state === 'PENDING' && waitsForPlayer ? 'appeal.WAITING' : `appeal.${state}`)}
      </Text>
      {state === 'PENDING' && !waitsForPlayer && <Due name={t('appeal.due')} at={dueAt} />}
      {decidedAt !== null && <Ago time={decidedAt} />}
      {state === 'PENDING' && !(isTakable && assignee === null) && (
        <span className={styles.over}>
          {assignee === null ? t('appeal.withNobody') : t('appeal.with', { name: nameOf(assignee) })}
        </span>
      )}
    </p>
  )
}

/** The buttons stay, and say why they do nothing. */
function NotMine({ reason }: { reason: string }) {
  const { t } = useTexts()
  return (
    <>
      <Surface as="p" pad="3 4" radius={1} ground="warning" tone="warning" id="appeal-reason">
        {reason}
      </Surface>
      <Grid columns={2} gap={3} className={styles.verdicts}>
        <Button variant="secondary" isDisabled aria-describedby="appeal-reason">
          {t('appeal.uphold')}
        </Button>
        <Button variant="secondary" isDisabled aria-describedby="appeal-reason">
          {t('appeal.overturn')}
        </Button>
      </Grid>
    </>
  )
}

/** By its button and by its key. */
const useTake = (appeal: Appeal) => {
  const { t, call, me } = useDesk()
  const { isBusy, act } = useWrite(...seenAgain)
  const take = (): void => {
    if (appeal.assignee === me.id) return
    void act(
      () => call('assignAppeal', { appealId: appeal.id, body: { assignee: me.id } }),
      t('appeal.take.done'),
      t('appeal.changed'),
    )
  }
  return { isBusy, take }
}

function Take({ appeal }: { appeal: Appeal }) {
  const { t } = useTexts()
  const { isBusy, take } = useTake(appeal)
  return (
    <Button
      size="small"
      variant={appeal.assignee === null ? 'primary' : 'secondary'}
      className={styles.take!}
      isBusy={isBusy}
      onClick={take}
    >
      {t('appeal.take')} <Key name="a" />
    </Button>
  )
}

const mostQuestions = 3
const mostOpinions = 5

/** What whoever may decide can do, one at a time. */
function Steps({ sheet, handle }: { sheet: DeskSchema<'DeskAppealSheet'>; handle: RefObject<AppealHandle | null> }) {
  const { t } = useTexts()
  const { take } = useTake(sheet.appeal)
  const [step, setStep] = useState<AppealStep>('decide')
  const { appeal, opinions } = sheet
  const done = (): void => setStep('decide')
  const refusals: Partial<Record<AppealStep, string>> = {
    ...(appeal.questions.length >= mostQuestions ? { ask: t('appeal.ask.used') } : {}),
    ...(appeal.waitsForPlayer ? { ask: t('appeal.ask.waits') } : {}),
    ...(opinions.length >= mostOpinions ? { opinion: t('appeal.opinion.used') } : {}),
  }
  const box = useRef<HTMLElement>(null)
  const open = (next: AppealStep): void => {
    if (refusals[next] !== undefined) return
    flushSync(() => setStep(next))
    // What is chosen from the menu goes on where its form begins.
    box.current?.querySelector<HTMLElement>('textarea, select')?.focus()
  }
  useImperativeHandle(handle, () => ({ open, take }))
  const names = { decide: 'appeal.write', ask: 'appeal.ask', opinion: 'appeal.opinion', give: 'appeal.give' } as const
  const rest = (
    <Menu label={t('studio.actions')}>
      {appealSteps
        .filter((one) => one !== 'decide')
        .map((one) => (
          <Button
            key={one}
            size="small"
            variant="quiet"
            className={styles.stepChoice!}
            aria-pressed={one === step}
            isDisabled={refusals[one] !== undefined}
            reason={refusals[one] ?? ''}
            onClick={() => open(one)}
          >
            {t(names[one])} <Key name={stepKeys[one]} />
          </Button>
        ))}
    </Menu>
  )
  return (
    <section ref={box} className={styles.steps} aria-label={t('appeal.actions')}>
      {step !== 'decide' && (
        <Row wrap gap={2} className={styles.stepHead}>
          <h3>{t(names[step])}</h3>
          <Button size="small" variant="quiet" onClick={() => open('decide')}>
            {t('appeal.write')} <Key name={stepKeys.decide} />
          </Button>
          {rest}
        </Row>
      )}
      {step === 'ask' && refusals.ask === undefined ? (
        <AskPlayer appealId={appeal.id} onDone={done} />
      ) : step === 'opinion' && refusals.opinion === undefined ? (
        <AskColleague sheet={sheet} onDone={done} />
      ) : step === 'give' ? (
        <HandOver appeal={appeal} onDone={done} />
      ) : (
        <Decision appeal={appeal}>{rest}</Decision>
      )}
    </section>
  )
}
