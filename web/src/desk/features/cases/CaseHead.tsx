import { ArrowLeft, Lock } from 'lucide-react'
import type { Ref } from 'react'
import { useIsWide } from '../../../kit/lib/use-media-query.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { CaseNumber } from '../../../kit/ui/CaseNumber.tsx'
import { Icon } from '../../../kit/ui/Icon.tsx'
import { Row, Surface, Text } from '../../../kit/ui/Layout.tsx'
import { Menu } from '../../../kit/ui/Menu.tsx'
import { Select } from '../../../kit/ui/Select.tsx'
import { agentChoices, useAgentName, useAgents } from '../../shared/agents.ts'
import { useDesk } from '../../shared/desk-context.ts'
import { Copied } from '../../shared/Parts.tsx'
import { Status } from '../../shared/Status.tsx'
import styles from './CaseHead.module.css'
import { CaseDue } from './Clocks.tsx'
import type { Case } from './queries.ts'
import { useAct } from './use-act.ts'

interface Props {
  whole: Case
  headingRef: Ref<HTMLHeadingElement>
  onBack: () => void
  onResolve: () => void
}

/** What a case is, and what is done with it; on a phone a title and a menu, and what is due. */
export function CaseHead({ whole, headingRef, onBack, onResolve }: Props) {
  const { t, call, me } = useDesk()
  const act = useAct()
  const agents = useAgents()
  const nameOf = useAgentName()
  const isWide = useIsWide()
  const { case: shown } = whole
  const assign = (assignee: string | null): Promise<Case> => call('assignCase', { id: shown.id, body: { assignee } })
  const named = shown.region.toUpperCase() + shown.id
  const number = (
    <Copied id={named} what={t('case.number')}>
      <CaseNumber number={named} />
    </Copied>
  )
  const assignee = (
    <Select
      aria-label={t('case.assignee')}
      value={whole.assignee ?? ''}
      onChange={(event) => {
        const chosen = event.target.value || null
        void act(
          () => assign(chosen),
          chosen === me.id
            ? t('case.yours')
            : chosen === null
              ? t('case.nobody')
              : t('list.assigned', { name: nameOf(chosen) }),
        )
      }}
      choices={[
        { value: '', label: t('case.nobody') },
        ...agentChoices(agents),
        ...(whole.assignee === null || agents.some(({ id }) => id === whole.assignee)
          ? []
          : [{ value: whole.assignee, label: whole.assignee }]),
      ]}
    />
  )
  const acts = (
    <>
      {whole.assignee !== me.id && (
        <Button
          variant={isWide ? 'secondary' : 'quiet'}
          size="small"
          onClick={() => void act(() => assign(me.id), t('case.yours'))}
        >
          {t('case.take')}
        </Button>
      )}
      {shown.status !== 'RESOLVED' && (
        <Button variant={isWide ? 'secondary' : 'quiet'} size="small" onClick={onResolve}>
          {t('case.resolve')}
        </Button>
      )}
    </>
  )

  return (
    <Row as="header" gap="2 4" pad="3 5" line="end" className={styles.caseHead}>
      <Surface
        as="button"
        centre
        radius={1}
        type="button"
        className={styles.back}
        onClick={onBack}
        aria-label={t('case.back')}
      >
        <Icon icon={ArrowLeft} flip />
      </Surface>
      <div className={styles.caseTitle}>
        <h2 id="case-title" ref={headingRef} tabIndex={-1}>
          <bdi>{shown.subject}</bdi>
        </h2>
        <Row as="p" wrap gap="1 3" tone="quiet" size={1} className={styles.caseFacts}>
          {!isWide && whole.player.displayName !== null && (
            <Text as="bdi" tone="text" weight={600}>
              {whole.player.displayName}
            </Text>
          )}
          <Status status={shown.status} />
          {/* Beside the talk the times stand by themselves. */}
          {!isWide && <CaseDue clocks={whole.clocks} />}
          {isWide && number}
          <span>{shown.gameTitle}</span>
          {/* Most are messages: said is what is not. */}
          {shown.contactChannelType !== 'TICKET' && <span>{t(`channel.${shown.contactChannelType}`)}</span>}
          {whole.filedBy !== undefined && <span>{t('case.filed', { name: nameOf(whole.filedBy) })}</span>}
          {shown.locked && (
            <span>
              <Icon icon={Lock} size={14} /> {t('case.locked')}
            </span>
          )}
        </Row>
      </div>
      {isWide ? (
        <Row gap={2} className={styles.caseActions}>
          {assignee}
          {acts}
        </Row>
      ) : (
        <Menu label={t('studio.actions')}>
          {acts}
          <span className={styles.inMenu}>{number}</span>
          <span className={styles.inMenu}>{assignee}</span>
        </Menu>
      )}
    </Row>
  )
}
