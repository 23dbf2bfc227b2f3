import { Download, Eraser, Eye } from 'lucide-react'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import type { DeskSchema } from '../../../kit/api/desk.ts'
import { deskLimits } from '../../../kit/api/limits.ts'
import { TextField } from '../../../kit/form/fields.tsx'
import { cx } from '../../../kit/lib/class-names.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { Icon } from '../../../kit/ui/Icon.tsx'
import { Grid, Row, Stack, Text } from '../../../kit/ui/Layout.tsx'
import { useDesk } from '../../shared/desk-context.ts'
import { DeskFrame, FormDialog } from '../../shared/DeskFrame.tsx'
import { useTexts } from '../../shared/i18n.ts'
import { useOperation } from '../../shared/operations.ts'
import { PlayerBox } from '../../shared/PlayerBox.tsx'
import { playerHref } from '../../shared/players.ts'
import { saveFile } from '../../shared/save-file.ts'
import { useDeskForm } from '../../shared/use-desk-form.ts'
import { useAgentName } from '../../shared/agents.ts'
import { Ago } from '../../shared/Ago.tsx'
import { Copied, Initial } from '../../shared/Parts.tsx'
import styles from './Administration.module.css'
import parts from '../../shared/Parts.module.css'
import room from '../../shared/Room.module.css'

const idPattern = new RegExp(deskLimits.AccountId.pattern)

/** Everything held about an account: looked at, then taken along or erased (ground G33); nobody erases what they have not seen. */
export function AccountData() {
  const { t, call, number } = useDesk()
  const [search] = useSearchParams()
  const [data, setData] = useState<DeskSchema<'DataExport'> | null>(null)
  const form = useDeskForm({
    initial: { account: search.get('account') ?? '', isErasing: false },
    // What was typed and asked outlives the trip to the sign-in.
    kept: 'account data',
    toBody: ({ account }) => ({ accountId: account.trim() }),
    onSave: (body) => {
      setData(null)
      return call('getAccountData', body)
    },
    onSaved: setData,
    again: ['listAudit'],
  })
  const {
    values: { account, isErasing },
    change,
    isBusy,
  } = form
  const id = account.trim()
  form.form.register('account', {
    validate: (typed) => idPattern.test(typed.trim()) || t('administration.data.account.wrong'),
  })
  const wrong = form.form.formState.errors.account?.message
  const { lookUps, isNobody } = useLookUps()
  const pick = (of: string): void => {
    form.form.clearErrors()
    change({ account: of })
    void form.put({ accountId: of })
  }
  const count = (list: readonly unknown[]): string => number(list.length)
  return (
    <>
      <DeskFrame form={form} className={cx(room.sheet, styles.account)}>
        <Stack as="header" gap={1} className={styles.question}>
          <h3>{t('administration.data.ask')}</h3>
          <p className={parts.quiet}>{t('administration.data.text')}</p>
        </Stack>
        <Grid columns="1-auto" align="end" gap={3}>
          <PlayerBox
            label={t('administration.data.account')}
            isRequired
            error={wrong}
            value={account}
            onChange={(text) => {
              change({ account: text })
              setData(null)
            }}
            onPick={({ accountId }) => pick(accountId)}
          />
          <Button type="submit" variant={data === null ? 'primary' : 'secondary'} isBusy={isBusy}>
            {t('administration.data.read')}
          </Button>
        </Grid>
        {data === null ? (
          <>
            <LookUps lookUps={lookUps} onPick={pick} />
            {isNobody && <Begin />}
          </>
        ) : (
          <>
            <Stack
              as="section"
              line="all"
              radius={2}
              ground="page"
              className={styles.copy}
              aria-labelledby="account-copy"
            >
              <header>
                <Initial of={data.account.displayName} />
                <Stack as="span" className={styles.who}>
                  <h4 id="account-copy" dir="auto">
                    {data.account.displayName}
                  </h4>
                  <Copied id={id} what={t('players.account')} />
                  <Link to={playerHref(id)}>{t('administration.data.player')}</Link>
                </Stack>
                <Button
                  variant="secondary"
                  icon={<Icon icon={Download} size={17} />}
                  onClick={() =>
                    saveFile(`account-${id}.json`, 'application/json', `${JSON.stringify(data, null, 2)}\n`)
                  }
                >
                  {t('administration.data.save')}
                </Button>
              </header>
              <dl>
                {(
                  [
                    [t('administration.data.cases'), data.cases, `/cases?view=open&q=${encodeURIComponent(id)}`],
                    [t('restrictions'), data.penalties, `/restrictions?account=${encodeURIComponent(id)}`],
                    [t('administration.data.feedback'), data.articleFeedback, null],
                    [t('administration.data.other'), data.otherRecords, null],
                  ] as const
                ).map(([name, held, href]) => (
                  <div key={name}>
                    <Text as="dt" tone="quiet" size={1}>
                      {name}
                    </Text>
                    <dd>
                      {href === null || held.length === 0 ? (
                        count(held)
                      ) : (
                        <Link to={href} aria-label={`${name}: ${count(held)}`}>
                          {count(held)}
                        </Link>
                      )}
                    </dd>
                  </div>
                ))}
              </dl>
            </Stack>
            <Row as="section" wrap gap="3 5" radius={2} className={styles.danger} aria-labelledby="account-erase">
              <div>
                <h4 id="account-erase">{t('administration.data.erase')}</h4>
                <Text tone="quiet">{t('administration.data.erase.text')}</Text>
              </div>
              <Button variant="secondary" className={styles.erase!} onClick={() => change({ isErasing: true })}>
                {t('administration.data.erase.open')}
              </Button>
            </Row>
          </>
        )}
      </DeskFrame>
      {isErasing && (
        <EraseDialog
          id={id}
          onClose={() => change({ isErasing: false })}
          onErased={() => {
            setData(null)
            change({ isErasing: false })
          }}
        />
      )}
    </>
  )
}

/** Whoever erases types once more whose data. */
function EraseDialog({ id, onClose, onErased }: { id: string; onClose: () => void; onErased: () => void }) {
  const { t, call } = useDesk()
  const form = useDeskForm({
    initial: { repeated: '' },
    kept: 'erase account',
    toBody: () => ({ accountId: id }),
    onSave: (body) => call('eraseAccountData', body),
    onSaved: onErased,
    done: t('administration.data.erased'),
  })
  return (
    <FormDialog
      form={form}
      title={t('administration.data.erase')}
      submit={t('administration.data.erase.do')}
      isDanger
      onClose={onClose}
    >
      <p>{t('administration.data.erase.text')}</p>
      <TextField
        name="repeated"
        label={t('administration.data.repeat')}
        hint={<bdi>{id}</bdi>}
        isRequired
        check={(repeated) => (repeated.trim() === id ? undefined : t('administration.data.repeat.wrong'))}
        dir="ltr"
      />
    </FormDialog>
  )
}

/** Who was looked up last, each once, with whose look it was; a lead reads the same in the audit. */
const useLookUps = () => {
  const { data } = useOperation('listAudit', { action: 'account.data.read', limit: 30 })
  const lookUps = data?.items.filter(
    ({ subject }, index, all) => all.findIndex((one) => one.subject === subject) === index,
  )
  return { lookUps: lookUps?.slice(0, 5) ?? [], isNobody: lookUps?.length === 0 }
}

const ways = [
  { key: 'see', icon: Eye },
  { key: 'save', icon: Download },
  { key: 'erase', icon: Eraser },
] as const

/** Whoever comes back to somebody they looked up finds them here; it is a look-up again, and recorded as one. */
function LookUps({
  lookUps,
  onPick,
}: {
  lookUps: ReturnType<typeof useLookUps>['lookUps']
  onPick: (account: string) => void
}) {
  const { t } = useTexts()
  const nameOf = useAgentName()
  if (lookUps.length === 0) return null
  return (
    <section className={styles.lookUps} aria-labelledby="account-look-ups">
      <h4 id="account-look-ups">{t('administration.data.last')}</h4>
      <ul>
        {lookUps.map(({ subject, actor, at }) => {
          const of = subject.slice(subject.indexOf('/') + 1)
          return (
            <li key={subject}>
              <button type="button" onClick={() => onPick(of)}>
                <strong>
                  <bdi>{of}</bdi>
                </strong>
                <Text as="span" tone="quiet" size={1}>
                  <bdi>{nameOf(actor) ?? t('audit.system')}</bdi> · <Ago time={at} />
                </Text>
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** Before anybody was looked up: what can be done once somebody is. Said, not offered: nothing here looks pressable. */
function Begin() {
  const { t } = useTexts()
  return (
    <section className={styles.begin} aria-labelledby="account-begin">
      <h4 id="account-begin">{t('administration.begin')}</h4>
      <dl>
        {ways.map(({ key, icon }) => (
          <div key={key}>
            <Row as="dt" gap={2} weight={650}>
              <Icon icon={icon} size={16} />
              {t(`administration.begin.${key}`)}
            </Row>
            <dd>{t(`administration.begin.${key}.text`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
