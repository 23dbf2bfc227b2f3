// A case whose words are sensitive: what to do, whom to tell, and what came of it (CD-347, CD-348).
import { Copy, Phone, ShieldAlert } from 'lucide-react'
import type { Ref } from 'react'
import { Button, buttonClass } from '../../../kit/ui/Button.tsx'
import { Icon } from '../../../kit/ui/Icon.tsx'
import { Row, Stack, Surface } from '../../../kit/ui/Layout.tsx'
import { useDesk } from '../../shared/desk-context.ts'
import { Guidance } from '../../shared/Guidance.tsx'
import { useTexts } from '../../shared/i18n.ts'
import { Summary } from '../../shared/Summary.tsx'
import { type SensitiveFlag, type SensitiveGuidance, useSensitiveGuidance } from '../../shared/sensitive.ts'
import { dialled, numberIn } from './number-in.ts'
import { type Case, useRefresh } from './queries.ts'
import { useWrite } from '../../shared/use-write.ts'
import { useAgentName } from '../../shared/agents.ts'
import { Ago } from '../../shared/Ago.tsx'
import styles from './Sensitive.module.css'

/**
 * @param firstRef title of the first flag that stands
 * @param onHandled where the focus goes once a flag is gone
 */
export function Sensitive({
  whole,
  firstRef,
  onHandled,
}: {
  whole: Case
  firstRef: Ref<HTMLHeadingElement>
  onHandled: () => void
}) {
  const flags = whole.sensitive ?? []
  const standing = flags.filter(({ outcome }) => outcome === null)
  const guidance = useSensitiveGuidance(standing.length > 0)
  if (flags.length === 0) return null
  const past = flags.filter(({ outcome }) => outcome !== null)
  return (
    <Stack gap={2} className={styles.flags}>
      {standing.map((flag, index) => (
        <Standing
          key={flag.id}
          titleRef={index === 0 ? firstRef : undefined}
          flag={flag}
          whole={whole}
          guidance={guidance?.find(({ category }) => category === flag.category)}
          onHandled={onHandled}
        />
      ))}
      {past.length > 0 && <Past flags={past} />}
    </Stack>
  )
}

function Standing({
  titleRef,
  flag,
  whole,
  guidance,
  onHandled,
}: {
  titleRef: Ref<HTMLHeadingElement> | undefined
  flag: SensitiveFlag
  whole: Case
  guidance: SensitiveGuidance | undefined
  onHandled: () => void
}) {
  const { t, call, say } = useDesk()
  const refresh = useRefresh()
  const { isBusy, act } = useWrite(refresh.all)
  const handle = (outcome: 'real' | 'falseAlarm'): Promise<void> =>
    act(
      async () => {
        await call('handleSensitiveFlag', { id: whole.case.id, flagId: flag.id, body: { outcome } })
        onHandled()
      },
      t('sensitive.handled'),
      t('sensitive.late'),
    )
  /** What whoever is told needs to know, to be pasted where they are told it. */
  const report = [
    `${t(`sensitive.category.${flag.category}`)}: ${flag.found.map(({ word }) => `“${word}”`).join(', ')}`,
    `${t('case.number')}: ${whole.case.id}`,
    location.origin + location.pathname,
  ].join('\n')
  const copy = (): void =>
    void (navigator.clipboard?.writeText(report) ?? Promise.reject(new Error('no clipboard'))).then(
      () => say(t('sensitive.report.copied')),
      () => say(t('failed')),
    )
  const title = `sensitive-${flag.id}`
  const told = guidance?.tell ?? t('sensitive.default.tell')
  const number = numberIn(told)
  const isOwnHarm = flag.category === 'selfHarm'
  return (
    <Stack
      as="section"
      gap={2}
      pad="3 4"
      line="all"
      radius={2}
      ground="raised"
      className={styles.flag}
      aria-labelledby={title}
    >
      <Row as="header" wrap gap="1 2">
        <Icon icon={ShieldAlert} size={18} />
        <h3 id={title} ref={titleRef} tabIndex={-1}>
          {t(`sensitive.category.${flag.category}`)}
        </h3>
        <span className={styles.when}>
          {t(`sensitive.source.${flag.source}`)} · <Ago time={flag.raisedAt} />
        </span>
      </Row>
      <Row as="p" wrap gap="1 2" className={styles.words}>
        <span>{t('sensitive.found')}</span>{' '}
        {flag.found.map(({ word, language }) => (
          <Surface as="bdi" padX={2} radius={1} ground="sunken" tone="text" key={`${language} ${word}`} lang={language}>
            {word}
          </Surface>
        ))}
      </Row>
      <Row wrap justify="between" gap="2 4" pad="3 4" radius={1} ground="danger" className={styles.tell}>
        <p dir="auto">
          <small>{t('sensitive.tell')}</small> <strong>{told}</strong>
        </p>
        <Row as="span" wrap gap={2} align="stretch" className={styles.ways}>
          {/* Who may do themselves harm is answered first, and somebody is told of it. */}
          {number !== null && (
            <a
              className={buttonClass({ variant: isOwnHarm ? 'secondary' : 'primary', size: 'small' })}
              href={`tel:${dialled(number)}`}
            >
              <Icon icon={Phone} size={16} /> {t('sensitive.call', { number: `\u2066${number}\u2069` })}
            </a>
          )}
          <Button
            variant={isOwnHarm || number !== null ? 'secondary' : 'primary'}
            size="small"
            icon={<Icon icon={Copy} size={16} />}
            onClick={copy}
          >
            {t('sensitive.report')}
          </Button>
        </Row>
      </Row>
      <details open>
        <Summary>{t('sensitive.guidance')}</Summary>
        <Stack gap={2} className={styles.guidance} role="region" aria-label={t('sensitive.guidance')} tabIndex={0}>
          <Guidance category={flag.category} guidance={guidance} locale={whole.player.locale} />
        </Stack>
      </details>
      <Row wrap gap={2} align="stretch">
        <Button variant="secondary" size="small" isBusy={isBusy} onClick={() => void handle('real')}>
          {t('sensitive.real')}
        </Button>
        <Button variant="quiet" size="small" isBusy={isBusy} onClick={() => void handle('falseAlarm')}>
          {t('sensitive.falseAlarm')}
        </Button>
      </Row>
    </Stack>
  )
}

function Past({ flags }: { flags: readonly SensitiveFlag[] }) {
  const { t } = useTexts()
  const nameOf = useAgentName()
  return (
    <Surface as="details" padY={1} tone="quiet" size={1} className={styles.past}>
      <Summary>{t('sensitive.past', { count: flags.length })}</Summary>
      <ul>
        {flags.map(({ id, category, outcome, handledAt, handledBy }) => (
          <li key={id}>
            {t(`sensitive.category.${category}`)} · {t(`sensitive.outcome.${outcome ?? 'real'}`)} ·{' '}
            <bdi>{nameOf(handledBy)}</bdi>
            {handledAt !== null && (
              <>
                {' '}
                · <Ago time={handledAt} />
              </>
            )}
          </li>
        ))}
      </ul>
    </Surface>
  )
}
