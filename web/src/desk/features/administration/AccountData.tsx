import { Download, Eraser, Eye } from 'lucide-react'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { deskLimits } from '../../../api/limits.ts'
import { cx } from '../../../lib/class-names.ts'
import { Button } from '../../../ui/Button.tsx'
import { CopyId } from '../../../ui/CopyId.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Input } from '../../../ui/Input.tsx'
import { Grid, Row, Stack, Text } from '../../../ui/Layout.tsx'
import { RelativeTime } from '../../../ui/RelativeTime.tsx'
import { useAgents } from '../../shared/agents.ts'
import { useDesk } from '../../shared/desk-context.ts'
import { useTexts } from '../../shared/i18n.ts'
import { PlayerBox } from '../../shared/PlayerBox.tsx'
import { playerHref } from '../../shared/players.ts'
import { saveFile } from '../../shared/save-file.ts'
import { useKept } from '../../shared/use-kept.ts'
import { useWrite } from '../../shared/use-write.ts'
import { type AccountData as Data, eraseAccountData, readAccountData, useLookUps } from './queries.ts'
import styles from './Administration.module.css'
import parts from '../../shared/Parts.module.css'
import room from '../../shared/Room.module.css'

const idPattern = new RegExp(deskLimits.AccountId.pattern)

/** Everything held about an account: looked at, then taken along or erased (ground G33); nobody erases what they have not seen. */
export function AccountData() {
  const { t, locale } = useTexts()
  const { client } = useDesk()
  const [search] = useSearchParams()
  // What was typed and asked outlives the trip to the sign-in.
  const [{ account, repeated, isErasing }, change] = useKept('account data', {
    account: search.get('account') ?? '',
    repeated: '',
    isErasing: false,
  })
  const [data, setData] = useState<Data | null>(null)
  const [wrong, setWrong] = useState<'account' | 'repeated' | null>(null)
  const { isBusy, act } = useWrite(async () => undefined)
  const { lookUps, isNobody, again } = useLookUps()
  const id = account.trim()

  const isThere = (): boolean => {
    const isId = idPattern.test(id)
    setWrong(isId ? null : 'account')
    return isId
  }
  const read = (of: string): void => {
    setData(null)
    void act(async () => {
      setData(await readAccountData(client, of))
      again()
    })
  }
  const erase = (): void => {
    setWrong(repeated.trim() === id ? null : 'repeated')
    if (repeated.trim() !== id) return
    void act(async () => {
      await eraseAccountData(client, id)
      setData(null)
      change({ isErasing: false, repeated: '' })
    }, t('administration.data.erased'))
  }
  const count = (list: readonly unknown[]): string => new Intl.NumberFormat(locale).format(list.length)
  return (
    <form
      className={cx(room.sheet, styles.account)}
      onSubmit={(event) => {
        event.preventDefault()
        if (isThere()) read(id)
      }}
      noValidate
    >
      <Stack as="header" gap={1} className={styles.question}>
        <h3>{t('administration.data.ask')}</h3>
        <p className={parts.quiet}>{t('administration.data.text')}</p>
      </Stack>
      <Grid columns="1-auto" align="end" gap={3}>
        <PlayerBox
          label={t('administration.data.account')}
          isRequired
          {...(wrong === 'account' ? { error: t('administration.data.account.wrong') } : {})}
          value={account}
          onChange={(text) => {
            change({ account: text })
            setData(null)
          }}
          onPick={({ accountId }) => {
            setWrong(null)
            change({ account: accountId })
            read(accountId)
          }}
        />
        <Button type="submit" variant={data === null ? 'primary' : 'secondary'} isBusy={isBusy}>
          {t('administration.data.read')}
        </Button>
      </Grid>
      {data === null ? (
        <>
          <LookUps
            lookUps={lookUps}
            onPick={(of) => {
              setWrong(null)
              change({ account: of })
              read(of)
            }}
          />
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
              <span className={parts.initial} aria-hidden>
                {[...(data.account.displayName ?? id)][0]?.toLocaleUpperCase()}
              </span>
              <Stack as="span" className={styles.who}>
                <h4 id="account-copy" dir="auto">
                  {data.account.displayName ?? id}
                </h4>
                <CopyId id={id} copyLabel={`${t('copy')}: ${t('players.account')}`} copiedLabel={t('copied')} />
                <Link to={playerHref(id)}>{t('administration.data.player')}</Link>
              </Stack>
              <Button
                variant="secondary"
                icon={<Icon icon={Download} size={17} />}
                onClick={() => saveFile(`account-${id}.json`, 'application/json', `${JSON.stringify(data, null, 2)}\n`)}
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
            <Button
              variant="secondary"
              className={styles.erase!}
              onClick={() => isThere() && change({ isErasing: true })}
            >
              {t('administration.data.erase.open')}
            </Button>
          </Row>
        </>
      )}
      {isErasing && (
        <Dialog
          title={t('administration.data.erase')}
          closeLabel={t('close')}
          onClose={() => change({ isErasing: false, repeated: '' })}
          size="small"
          actions={
            <>
              <Button variant="danger" isBusy={isBusy} onClick={erase}>
                {t('administration.data.erase.do')}
              </Button>
              <Button variant="secondary" onClick={() => change({ isErasing: false, repeated: '' })}>
                {t('cancel')}
              </Button>
            </>
          }
        >
          <p>{t('administration.data.erase.text')}</p>
          <Field
            label={t('administration.data.repeat')}
            hint={<bdi>{id}</bdi>}
            isRequired
            {...(wrong === 'repeated' ? { error: t('administration.data.repeat.wrong') } : {})}
          >
            {(control) => (
              <Input
                {...control}
                dir="ltr"
                value={repeated}
                onChange={({ target }) => change({ repeated: target.value })}
              />
            )}
          </Field>
        </Dialog>
      )}
    </form>
  )
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
  const { t, locale } = useTexts()
  const agents = useAgents()
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
                  <bdi>{agents.find((one) => one.id === actor)?.displayName ?? actor ?? t('audit.system')}</bdi> ·{' '}
                  <RelativeTime time={at} locale={locale} />
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
