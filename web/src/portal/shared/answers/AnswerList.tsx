import { Check, ChevronRight } from 'lucide-react'
import { type MouseEvent, type ReactNode, useState } from 'react'
import type { Schema } from '../../../kit/api/types.ts'
import { AccordionSection } from '../../../kit/ui/Accordion.tsx'
import { Button } from '../../../kit/ui/Button.tsx'
import { Icon } from '../../../kit/ui/Icon.tsx'
import { Row, Stack, Text } from '../../../kit/ui/Layout.tsx'
import { Link } from '../../../kit/ui/Link.tsx'
import { useMessages } from '../i18n/context.ts'
import { RichText } from '../rich-text/RichText.tsx'
import styles from './AnswerList.module.css'
import { ForeignLanguage } from './ForeignLanguage.tsx'
import { GamesLabel } from './GamesLabel.tsx'
import { Marked } from './Marked.tsx'

export type Answer = Schema<'Recommendation'>

export interface AnswerListProps {
  answers: readonly Answer[]
  /** An article was opened, in place or on its page. */
  onOpen: (answer: Answer) => void
  onHelped: (answer: Answer) => void
  onStillNeedHelp: (answer: Answer) => void
  /** Follows the link to an article itself: a press of the plain kind. Without it the article opens beside, in a tab. */
  onFollow?: (articleId: string) => void
  /** A known problem that stands first is open from the beginning. */
  opensFirst?: boolean
}

/** Suggested articles: title, the line that answers, whose it is; a known problem opens in place with its cure (amendment T2). */
export function AnswerList(props: AnswerListProps) {
  return (
    <Stack as="ul" gap={3} pad={0} className={styles.list}>
      {props.answers.map((answer, index) => (
        <li key={answer.id}>
          {answer.articleType === 'PROBLEM' && answer.cure !== null ? (
            <ProblemCard {...props} answer={answer} cure={answer.cure} opensFirst={index === 0 && props.opensFirst} />
          ) : (
            <ArticleCard {...props} answer={answer} />
          )}
        </li>
      ))}
    </Stack>
  )
}

type CardProps = AnswerListProps & { answer: Answer }

function Line({
  answer: { excerpt, games, hasMachineTranslation, language },
  before,
}: {
  answer: Answer
  before?: ReactNode
}) {
  const { t } = useMessages()
  return (
    <>
      {excerpt.length > 0 && (
        <Text as="span" tone="text" weight={400} className={styles.line} dir="auto" lang={language}>
          <Marked parts={excerpt} />
        </Text>
      )}
      <Row as="span" wrap gap="1 3" tone="quiet" size={1} weight={400} align="stretch" className={styles.facts}>
        {before}
        {language !== undefined && <ForeignLanguage language={language} />}
        <span>
          <GamesLabel games={games} />
        </span>
        {hasMachineTranslation && <span>{t('support.bft.recommend.machine')}</span>}
      </Row>
    </>
  )
}

function ArticleLink({
  answer,
  onOpen,
  onFollow,
  className,
  children,
}: Pick<CardProps, 'answer' | 'onFollow'> & {
  onOpen?: CardProps['onOpen']
  className?: string | undefined
  children: ReactNode
}) {
  const open = (event: MouseEvent): void => {
    onOpen?.(answer)
    // a new tab or window is the visitor's own; the flow only follows a plain press
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    if (onFollow === undefined) return
    event.preventDefault()
    onFollow(answer.id)
  }
  const beside = onFollow === undefined ? ({ target: '_blank', rel: 'noopener' } as const) : {}
  return (
    <Link href={`/article/${answer.id}`} className={className} onClick={open} {...beside}>
      {children}
    </Link>
  )
}

function ArticleCard({ answer, onOpen, onFollow }: CardProps) {
  return (
    <Row as="article" gap={4} pad="4 5" radius={2} ground="raised" className={styles.card}>
      <Stack gap={1} shrinks className={styles.text}>
        <h3>
          <ArticleLink answer={answer} onOpen={onOpen} onFollow={onFollow} className={styles.whole}>
            <bdi lang={answer.language}>{answer.title}</bdi>
          </ArticleLink>
        </h3>
        <Line answer={answer} />
      </Stack>
      <Icon icon={ChevronRight} flip className={styles.icon} />
    </Row>
  )
}

function ProblemCard({
  answer,
  cure,
  onOpen,
  onFollow,
  onHelped,
  onStillNeedHelp,
  opensFirst = false,
}: CardProps & { cure: string }) {
  const { t } = useMessages()
  const [isOpen, setOpen] = useState(opensFirst)
  // What nobody opens is not drawn.
  const [wasOpened, setOpened] = useState(opensFirst)
  const toggle = (): void => {
    setOpen(!isOpen)
    if (isOpen) return
    setOpened(true)
    onOpen(answer)
  }
  return (
    <AccordionSection
      title={<bdi lang={answer.language}>{answer.title}</bdi>}
      summary={<Line answer={answer} before={<strong>{t('support.bft.recommend.problem')}</strong>} />}
      isOpen={isOpen}
      onToggle={toggle}
      className={styles.problem}
    >
      {wasOpened && (
        <Stack gap={4} className={styles.cure}>
          <RichText html={cure} />
          <p>
            <ArticleLink answer={answer} onFollow={onFollow}>
              {t('support.answers.whole')}
            </ArticleLink>
          </p>
          <Row wrap gap={3} align="stretch">
            <Button variant="secondary" icon={<Icon icon={Check} />} onClick={() => onHelped(answer)}>
              {t('support.answers.helped')}
            </Button>
            <Button variant="quiet" onClick={() => onStillNeedHelp(answer)}>
              {t('support.answers.still')}
            </Button>
          </Row>
        </Stack>
      )}
    </AccordionSection>
  )
}
